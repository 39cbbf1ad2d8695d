# Why a table does not do what is wanted of it: for programs the same sentences stand in crates/table.
refusal-no-decision = That cannot be decided here. Touch a card, or press one of the buttons.
refusal-bad-plan = This cannot be played: { $reason }.
refusal-stale =
    { $decisions ->
        [one] The game has moved on: { $decisions } decision has been made. Look at the table and decide again.
       *[other] The game has moved on: { $decisions } decisions have been made. Look at the table and decide again.
    }
refusal-not-yet =
    { $decisions ->
        [one] The game is not that far: { $decisions } decision has been made, and this one was meant for after { $after }. Look at the table and decide again.
       *[other] The game is not that far: { $decisions } decisions have been made, and this one was meant for after { $after }. Look at the table and decide again.
    }
refusal-not-your-turn = It is not your turn.
refusal-not-sitting = You do not sit at this table.
refusal-not-host = Only the one who opened the table can do that.
refusal-begun = The game has begun.
refusal-not-begun = The game has not begun yet.
refusal-not-over = The game is not over yet.
refusal-over = The game is over.
refusal-no-seat = There is no free seat for you at this table; you can watch.
refusal-nothing-free = There is nothing to take back: you have not decided anything in this turn yet, or a hidden card has been seen since your last decision. You can ask the others to go back.
refusal-nothing-before = There is nothing to go back to.
refusal-asked-already = Another question waits for an answer.
refusal-not-asked = Nobody asked you anything.
refusal-present = Nobody plays in your place.
refusal-too-soon = Wait a little: a bot can step in after three minutes.
refusal-has-clock = At this table the clock says how long one may think.
refusal-silent = This table is silent: its host switched talking off.
refusal-empty = Nothing was said.
refusal-too-long = That is too long: { $most } characters at most.
refusal-rematch-open = A rematch is open already.
refusal-log-full = Too much has happened at this table for that: play the game to its end, or open another table.
refusal-often-enough = You have done this at this table as often as anybody may.
plan-bank = a bank of time is 10 seconds to 10 hours
plan-increment = at most 600 seconds are added for a turn
plan-days = a turn may take 1 to 30 days
plan-nobody = at least one seat must be for a person
plan-players = { $game } is played by { $fewest } to { $most }
plan-bot = there is no bot `{ $bot }`; the bots are { $known }
plan-person = there is nobody with the number { $person }
