# The end of a game.
finale-line = { $name } took the last card of a line
finale-dry = Nobody found a card to take any more
finale-family = { $family } { $cards }
finale-family-twice = { $family } { $cards }, counts twice
finale-ones = most 1s
finale-recipe = recipe “{ $recipe }”
