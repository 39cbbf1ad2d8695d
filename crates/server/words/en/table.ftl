# The page of a table.
table-title = A table
table-offline = The connection is gone. Hearth is trying to reconnect and will catch up by itself.
table-and = and
banner-next = On to the next table that waits for you
banner-gathering = The game begins as soon as every seat is taken.
banner-faded = This table was closed before a game began.
banner-your-turn = Your turn
banner-clock = { $name }, time left:
banner-away = A bot plays for you.
banner-away-for = A bot plays for { $names }.
banner-returns = A bot ends this turn for you; then you play yourself again.
banner-watching = You are watching.
banner-out = You are out of this game: a bot plays on for you while you watch.
banner-come-back = Play myself again
banner-won = { $name } wins. { $scores }.
banner-shared = { $names } share the victory. { $scores }.
banner-early =
    { $winners ->
        [one] { $names } wins: { $why }.
       *[other] { $names } win: { $why }.
    }
banner-gave-up =
    { $people ->
        [one] { $names } gave up
       *[other] { $names } gave up
    }
banner-ran-out =
    { $people ->
        [one] { $names } ran out of time
       *[other] { $names } ran out of time
    }
banner-agreed = All agreed to end the game.
banner-endless = The game went round in a circle and was ended.
banner-hand-over = Hand the device to { $name }. The others look away.
banner-lift = I am { $name }: show my cards
banner-replay = Look at the game again
banner-record = Download the record
banner-to-rematch = To the rematch
banner-rematch = Rematch
banner-account = How the scores came about
seats-title = At the table
seats-drawn = Who begins is decided by lot once everybody is here.
seats-gave-up = gave up
seats-ran-out = ran out of time
seats-stood-in = a bot plays for now
seats-anyone = free for anyone
seats-kept = kept for somebody
seats-kept-for = kept for { $name }
seats-all-kept = All free seats are kept for others; you can watch.
seats-guest = free for a guest with the link
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
        [one] Close this table? { $names } already sits here and would have to look for another one.
       *[other] Close this table? { $names } already sit here and would have to look for another one.
    }
agreed-title = Agreed
agreed-line = { $what }: { $value }
agreed-usual = Rules as usual
agreed-from = A recorded game goes on here, with its own rules.
agreed-waiting = If somebody keeps the others waiting for three minutes, a bot can step in.
agreed-absent-bot = If somebody's time runs out, a bot plays until that person is back.
agreed-absent-loses = If somebody's time runs out, the game is lost for that person.
offers-title = What you can do
offers-back = Take back
offers-words = Say it in words
offers-decision = Decision
offers-decide = Decide
offers-example = For example:
offers-of = { $group }:
asks-back =
    { $more ->
        [0] { $name } asks to take this back: { $what }.
        [one] { $name } asks to take this back: { $what }. And the decision after it.
       *[other] { $name } asks to take this back: { $what }. And the { $more } decisions after it.
    }
asks-back-last =
    { $count ->
        [one] { $name } asks to take back the last decision.
       *[other] { $name } asks to take back the last { $count } decisions.
    }
asks-end = { $name } asks to end the game without a winner.
asks-pace = { $name } asks to go on with { $pace }.
asks-agree = Agree
asks-decline = Decline
asks-withdraw = Take the question back
asks-waiting = Waiting for { $names }.
asks-declined-back = { $by } declined: { $name } asked to take something back.
asks-declined-end = { $by } declined: { $name } asked to end the game.
asks-declined-pace = { $by } declined: { $name } asked to go on with { $pace }.
asks-more = More
asks-go-back = Ask to take my last decision back
asks-to-end = Ask to end the game
asks-for-pace = Ask for { $pace }
asks-stand-in = Let a bot play for { $name }
asks-sure = Give up this game? You can no longer win it; if the others play on, a bot plays for you.
asks-resign = Resign
log-title = Log
log-label = What happened
talk-title = Talk
talk-say = Say
talk-send = Send
talk-quiet = Write without the page loading itself again
actions-title = Actions
actions-wait = It is not your turn.
rail-title = Log and talk
rail-tools = Table
rail-gear = Settings
rail-moves = All moves
coach-number = { $number } of { $all }
coach-next = Got it
coach-enough = No more tips
