# A table at which the game has not begun.
gather-invites = { $name } invites you to { $game }
gather-from = { $name } invites you to
gather-how = { $players } players, about { $minutes } minutes, { $pace }
gather-free = Nothing to install, no account.
gather-name = Your name
gather-who = Who joins you?
gather-wait = Soon it begins
gather-closed = The table is closed
gather-you = you
gather-just = sat down just now
gather-sat = { $name } sat down.
gather-level = Level of the bot
gather-bot = Ask a bot
gather-share = Share the link
gather-qr = The link as a QR code
gather-learn = How is it played? 3 minutes
gather-own = Open your own table
