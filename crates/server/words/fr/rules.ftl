# Les règles d'un jeu.
rules-heading = { $game } : les règles
rules-aid = L'essentiel sur une page à imprimer
