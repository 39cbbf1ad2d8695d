# Apprendre en jouant.
learn-title = Apprendre
learn-welcome-title = Asseyez-vous et essayez
learn-welcome = Une première partie de { $game } prend quelques minutes. Vous ne risquez rien.
learn-begin = Commencer
learn-rather = Plutôt { $game }
learn-return = Choisissez ce qui vous plaît. Une étoile marque ce que vous avez réussi.
learn-next-is = suivante
learn-coach = Cinder vous aide
learn-help = Aide
learn-point = Un indice
learn-how = Touchez une carte ou un bouton, puis l’endroit qui s’éclaire. Glisser marche aussi.
learn-back = Rien n’a changé : essayez encore.
learn-star = Une étoile pour vous !
learn-real = Maintenant, une vraie partie
learn-progress = { $done ->
    [one] { $done } leçon réussie
   *[other] { $done } leçons réussies
} sur { $all }
learn-done = réussie
learn-step = Étape { $number } sur { $all }
learn-offers = Ce que vous pouvez faire
learn-show = Montrez-moi
learn-again = Reprendre au début
learn-all = Toutes les leçons
learn-next = Suite : { $title }
learn-go-on = Continuer
learn-happened = Ce qui s’est passé
learn-account = Le détail des scores
learn-elsewhere = C’est permis, mais cela ne mène pas au but. Essayez autre chose.
learn-nothing-to-do = Il n’y a rien à choisir ici : continuez.
learn-unreadable = Ce coup n’existe pas dans ce jeu. Choisissez parmi ceux qui sont proposés.
learn-lost = Les coups joués jusqu’ici ne permettent pas d’aller au bout de cette leçon. Reprenez-la depuis la liste des leçons.
