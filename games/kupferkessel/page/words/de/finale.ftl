# The end of a game.
finale-line = { $name } hat die letzte Karte einer Reihe genommen
finale-dry = Niemand konnte mehr eine Karte nehmen
finale-family = { $family } { $cards }
finale-family-twice = { $family } { $cards }, zählt doppelt
finale-ones = die meisten Einsen
finale-recipe = Rezept „{ $recipe }“
