# A kettle and its figure.
kettle-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
kettle-comes-to = total: { $points }
kettle-then = next: { $stop }
kettle-then-empty = next: { $at } (empty { $place })
kettle-then-by-card = next: depends on the card
kettle-then-nowhere = no further moves
