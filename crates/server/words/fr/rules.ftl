# Les règles d’un jeu.
rules-heading = { $game } : les règles
rules-aid = L’essentiel sur une page à imprimer
rules-contents = Sommaire
rules-learn = Apprendre en jouant
rules-top = Haut de page
rules-about = De quoi s’agit-il ?
rules-players = de { $fewest } à { $most } joueurs
rules-points = Points
rules-which = Quel jeu
