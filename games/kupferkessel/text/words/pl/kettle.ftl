kettle-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
}
kettle-comes-to = razem { $points }
kettle-then = pójdzie na { $stop }
kettle-then-empty = pójdzie na { $at } ({ $place }, pusto)
kettle-then-by-card = pójdzie zależnie od karty
kettle-then-nowhere = nigdzie już nie idzie
