log-turn = { $turn ->
    [second] { $name } ma drugi ruch i idzie
   *[first] { $name } idzie
} z { $from } na { $arrival }
log-arrival-corner = { $stop }, nie ma tu karty
log-arrival-empty = { $at }, ale linia jest pusta ({ $place })
log-took = { $name } bierze kartę { $card } z { $cell } i w następnym ruchu pójdzie o { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
}; { $gap }
log-took-symbol = { $name } bierze kartę { $card } z { $cell }, z symbolem: { $symbol }
log-used = { $name } używa symbolu ({ $symbol }): { $brought }
log-another-turn = jeszcze jeden ruch
log-skipped = { $name } nie używa symbolu ({ $symbol })
log-took-last = { $name } bierze kartę { $card } z { $cell }, ostatnią kartę linii
log-kept = { $name } zatrzymuje kartę { $card }
log-left = { $name } odkłada kartę { $card } poza grę
log-over = Koniec gry: { $reason }
log-filled = w lukę trafia karta { $card }
log-gap = luka zostaje
log-lost = { $name } traci kartę { $card } ({ $place ->
    [out] poza grę
   *[pile] pod stos
})
log-lost-top = { $name } traci kartę { $card } ({ $place ->
    [out] poza grę
   *[pile] pod stos
}), na wierzchu leży teraz karta { $top }
log-counted = { $name }, razem { $total }: { $parts }
log-families = { $points } za rodziny
log-ones = { $points } za najwięcej kart o wartości 1
log-recipes = { $points } za przepisy (otrzymane: { $recipes })
log-joined = { $first }; { $rest }
