question-take-you = { $turn ->
    [second] Second turn, by the hat: take one of the { $cards } cards of { $line }.
   *[first] Take one of the { $cards } cards of { $line }.
}
question-take-other = { $turn ->
    [second] { $name }'s second turn, by the hat
   *[first] { $name }'s turn
}: one of the { $cards } cards of { $line } is to be taken.
question-end-you = { $turn ->
    [second] Second turn, by the hat: take the last card of { $line }, which ends the game.
   *[first] Take the last card of { $line }, which ends the game.
}
question-end-other = { $turn ->
    [second] { $name }'s second turn, by the hat
   *[first] { $name }'s turn
}: the last card of { $line } is to be taken, and that ends the game.
question-symbol-you = You took { $card } from { $cell }: use { $symbol ->
    [hat] the hat for a second turn
   *[explosion] the explosion
}, or skip it?
question-symbol-other = { $name } took { $card } from { $cell } and may use { $symbol ->
    [hat] the hat for a second turn
   *[explosion] the explosion
}.
question-last-you = You took { $card }, the last card of a line; the game ends. Keep it, or put it out of the game?
question-last-other = { $name } took { $card }, the last card of a line; the game ends. { $name } may keep it or put it out of the game.
question-over = The game is over: { $reason }.

ending-line = { $name } took the last card of a line
ending-dry = nobody found a card to take any more
