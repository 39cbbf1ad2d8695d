# The drawn table.
table-legend = [{ $letter }] stands here  ({ $letter }) next stop  ┏━┓ to take  ^ hat: second turn  * explosion: others lose a card
table-corner = corner
table-empty = empty
table-you = (you)
table-pile = { $cards ->
    [0] The pile is empty: gaps stay
    [one] 1 card in the pile
   *[other] { $cards } cards in the pile
}
table-ends-own = the last card of one's line ends the game
table-ends-any = the last card of any line ends the game
table-out = { $cards ->
    [one] 1 card out of the game
   *[other] { $cards } cards out of the game
}
table-children = children's scoring

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
kettle-comes-to = comes to { $points }
kettle-then = then { $stop }
kettle-then-empty = then { $at } ({ $place }, empty)
kettle-then-by-card = then by the card taken
kettle-then-nowhere = goes nowhere any more
kettle-double = double: { $families }
kettle-of = { $name }:
