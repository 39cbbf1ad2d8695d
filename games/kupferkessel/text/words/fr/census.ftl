# Ce que l’on compte dans beaucoup de parties.
census-of-families = Familles : points par place, combien de fois elles en rapportent ou en coûtent, et victoires dans ce cas
census-points = points
census-of-a-winner = du vainqueur
census-it-brings = rapporte
census-then-wins = gagne alors
census-it-costs = coûte
census-of-points = Points selon leur origine
census-a-seat = par place
census-a-winner = par vainqueur
census-families = familles
census-most-ones = majorité de 1
census-recipes = recettes
census-of-symbols = Symboles utilisables
census-a-game = par partie
census-used = utilisé
census-line = rangée
census-dry = à sec
