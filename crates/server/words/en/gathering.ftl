# A table at which the game has not begun.
gather-invites = { $name } invites you to { $game }
gather-from = { $name } invites you to
gather-how = { $players } players, about { $minutes } minutes, { $pace }
gather-free = Nothing to install, no account.
gather-name = Your name
gather-who = Who’s joining you?
gather-wait = Starting soon
gather-closed = The table is closed
gather-you = you
gather-just = just sat down
gather-sat = { $name } sat down.
gather-level = Bot level
gather-bot = Add a bot
gather-share = Share the link
gather-qr = The link as a QR code
gather-learn = How to play, in 3 minutes
gather-own = Open your own table
