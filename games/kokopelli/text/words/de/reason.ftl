reason-finishes = beendet { $ceremony }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
reason-earns = { $ceremony } bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
reason-empties-hand = leert die Hand: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
reason-gains = bringt die Fähigkeit { $ceremony }
reason-denies = nimmt { $name } die Fähigkeit { $ceremony }
reason-forestalls = beendet { $ceremony }, bevor { $name } es kann
reason-prepares = die nächste Karte beendet { $ceremony }
reason-extra-action = bringt eine Zusatzaktion
reason-draws = zieht { $cards }
reason-shortest-pile = niemand hat einen kleineren Nachziehstapel
