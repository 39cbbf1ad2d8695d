# Classement.
rating-title = Classement
rating-leaderboard = Tableau des meilleurs
rating-pools = Choisissez un jeu
rating-pool = { $game } à { $players }
rating-pool-variant = { $pool } : { $variant }
rating-number = { $points } ± { $margin }
rating-below = sous le niveau { $level }
rating-at = à peu près { $level }
rating-between = entre { $weaker } et { $stronger }
rating-above = au-dessus de { $level }
rating-uncertain = { $standing }, encore incertain
rating-uncertain-title = Encore incertain
rating-games = { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
}
rating-change = { $before } → { $after }, { $words }
rating-nobody = Personne n’a encore de classement. Ouvrez une table et cochez « Classée » ; les robots ont aussi un classement, on peut donc commencer à une seule personne.
rating-curve = Classement après { $games ->
    [one] une partie classée
   *[other] { $games } parties classées
}, de { $first } à { $last } ± { $margin }
rating-game = Cette partie est classée
rating-lost-undo = Plus classée : vous avez accepté de reprendre des coups
rating-lost-stand-in = Plus classée : un robot a pris une place
rating-lost-no-clock = Plus classée : vous avez accepté de jouer sans pendule
rating-lost-agreed = Non classée : vous avez accepté de terminer la partie
rating-lost-move-limit = Non classée : la partie a atteint la limite de coups
rating-lost-person-twice = Non classée : une personne a deux places
