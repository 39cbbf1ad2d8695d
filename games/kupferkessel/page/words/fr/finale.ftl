# The end of a game.
finale-line = { $name } a pris la dernière carte d’une rangée
finale-dry = Plus personne ne trouvait de carte à prendre
finale-family = { $family } { $cards }
finale-family-twice = { $family } { $cards }, compte double
finale-ones = majorité de 1
finale-recipe = recette « { $recipe } »
