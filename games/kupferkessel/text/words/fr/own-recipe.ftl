# Les mots des recettes maison, avec des virgules entre ceux qui ont le même sens. Les mots anglais sont compris partout.
phrase-at-least = au moins
phrase-at-most = au plus, au maximum
phrase-exactly = exactement
phrase-any = n’importe quel, n’importe quelle, un, une, au moins un, au moins une
phrase-no = aucun, aucune, pas de, pas d’, sans
phrase-more = plus de, plus d’, davantage de, davantage d’
phrase-fewer = moins de, moins d’
phrase-than-each-opponent = que chaque adversaire, que chacun des adversaires, que tous les adversaires
phrase-ending-the-game = mettre fin à la partie, finir la partie, terminer la partie
phrase-and = et
phrase-or = ou
phrase-of = de, d’, des, du
phrase-of-value = de valeur
phrase-single = seule, seules, isolée, isolées
phrase-full = complète, complètes, entière, entières
phrase-families = familles, famille
phrase-cards = cartes, carte
phrase-hats = chapeaux, chapeau
phrase-explosions = explosions, explosion
phrase-plant-families = familles de plantes, famille de plantes
phrase-plant = plantes, plante
phrase-green = vert, verte, verts, vertes
phrase-orange = orange, oranges
phrase-blue = bleu, bleue, bleus, bleues
phrase-grey = gris, grise, grises
phrase-violet = violet, violette, violets, violettes
phrase-black = noir, noire, noirs, noires
phrase-white = blanc, blanche, blancs, blanches
phrase-pumpkin = citrouille, citrouilles
phrase-newt-eyes = yeux de triton
phrase-mushroom = champignon, champignons
phrase-dragon-blood = sang de dragon
phrase-moss = mousse, mousses
phrase-moon-dew = rosée de lune
phrase-root = racine, racines
phrase-cat-whisker = moustache de chat, moustaches de chat
phrase-vine = vigne, vignes
phrase-snake-powder = poudre de serpent
phrase-bat = chauve-souris
phrase-raven-feather = plume de corbeau, plumes de corbeau
phrase-cobweb = toile d’araignée, toiles d’araignée
phrase-bone = os

own-recipe-line = { $points } : { $condition }
own-at-least = au moins { $what }
own-at-most = au plus { $what }
own-exactly = exactement { $what }
own-no = pas { $what }
own-more = plus { $what } que chaque adversaire
own-fewer = moins { $what } que chaque adversaire
own-ending = mettre fin à la partie
own-and = { $first } et { $rest }
own-or = { $first } ou { $rest }
own-of-kind = { $what } ({ $kind })
own-of-value = { $what } de valeur { $value }
own-of-at-least = { $what } d’au moins { $cards } cartes
own-of-exactly = { $what } d’exactement { $cards } cartes
own-plant = plantes
counted-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
counted-hats = { $number ->
    [one] { $number } chapeau
   *[other] { $number } chapeaux
}
counted-explosions = { $number ->
    [one] { $number } explosion
   *[other] { $number } explosions
}
counted-families = { $number ->
    [one] { $number } famille
   *[other] { $number } familles
}
counted-full-families = { $number ->
    [one] { $number } famille complète
   *[other] { $number } familles complètes
}
counted-single-families = { $number ->
    [one] { $number } famille isolée
   *[other] { $number } familles isolées
}
bare-cards = de cartes
bare-hats = de chapeaux
bare-explosions = d’explosions
bare-families = de familles
bare-full-families = de familles complètes
bare-single-families = de familles isolées
