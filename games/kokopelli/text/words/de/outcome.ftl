outcome-brought = { $deed } – { $brought }
outcome-joined = { $first }; { $rest }
outcome-to = { $name }: { $brought }
outcome-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
outcome-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
outcome-cards-moved = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
outcome-both = { $points } und { $cards }
outcome-drawn = { $what } gezogen
outcome-empty-hand = { $what } für die leere Hand
outcome-empty-hand-with = { $what } für die leere Hand mit { $ceremony }
outcome-ability = { $what } durch { $ceremony }
outcome-fewest = { $what } für den kleinsten Nachziehstapel
outcome-second-fewest = { $what } für den zweitkleinsten Nachziehstapel
outcome-village = { $what } für das Dorf
outcome-extra = Zusatzaktion durch die { $vase }
outcome-extra-of = Zusatzaktion durch die { $vase } von { $name }
outcome-end-tile = ein Spielende-Plättchen gelegt (noch { $left })
ending-pile = Ein Nachziehstapel ist leer
ending-tiles = Das letzte Spielende-Plättchen ist gelegt
ending-rounds = Hundert Runden sind gespielt
