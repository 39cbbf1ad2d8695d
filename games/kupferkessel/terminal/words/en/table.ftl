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
table-out = { $cards ->
    [one] 1 card removed
   *[other] { $cards } cards removed
}

# A kettle and its figure.
kettle-recipes = { $recipes ->
    [one] 1 recipe
   *[other] { $recipes } recipes
}
kettle-stands = stands at { $stop }
kettle-double = doubled: { $families }
kettle-of = { $name }:

# Colours in a cell of the square.
tight-green = green
tight-orange = orange
tight-blue = blue
tight-grey = grey
tight-violet = violet
tight-black = black
tight-white = white
