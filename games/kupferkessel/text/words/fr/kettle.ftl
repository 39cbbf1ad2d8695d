kettle-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
kettle-comes-to = total { $points }
kettle-then = prochain arrêt : { $stop }
kettle-then-empty = prochain arrêt : { $at } ({ $place }, vide)
kettle-then-by-card = prochain arrêt selon la carte prise
kettle-then-nowhere = ne bouge plus
