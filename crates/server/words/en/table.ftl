# The page of a table.
table-title = Table
table-offline = Connection lost. Hearth is reconnecting and will catch up.
table-and = and
banner-next = Next table waiting for you
banner-gathering = The game starts as soon as every seat is taken.
banner-faded = This table was closed before a game started.
banner-your-turn = Your turn
banner-clock = { $name }, time left:
banner-away = A bot is playing for you.
banner-away-for = A bot is playing for { $names }.
banner-returns = A bot is finishing this turn for you. Then you’re back.
banner-watching = You’re watching.
banner-out = You’re out of this game. A bot is playing on for you while you watch.
banner-come-back = Take over again
banner-won = { $name } wins. { $scores }.
banner-shared = { $names } share the victory. { $scores }.
banner-early =
    { $winners ->
        [one] { $names } wins: { $why }.
       *[other] { $names } win: { $why }.
    }
banner-gave-up =
    { $people ->
        [one] { $names } resigned
       *[other] { $names } resigned
    }
banner-ran-out =
    { $people ->
        [one] { $names } ran out of time
       *[other] { $names } ran out of time
    }
banner-agreed = Everyone agreed to end the game.
banner-endless = The game kept going round in circles and was stopped.
banner-hand-over = Pass the device to { $name }. Everyone else, look away!
banner-lift = I’m { $name }: show my cards
banner-replay = Replay the game
banner-record = Download the game record
banner-to-rematch = Go to the rematch
banner-rematch = Rematch
banner-account = Score breakdown
seats-title = At the table
seats-drawn = The first player is picked at random once everyone is here.
seats-gave-up = resigned
seats-ran-out = ran out of time
seats-stood-in = a bot is playing for now
seats-anyone = open to anyone
seats-kept = reserved for somebody
seats-kept-for = reserved for { $name }
seats-all-kept = All free seats are reserved for others. You can watch.
seats-guest = open to anyone with the link
seats-days-left = { $days } d { $hours } h
seats-sit = Sit down
seats-rise = Stand up
seats-invite = Invite others with this link:
seats-copy = Copy
seats-copied = Copied
seats-change = Change the table
seats-close = Close the table
seats-close-sure =
    { $people ->
        [one] Close this table? { $names } is already here and would have to find another.
       *[other] Close this table? { $names } are already here and would have to find another.
    }
agreed-title = Table settings
agreed-line = { $what }: { $value }
agreed-usual = Standard rules
agreed-from = Continued from a recorded game, with its rules.
agreed-waiting = If a player keeps the others waiting for three minutes, a bot can step in.
agreed-absent-bot = If a player runs out of time, a bot plays until they’re back.
agreed-absent-loses = A player who runs out of time loses.
offers-title = What you can do
offers-back = Undo
offers-words = Type a move
offers-decision = Move
offers-decide = Play it
offers-example = For example:
offers-of = { $group }:
asks-back =
    { $more ->
        [0] { $name } would like to undo this: { $what }.
        [one] { $name } would like to undo this and the move after it: { $what }.
       *[other] { $name } would like to undo this and the { $more } moves after it: { $what }.
    }
asks-back-last =
    { $count ->
        [one] { $name } would like to undo the last move.
       *[other] { $name } would like to undo the last { $count } moves.
    }
asks-end = { $name } would like to end the game without a winner.
asks-pace = { $name } suggests switching to { $pace }.
asks-agree = Agree
asks-decline = Decline
asks-withdraw = Withdraw the request
asks-waiting = Waiting for { $names }.
asks-declined-back = { $by } declined { $name }’s request to undo.
asks-declined-end = { $by } declined { $name }’s request to end the game.
asks-declined-pace = { $by } declined { $name }’s suggestion to switch to { $pace }.
asks-more = More
asks-go-back = Ask to undo my last move
asks-to-end = Ask to end the game
asks-for-pace = Ask for { $pace }
asks-stand-in = Let a bot play for { $name }
asks-sure = Resign this game? You can no longer win it. If the others play on, a bot takes over.
asks-resign = Resign
log-title = Log
log-label = What happened
log-earlier = … Earlier moves
log-later = Later moves …
talk-title = Chat
talk-say = Message
talk-send = Send
talk-quiet = Write without automatic page reloads
actions-title = Actions
actions-wait = It’s not your turn.
rail-title = Log and chat
rail-tools = Table
rail-gear = Settings
rail-moves = All moves
coach-number = { $number } of { $all }
coach-next = Got it
coach-enough = No more tips
talk-silenced = The host has taken the chat away from { $name }.
talk-unsilenced = { $name } may write again.
