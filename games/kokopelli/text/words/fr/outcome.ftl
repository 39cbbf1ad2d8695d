outcome-brought = { $deed } – { $brought }
outcome-joined = { $first } ; { $rest }
outcome-to = { $name } gagne { $brought }
outcome-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
outcome-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
outcome-cards-moved = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
outcome-both = { $points } et { $cards }
outcome-drawn = { $what } en échange
outcome-empty-hand = main vidée : { $what }
outcome-empty-hand-with = main vidée ({ $ceremony }) : { $what }
outcome-ability = { $what } grâce à la capacité { $ceremony }
outcome-fewest = { $what } pour la plus petite pioche
outcome-second-fewest = { $what } pour la deuxième plus petite pioche
outcome-village = { $what } pour le village
outcome-extra = une action supplémentaire grâce au { $vase }
outcome-extra-of = une action supplémentaire grâce au { $vase } chez { $name }
outcome-end-tile = une tuile Fin de partie posée (il en reste { $left })
ending-pile = une pioche est épuisée
ending-tiles = la dernière tuile Fin de partie est posée
ending-rounds = cent manches ont été jouées
