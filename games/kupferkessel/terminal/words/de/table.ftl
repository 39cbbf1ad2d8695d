table-legend = [{ $letter }] hier  ({ $letter }) nächster Halt  ┏━┓ zu nehmen  ^ Hut: zweiter Zug  * Explosion: andere verlieren eine Karte
table-corner = Ecke
table-empty = leer
table-you = (du)
table-pile = { $cards ->
    [0] Der Stapel ist leer: Lücken bleiben
    [one] { $cards } Karte im Stapel
   *[other] { $cards } Karten im Stapel
}
table-out = { $cards ->
    [one] { $cards } Karte aus dem Spiel
   *[other] { $cards } Karten aus dem Spiel
}

kettle-recipes = { $recipes ->
    [one] { $recipes } Rezept
   *[other] { $recipes } Rezepte
}
kettle-stands = steht bei { $stop }
kettle-double = ×2: { $families }
kettle-of = { $name }:

tight-green = grün
tight-orange = orange
tight-blue = blau
tight-grey = grau
tight-violet = lila
tight-black = schw.
tight-white = weiß
