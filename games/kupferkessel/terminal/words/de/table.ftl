table-legend = [{ $letter }] hier  ({ $letter }) nächster Halt  ┏━┓ zu nehmen  ^ Hut: zweiter Zug  * Explosion: andere verlieren eine Karte
table-corner = Ecke
table-empty = leer
table-you = (du)
table-pile = { $cards ->
    [0] Der Stapel ist leer: Lücken bleiben
    [one] { $cards } Karte im Stapel
   *[other] { $cards } Karten im Stapel
}
table-ends-own = die letzte Karte der eigenen Reihe beendet das Spiel
table-ends-any = die letzte Karte irgendeiner Reihe beendet das Spiel
table-out = { $cards ->
    [one] { $cards } Karte aus dem Spiel
   *[other] { $cards } Karten aus dem Spiel
}
table-children = Kinderwertung

kettle-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
kettle-recipes = { $recipes ->
    [one] { $recipes } Rezept
   *[other] { $recipes } Rezepte
}
kettle-stands = steht bei { $stop }
kettle-comes-to = kommt auf { $points }
kettle-then = nächster Halt: { $stop }
kettle-then-empty = nächster Halt: { $at } ({ $place }, leer)
kettle-then-by-card = nächster Halt: je nach Karte
kettle-then-nowhere = zieht nicht mehr
kettle-double = ×2: { $families }
kettle-of = { $name }:
