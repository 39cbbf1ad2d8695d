# Wertungen.
rating-title = Wertung
rating-leaderboard = Bestenliste
rating-pools = Wähle ein Spiel
rating-pool = { $game } zu { $players }
rating-pool-variant = { $pool }: { $variant }
rating-number = { $points } ± { $margin }
rating-below = unter { $level }
rating-at = etwa { $level }
rating-between = zwischen { $weaker } und { $stronger }
rating-above = über { $level }
rating-uncertain = { $standing }, noch unsicher
rating-uncertain-title = Noch unsicher
rating-games = { $games ->
    [one] { $games } gewertete Partie
   *[other] { $games } gewertete Partien
}
rating-change = { $before } → { $after }, { $words }
rating-nobody = Noch hat niemand eine Wertung. Öffne einen Tisch und kreuze „Gewertet“ an; auch Bots haben Wertungen, also kann man allein anfangen.
rating-curve = Wertung nach { $games ->
    [one] einer gewerteten Partie
   *[other] { $games } gewerteten Partien
}, von { $first } auf { $last } ± { $margin }
rating-game = Diese Partie wird gewertet
rating-lost-undo = Nicht mehr gewertet: Ihr habt vereinbart, Züge zurückzunehmen
rating-lost-stand-in = Nicht mehr gewertet: Ein Bot hat einen Platz übernommen
rating-lost-no-clock = Nicht mehr gewertet: Ihr habt vereinbart, ohne Uhr zu spielen
rating-lost-agreed = Nicht gewertet: Ihr habt vereinbart, die Partie zu beenden
rating-lost-move-limit = Nicht gewertet: Die Partie hat die Höchstzahl der Züge erreicht
rating-lost-person-twice = Nicht gewertet: Eine Person hat zwei Plätze
