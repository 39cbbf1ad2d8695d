refusal-over = the game is over
refusal-first-use-or-skip = you took a card with a symbol; first use the { $symbol } or skip it
refusal-first-keep-or-leave = { $card } was the last card of the line; first keep it or remove it from the game
refusal-not-on-your-line = { $cell } is not on the line at position { $at }, where you stand
refusal-nothing-there = there is no card on { $cell } any more
refusal-no-symbol = there is no symbol to use; take a card from your line
refusal-no-last-card = you keep or remove only the last card of a line; take a card from your line
