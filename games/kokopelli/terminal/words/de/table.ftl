table-round = Runde { $round }
table-end-tiles = { $tiles ->
    [one] noch 1 Spielende-Plättchen
   *[other] noch { $tiles } Spielende-Plättchen
}
table-tokens = noch zu holen:
table-last-round = Die letzte Runde: { $reason }.
table-hand = Deine Hand: { $cards }
table-in-reach = in Reichweite
table-held = und du hast die Karte
table-bottom = ganz unten in deinem Nachziehstapel: { $cards }
table-you = (du)
table-sizes-hand = Hand
table-sizes-pile = Stapel
table-sizes-discards = Abl.
table-empty = frei
discards-of = Karten von { $name }: { $cards }
discards-none = nichts
discards-on = Ablagestapel bei { $name }:
