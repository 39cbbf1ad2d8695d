question-take-you = { $turn ->
    [second] Your second turn, by the hat
   *[first] Your turn
}: take one of the { $cards } cards of { $line }.
question-take-other = { $turn ->
    [second] { $name }'s second turn, by the hat
   *[first] { $name }'s turn
}: take one of the { $cards } cards of { $line }.
question-end-you = { $turn ->
    [second] Your second turn, by the hat
   *[first] Your turn
}: the last card of { $line } is to be taken, and that ends the game.
question-end-other = { $turn ->
    [second] { $name }'s second turn, by the hat
   *[first] { $name }'s turn
}: the last card of { $line } is to be taken, and that ends the game.
question-symbol-you = You took { $card } from { $cell }: use { $symbol ->
    [hat] the hat for a second turn
   *[explosion] the explosion
}, or skip it?
question-symbol-other = { $name } took { $card } from { $cell }: use { $symbol ->
    [hat] the hat for a second turn
   *[explosion] the explosion
}, or skip it?
question-last-you = You took { $card }, the last card of a line; the game ends. Keep it, or leave it?
question-last-other = { $name } took { $card }, the last card of a line; the game ends. Keep it, or leave it?
question-over = The game is over: { $reason }.

ending-line = { $name } took the last card of a line
ending-dry = nobody found a card to take any more
