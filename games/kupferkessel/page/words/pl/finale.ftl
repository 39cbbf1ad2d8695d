# The end of a game.
finale-line = { $name } bierze ostatnią kartę linii
finale-dry = Nikt już nie może wziąć karty
finale-family = { $family } { $cards }
finale-family-twice = { $family } { $cards }, liczy się podwójnie
finale-ones = najwięcej jedynek
finale-recipe = przepis „{ $recipe }”
