log-turn = { $turn ->
    [second] { $name } ist noch einmal am Zug
   *[first] { $name } ist am Zug
}: von { $from } nach { $arrival }
log-arrival-corner = { $stop }, dort liegt keine Karte
log-arrival-empty = { $at }, und { $place } ist leer
log-took = { $name } nimmt { $card } von { $cell } und zieht als Nächstes um { $steps } weiter; { $gap }
log-took-symbol = { $name } nimmt { $card } mit Symbol ({ $symbol }) von { $cell }
log-used = { $name } nutzt das Symbol { $symbol }: { $brought }
log-another-turn = noch ein Zug
log-skipped = { $name } verzichtet auf das Symbol { $symbol }
log-took-last = { $name } nimmt { $card } von { $cell }, die letzte Karte einer Reihe
log-kept = { $name } behält { $card }
log-left = { $name } legt { $card } weg, aus dem Spiel
log-over = Das Spiel ist zu Ende: { $reason }
log-filled = die Lücke wird mit { $card } gefüllt
log-gap = die Lücke bleibt
log-lost = { $name } verliert { $card } ({ $place ->
    [out] aus dem Spiel
   *[pile] unter den Stapel
})
log-lost-top = { $name } verliert { $card } ({ $place ->
    [out] aus dem Spiel
   *[pile] unter den Stapel
}), jetzt liegt { $top } oben
log-counted = { $name } kommt auf { $total }: { $parts }
log-families = { $points } für Familien
log-ones = { $points } für die meisten Karten mit Wert 1
log-recipes = { $points } für Rezepte (bekommen: { $recipes })
log-joined = { $first }; { $rest }
