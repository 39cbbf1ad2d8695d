about-credit = Kupferkessel Co. est un jeu de Günter Burkhardt.
about-invitation = Faites le tour des ingrédients et réunissez des familles complètes dans votre chaudron.

choice-recipes = Recettes
choice-own-recipes = Vos propres recettes
choice-any-line-ends = La partie finit dès qu’une rangée est vide
choice-symbols-on-all-twos = Un symbole sur chaque carte 2
choice-open-kettles = Chaudrons ouverts
choice-children-scoring = Décompte pour enfants
choice-refused-cards = Cartes de départ refusées
choice-third = Troisième figurine

help-recipes = Des recettes secrètes sont distribuées et rapportent des points à la fin (C20), sauf avec le décompte pour enfants.
help-own-recipes = Écrivez jusqu’à cinq recettes : elles sont distribuées avec les autres (C29). D’abord les points, puis la condition : `12: au moins 2 familles complètes`. Mettez `|` entre deux recettes. On joue alors avec des recettes.
help-any-line-ends = La partie se termine dès qu’une rangée quelconque est vidée, pas seulement celle où vous êtes (CR1).
help-symbols-on-all-twos = Les cartes noires et blanches de valeur 2 portent aussi un symbole (A4).
help-open-kettles = Tout le monde voit toutes les cartes récoltées (CR7).
help-children-scoring = Les familles se comptent en cartes et non en points (CR8).
help-refused-cards = Une carte de départ refusée va sous la pioche, ou elle est mise hors jeu (CR9).
help-third = La couleur de la troisième figurine, si l’on joue à trois (C30).

value-true = oui
value-false = non
value-under = sous la pioche
value-out = hors jeu

bad-recipes-off = vous avez écrit vos propres recettes, mais on joue sans recettes ; jouez avec, ou effacez les vôtres
bad-own-recipes = vos recettes sont illisibles au caractère { $at } : { $typed }
bad-recipe-word = vos recettes sont illisibles au caractère { $at } : « { $word } » ne convient pas à cet endroit
bad-recipe-end = vos recettes sont illisibles : l’une s’arrête trop tôt, au caractère { $at }
bad-recipe-same = la condition au caractère { $at } de vos recettes vaut pour tout le monde ou pour personne
bad-recipes-many = il n’y a que cinq recettes vierges
