# Why a table does not do what is wanted of it: for programs the same sentences stand in crates/table.
refusal-no-decision = You can’t do that here. Tap a card or one of the buttons.
refusal-bad-plan = These settings don’t work: { $reason }.
refusal-stale =
    { $decisions ->
        [one] The game has moved on: { $decisions } move has been made. Look at the table and choose again.
       *[other] The game has moved on: { $decisions } moves have been made. Look at the table and choose again.
    }
refusal-not-yet =
    { $decisions ->
        [one] The game isn’t that far yet: { $decisions } move has been made, and yours was meant for after { $after }. Look at the table and choose again.
       *[other] The game isn’t that far yet: { $decisions } moves have been made, and yours was meant for after { $after }. Look at the table and choose again.
    }
refusal-not-your-turn = It’s not your turn.
refusal-not-sitting = You’re not playing at this table.
refusal-not-host = Only the host can do that.
refusal-begun = The game has already started.
refusal-not-begun = The game hasn’t started yet.
refusal-not-over = The game isn’t over yet.
refusal-over = The game is over.
refusal-no-seat = There’s no free seat for you at this table. You can watch.
refusal-nothing-free = There’s nothing to undo: you haven’t moved this turn, or a hidden card has been revealed since. You can ask the others to go back.
refusal-nothing-before = There’s nothing to go back to.
refusal-asked-already = Another request is still waiting for an answer.
refusal-not-asked = Nobody has asked you anything.
refusal-present = No bot is playing for you.
refusal-too-soon = Wait a little: a bot can step in after three minutes.
refusal-has-clock = This table has a clock, and the clock decides when time is up.
refusal-silent = Chat is switched off at this table.
refusal-empty = The message is empty.
refusal-too-long = That’s too long: { $most } characters at most.
refusal-rematch-open = A rematch is already open.
refusal-log-full = This table’s log is full. Finish the game or open another table.
refusal-often-enough = You’ve reached the limit for this at this table.
plan-bank = the time bank must be between 10 seconds and 10 hours
plan-increment = at most 600 seconds can be added per turn
plan-days = a turn can take 1 to 30 days
plan-nobody = at least one seat must be for a person
plan-players = { $game } is for { $fewest } to { $most } players
plan-bot = there is no bot `{ $bot }`; the bots are { $known }
plan-person = there is no person with the number { $person }
