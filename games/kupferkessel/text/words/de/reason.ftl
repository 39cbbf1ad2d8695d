reason-completes = Familie { $family } zählt dann { $points }
reason-saves = erspart { $points ->
    [one] { $points } Minuspunkt
   *[other] { $points } Minuspunkte
} für eine einzelne Karte ({ $family })
reason-denies = schnappt { $name } eine Karte weg ({ $family })
reason-fulfils = erfüllt das Rezept „{ $recipe }“
reason-most-ones = bringt die Führung bei den Einsen
reason-another-turn = bringt noch einen Zug
reason-explodes = { $name } verliert { $card }
reason-corner = schickt { $name } in eine Ecke
reason-ends-ahead = beendet das Spiel mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} Vorsprung
