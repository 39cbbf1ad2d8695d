board-tiles = Auswahl-Plättchen
board-round = Runde { $round }
board-end-tiles = { $tiles ->
    [one] noch 1 Spielende-Plättchen
   *[other] noch { $tiles } Spielende-Plättchen
}
board-last = Letzte Runde: { $reason }
board-tile-four = { $card }: Plättchen 4 und 3
board-tile-three = { $card }: Plättchen 3
board-tile-none = { $card }: keine Plättchen mehr, 1 Punkt
board-village = Dorf: { $name }
board-own-village = Dein Dorf
board-reach = In deiner Reichweite bei { $name }
board-hand = Deine Hand: { $cards }
board-hand-empty = Deine Hand ist leer.
board-bottom = Ganz unten in deinem Nachziehstapel: { $cards }
board-space-empty = { $space }: frei
board-space-empty-far = { $space }: frei, außer Reichweite
board-space = { $space }: { $ceremony }, { $progress }, { $worth }
board-space-far = { $space }: { $ceremony }, { $progress }, { $worth }, außer Reichweite
board-progress = { $lying } von { $all } Karten
board-pile = Nachziehstapel: { $cards }
board-discard = Ablagestapel: { $cards }
board-in-hand = Auf der Hand: { $cards }
board-you = du
board-turn = am Zug
board-actions = { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}
board-look = Mehr über { $name }
board-look-village = Im Dorf
board-look-discard = Auf dem Ablagestapel
board-look-hand = Auf der Hand
board-look-nothing = nichts
board-card = { $card }: { $ability }
board-cards = { $copies } { $card }: { $ability }
board-your-reach = Deine Reichweite
board-to-the-end = noch { $tiles } Plättchen
board-pile-name = Nachziehstapel
board-discard-name = Ablage
