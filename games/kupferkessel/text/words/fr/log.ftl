log-turn = { $turn ->
    [second] { $name } joue une deuxième fois et va
   *[first] { $name } va
} de la case { $from } à la case { $arrival }
log-arrival-corner = { $stop }, où il n’y a pas de carte
log-arrival-empty = { $at }, où la rangée est vide ({ $place })
log-took = { $name } prend { $card } en { $cell }, puis avancera { $steps ->
    [one] d’une case
   *[other] de { $steps } cases
} ; { $gap }
log-took-symbol = { $name } prend { $card } en { $cell }, avec son symbole { $symbol }
log-used = { $name } utilise le symbole { $symbol } : { $brought }
log-another-turn = un tour de plus
log-skipped = { $name } renonce au symbole { $symbol }
log-took-last = { $name } prend { $card } en { $cell }, la dernière d’une rangée
log-kept = { $name } garde { $card }
log-left = { $name } met { $card } hors jeu
log-over = La partie est terminée : { $reason }
log-filled = { $card } comble le vide
log-gap = l’emplacement reste vide
log-lost = { $name } perd { $card } ({ $place ->
    [out] hors jeu
   *[pile] sous la pioche
})
log-lost-top = { $name } perd { $card } ({ $place ->
    [out] hors jeu
   *[pile] sous la pioche
}), et { $top } est maintenant sur le dessus
log-counted = { $name } totalise { $total } : { $parts }
log-families = { $points } pour les familles
log-ones = { $points } pour la majorité de 1
log-recipes = { $points } pour les recettes (reçues : { $recipes })
log-joined = { $first } ; { $rest }
