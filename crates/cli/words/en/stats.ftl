# What a game is like.
stats-games-of = { $game }, games of { $bots }, seed { $seed }
stats-interrupted = { $headline }, interrupted
stats-and = and
stats-what = { $game } in numbers
stats-table = { $players } players, { $games ->
    [one] one game
   *[other] { $games } games
}
stats-forfeits = { $games ->
    [one] One more was forfeited and is not counted: { $why }
   *[other] { $games } more were forfeited and are not counted: { $why }
}
stats-seat = seat
stats-wins = wins
stats-points = points
stats-spread = spread
stats-par = (even would be { $share })
stats-winning = winner’s points
stats-margin = winner’s lead
stats-decisions = moves
stats-rounds = rounds
stats-shared = shared
stats-ended = ended by
stats-by-seat = { $table }: wins by seat
stats-by-points = { $table }: points per seat
stats-sheet = { $table }: { $title }
stats-players = { $players } players
