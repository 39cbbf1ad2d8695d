example-C6 = Le 3 sur le dessus du chaudron de Noir mènera sa figurine de la case 11 à la case 14 : le pointillé montre le chemin.
example-C7 = Noir se tient sur le chemin de Blanc : la case 4 n’est pas comptée, et Blanc va jusqu’à la case 7.
example-C8 = Blanc est en 3 : il peut prendre les cartes de la colonne c, et aucune autre.
example-C9 = Noir arrive au coin 11 et n’y prendra rien.
example-C11 = Blanc a pris en c4 la carte au chapeau. L’emplacement est encore vide : c’est le moment d’utiliser le chapeau.
example-C15 = Il reste une carte dans la colonne c. Le joueur qui la prend depuis cette colonne met fin à la partie.
example-C16 = Une carte : moins 3. Deux : rien. Trois : 1 + 2 + 4 = 7. Les quatre : 10 + 5 = 15.
example-C17 = Pour Blanc, elles comptent double : trois cartes 2 × 6 = 12, les quatre 2 × 10 + 5 = 25.
example-A1 = Les quatorze familles telles que Hearth les dessine.
example-A3 = Les dix cartes à symbole.
