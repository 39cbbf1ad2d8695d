coach-hand = Voici votre main. Touchez une carte : tous les endroits possibles s’éclairent. Touchez ensuite l’endroit voulu.
coach-actions = Vous avez deux actions par tour. Piocher, échanger votre main et annuler une cérémonie sont toujours ici.
coach-tiles = La quatrième carte termine une cérémonie : qui la joue prend le jeton du dessus. Le plus de points gagne.
