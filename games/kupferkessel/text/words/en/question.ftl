question-take-you = { $turn ->
    [second] Second turn, thanks to the hat: take one of the { $cards } cards in { $line }.
   *[first] Take one of the { $cards } cards in { $line }.
}
question-take-other = { $turn ->
    [second] Second turn, thanks to the hat: { $name }
   *[first] { $name }
} is choosing one of the { $cards } cards in { $line }.
question-end-you = { $turn ->
    [second] Second turn, thanks to the hat: take the last card in { $line }, which ends the game.
   *[first] Take the last card in { $line }, which ends the game.
}
question-end-other = { $turn ->
    [second] Second turn, thanks to the hat: { $name }
   *[first] { $name }
} must take the last card in { $line }, which ends the game.
question-symbol-you = You took { $card } from { $cell }: use { $symbol ->
    [hat] the hat for a second turn
   *[explosion] the explosion
}, or skip it?
question-symbol-other = { $name } took { $card } from { $cell } and may use { $symbol ->
    [hat] the hat for a second turn
   *[explosion] the explosion
}.
question-last-you = You took { $card }, the last card of a line; the game ends. Keep it, or remove it from the game?
question-last-other = { $name } took { $card }, the last card of a line; the game ends. { $name } may keep or remove it.
question-over = The game is over: { $reason }.

ending-line = { $name } took the last card of a line
ending-dry = nobody could take a card any more
