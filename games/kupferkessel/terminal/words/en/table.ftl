# The drawn table.
table-legend = [{ $letter }] stands here  ({ $letter }) next stop  ┏━┓ to take  ^ hat: second turn  * explosion: others lose a card
table-corner = corner
table-empty = empty
table-you = (you)
table-pile = { $cards ->
    [0] Draw pile empty: gaps stay
    [one] 1 card in the draw pile
   *[other] { $cards } cards in the draw pile
}
table-ends-own = taking your line’s last card ends the game
table-ends-any = taking any line’s last card ends the game
table-out = { $cards ->
    [one] 1 card removed
   *[other] { $cards } cards removed
}
table-children = children’s scoring

# A kettle and its figure.
kettle-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
kettle-recipes = { $recipes ->
    [one] 1 recipe
   *[other] { $recipes } recipes
}
kettle-stands = stands at { $stop }
kettle-comes-to = total: { $points }
kettle-then = next: { $stop }
kettle-then-empty = next: { $at } (empty { $place })
kettle-then-by-card = next: depends on the card
kettle-then-nowhere = no further moves
kettle-double = doubled: { $families }
kettle-of = { $name }:
