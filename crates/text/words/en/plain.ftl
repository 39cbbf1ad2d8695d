# The sentences of a game that has none of its own.
plain-colour-1 = Red
plain-colour-2 = Green
plain-colour-3 = Blue
plain-colour-4 = Yellow
plain-your-turn = It’s your turn.
plain-turn = It’s { $name }’s turn.
plain-over = The game is over.
plain-decided = { $name }: { $decision }
plain-secret = { $name } decides in secret.
plain-points = Points
plain-and = and
plain-wins = { $name } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
plain-shared = { $names } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
