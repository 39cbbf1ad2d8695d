# Les mots par lesquels commence un coup saisi : le premier est affiché, tous sont compris.
verb-draw = piocher, pioche, piochez, tirer
verb-open = commencer, commence, commencez, ouvrir
verb-play = jouer, joue, jouez
verb-cancel = annuler, annule, annulez
verb-exchange = échanger, échange, échangez, échanger la main
verb-under = sous, dessous, mettre sous
verb-done = stop, s’arrêter là, arrêter, fini
verb-pass = passer, passe, passez
