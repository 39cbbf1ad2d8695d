# Revoir une partie terminée.
replay-title = Revoir la partie
replay-where = Coup { $at } sur { $last }.
replay-of = sur { $last }
replay-steps = Étapes
replay-start = Début
replay-back = Précédent
replay-next = Suivant
replay-end = Fin
replay-stop = Arrêter
replay-play = Lecture
replay-seen-by = Vu par
replay-decider = le joueur actif
replay-play-on = Reprendre d’ici à la place de
replay-against = contre des bots
