# À quoi ressemble un jeu.
stats-games-of = { $game }, parties jouées par { $bots }, graine { $seed }
stats-interrupted = { $headline }, interrompues
stats-and = et
stats-what = À quoi ressemble { $game }
stats-table = { $players } joueurs, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
stats-forfeits = { $games ->
    [one] { $games } autre partie, perdue par forfait, n’est pas comptée : { $why }
   *[other] { $games } autres parties, perdues par forfait, ne sont pas comptées : { $why }
}
stats-seat = place
stats-wins = victoires
stats-points = points
stats-spread = écart
stats-par = (équilibre : { $share })
stats-winning = points du gagnant
stats-margin = avance
stats-decisions = coups
stats-rounds = manches
stats-shared = partagées
stats-ended = fin par
stats-by-seat = { $table } : victoires par place
stats-by-points = { $table } : places selon leurs points
stats-sheet = { $table } : { $title }
stats-players = { $players } joueurs
