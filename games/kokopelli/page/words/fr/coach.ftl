coach-hand = Voici votre main. Touchez une carte : tous les endroits possibles s’éclairent. Touchez ensuite l’endroit voulu.
coach-actions = Vous avez deux actions par tour. Piocher, échanger votre main ou annuler une cérémonie : c’est toujours ici.
coach-tiles = La quatrième carte termine une cérémonie : le joueur qui la pose prend le jeton du dessus. Celui qui a le plus de points gagne.
