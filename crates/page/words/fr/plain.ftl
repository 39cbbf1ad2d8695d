# La page d’un jeu qui n’en a pas.
plain-invitation = Pour { $fewest } à { $most } joueurs.
