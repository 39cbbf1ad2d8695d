board-square = Le carré et la piste
board-cell = { $cell } : { $card }
board-gap = { $cell } : vide
board-card = { $card }, { $colour }
board-card-symbol = { $card }, { $colour }, { $symbol }
board-kettle = Chaudron : { $name }
board-own-kettle = Votre chaudron
board-top = sur le dessus : { $card }
board-covered = { $cards ->
    [one] { $cards } carte en dessous
   *[other] { $cards } cartes en dessous
}
board-you = vous
board-held = Dans le chaudron
board-secret = une recette secrète
board-recipes = Recettes
board-notes = Pioche
board-pile = { $cards ->
    [0] La pioche est vide
    [one] Pioche : { $cards } carte
   *[other] Pioche : { $cards } cartes
}
board-out = { $cards ->
    [one] Hors jeu : { $cards } carte
   *[other] Hors jeu : { $cards } cartes
}
board-out-none = Hors jeu
board-out-tag = hors jeu
board-last = la dernière carte : { $card }
board-use = Utiliser : { $symbol }
board-may-use = peut utiliser : { $symbol }
board-stop = { $at }, { $place }
board-stop-figures = { $at }, { $place } : { $figures }
board-stands = { $name } est ici
board-comes = { $name } viendra ici ensuite
board-way = { $name } : de { $from } à { $to }
outcome-fulfilled = { $name } a rempli cette recette.
outcome-missed = { $name } n’a pas rempli cette recette.
board-double = compte double : { $families }
board-then = ensuite : { $at }

does-steps = Sur le dessus de votre chaudron, elle fait avancer votre figurine { $steps ->
    [one] d’une case
   *[other] de { $steps } cases
}.
does-symbol-hat = Chapeau : vous pouvez jouer encore un tour après celui-ci, mais jamais plus de deux de suite.
does-symbol-explosion = Explosion : la carte du dessus du chaudron de chaque adversaire va sous la pioche (hors jeu si elle est vide), sauf si c’est sa seule carte.
does-family = Seule de sa famille, elle coûte { $points }, ou { $double } dans la couleur de votre figurine.
does-plant = Une plante.
does-pile = Les emplacements vides du carré sont complétés d’ici. Une fois la pioche épuisée, ils restent vides.
does-corner = Dans un coin, on ne prend pas de carte.
does-double = Ces deux familles comptent double pour ce chaudron.

offer-take = { $card } en { $cell }
offer-use = L’utiliser
offer-skip = Y renoncer
offer-keep = La garder
offer-leave = La mettre hors jeu
mark-end = fin

wants-both = au moins 3 de chaque
wants-one = au moins 3 de l’une
wants-plants = 3 plantes, au moins 3 cartes de chacune
wants-last = vous finissez la partie
wants-fewer-explosions = le moins d’explosions
wants-fewer-hats = le moins de chapeaux
wants-fewer-cards = le moins de cartes
wants-fewer-fours = le moins de cartes de valeur 4
