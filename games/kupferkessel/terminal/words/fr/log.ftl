log-turn = { $turn ->
    [second] { $name } joue une deuxième fois et va
   *[first] { $name } va
} de la case { $from } à la case { $arrival }
log-arrival-corner = { $stop }, où il n’y a pas de carte
log-arrival-empty = { $at }, où la rangée est vide ({ $place })
log-took = { $name } prend la carte { $card } en { $cell } et avancera ensuite { $steps ->
    [one] d’une case
   *[other] de { $steps } cases
} ; { $gap }
log-took-symbol = { $name } prend la carte { $card } en { $cell }, avec son symbole { $symbol }
log-used = { $name } utilise le symbole { $symbol } : { $brought }
log-another-turn = un tour de plus
log-skipped = { $name } renonce au symbole { $symbol }
log-took-last = { $name } prend la carte { $card } en { $cell }, la dernière d’une rangée
log-kept = { $name } garde la carte { $card }
log-left = { $name } met la carte { $card } hors jeu
log-over = La partie est terminée : { $reason }
log-filled = l’emplacement vide reçoit la carte { $card }
log-gap = l’emplacement reste vide
log-lost = { $name } perd la carte { $card } ({ $place ->
    [out] hors jeu
   *[pile] sous la pioche
})
log-lost-top = { $name } perd la carte { $card } ({ $place ->
    [out] hors jeu
   *[pile] sous la pioche
}), et la carte { $top } est maintenant sur le dessus
log-counted = { $name } totalise { $total } : { $parts }
log-families = { $points } pour les familles
log-ones = { $points } pour le plus de cartes de valeur 1
log-recipes = { $points } pour les recettes (reçues : { $recipes })
log-joined = { $first } ; { $rest }
