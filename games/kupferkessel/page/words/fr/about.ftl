about-invitation = Faites le tour d’un carré d’ingrédients, prenez une carte de la rangée où vous vous arrêtez et réunissez des familles entières dans votre chaudron de cuivre. À deux ou à trois.

choice-recipes = Recettes
choice-own-recipes = Vos propres recettes
choice-any-line-ends = Toute rangée met fin à la partie
choice-symbols-on-all-twos = Symboles sur tous les 2
choice-open-kettles = Chaudrons ouverts
choice-children-scoring = Décompte des enfants
choice-third = Troisième figurine

help-recipes = Des recettes secrètes sont distribuées et rapportent des points à la fin (C20). D’habitude non.
help-own-recipes = Jusqu’à cinq recettes de votre plume sont distribuées avec les autres (C29) : en anglais et séparées par `|`, comme `12: at least 2 full families`. Les recettes sont alors en jeu.
help-any-line-ends = La partie finit dès qu’une rangée quelconque est vide, pas seulement la vôtre (CR1). D’habitude non.
help-symbols-on-all-twos = Les cartes noires et blanches de valeur 2 portent aussi un symbole (A4). D’habitude non.
help-open-kettles = Tout le monde voit toutes les cartes récoltées (CR7). D’habitude non.
help-children-scoring = Les familles comptent en cartes et non en points (CR8). D’habitude non.
help-third = La couleur de la troisième figurine, à trois (C30). D’habitude orange.

value-true = oui
value-false = non
