# Les règles d’un jeu.
rules-heading = { $game } : les règles
rules-aid = L’essentiel sur une page à imprimer
rules-contents = Sommaire
rules-other = Les règles de { $game }
rules-learn = Apprendre en jouant
rules-top = Haut de page
