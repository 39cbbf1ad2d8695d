board-square = Das Quadrat und der Rundweg
board-cell = { $cell }: { $card }
board-gap = { $cell }: leer
board-card = { $card }, { $colour }
board-card-symbol = { $card }, { $colour }, { $symbol }
board-kettle = Kessel: { $name }
board-own-kettle = Dein Kessel
board-top = obenauf: { $card }
board-covered = { $cards ->
    [one] { $cards } Karte darunter
   *[other] { $cards } Karten darunter
}
board-you = du
board-held = Im Kessel
board-secret = ein geheimes Rezept
board-recipes = Rezepte
board-notes = Stapel
board-pile = { $cards ->
    [0] Der Stapel ist leer
    [one] Stapel: { $cards } Karte
   *[other] Stapel: { $cards } Karten
}
board-out = { $cards ->
    [one] Aus dem Spiel: { $cards } Karte
   *[other] Aus dem Spiel: { $cards } Karten
}
board-out-none = Aus dem Spiel
board-out-tag = raus
board-last = die letzte Karte: { $card }
board-use = Nutzen: { $symbol }
board-may-use = kann nutzen: { $symbol }
board-stop = { $at }, { $place }
board-stop-figures = { $at }, { $place }: { $figures }
board-stands = { $name } steht hier
board-comes = { $name } kommt als Nächstes hierher
board-way = { $name }: von { $from } nach { $to }
outcome-fulfilled = { $name } hat dieses Rezept erfüllt.
outcome-missed = { $name } hat dieses Rezept nicht erfüllt.
board-double = zählt doppelt: { $families }
board-then = weiter zu { $at }

does-steps = { $steps ->
    [one] Oben auf deinem Kessel bringt sie deine Figur { $steps } Schritt weiter.
   *[other] Oben auf deinem Kessel bringt sie deine Figur { $steps } Schritte weiter.
}
does-symbol-hat = Hut: Nach diesem Zug bist du noch einmal am Zug, aber nie mehr als zweimal hintereinander.
does-symbol-explosion = Explosion: Bei allen anderen kommt die oberste Karte unter den Stapel (aus dem Spiel, wenn er leer ist), außer wenn sie die einzige ist.
does-family = Allein in ihrer Familie kostet sie { $points }, in der Farbe deiner Figur { $double }.
does-plant = Eine Pflanze.
does-pile = Von hier werden Lücken im Quadrat gefüllt. Ist er leer, bleiben sie.
does-corner = In einer Ecke nimmst du keine Karte.
does-double = Diese beiden Familien zählen hier doppelt.

offer-take = { $card } auf { $cell }
offer-use = Nutzen
offer-skip = Verzichten
offer-keep = Behalten
offer-leave = Weglegen
mark-end = Ende

wants-both = je mindestens 3
wants-one = mindestens 3 von einer
wants-plants = 3 Pflanzen, je mindestens 3 Karten
wants-last = du beendest das Spiel
wants-fewer-explosions = die wenigsten Explosionen
wants-fewer-hats = die wenigsten Hüte
wants-fewer-cards = die wenigsten Karten
wants-fewer-fours = die wenigsten Vieren
