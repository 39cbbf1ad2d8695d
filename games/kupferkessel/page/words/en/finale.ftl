# The end of a game.
finale-line = { $name } took the last card of a line
finale-dry = Nobody could take a card any more
finale-family = { $family } { $cards }
finale-family-twice = { $family } { $cards }, scores double
finale-ones = most 1s
finale-recipe = recipe “{ $recipe }”
