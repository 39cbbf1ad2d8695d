refusal-over = the game is over
refusal-first-use-or-skip = you took a card with a symbol; first `use` the { $symbol } or `skip` it
refusal-first-keep-or-leave = { $card } was the last card of the line; `keep` it or `leave` it
refusal-not-on-your-line = { $cell } is not on the line at position { $at }, where you stand
refusal-nothing-there = no card lies on { $cell } any more
refusal-no-symbol = no symbol waits to be used; take a card of your line
refusal-no-last-card = only the last card of a line is kept or left; take a card of your line
cited = { $rule }: { $why }
