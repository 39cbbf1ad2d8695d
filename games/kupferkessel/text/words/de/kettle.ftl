kettle-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
kettle-comes-to = kommt auf { $points }
kettle-then = nächster Halt: { $stop }
kettle-then-empty = nächster Halt: { $at } ({ $place }, leer)
kettle-then-by-card = nächster Halt: je nach Karte
kettle-then-nowhere = zieht nicht mehr
