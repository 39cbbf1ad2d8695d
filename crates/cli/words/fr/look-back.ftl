# Le retour sur une partie.
look-back-begins = { $bot } a analysé { $decisions ->
    [one] un coup
   *[other] { $decisions } coups
}.
look-back-fair = (Chacun est jugé d’après ce que l’on pouvait savoir à cette place avec une mémoire parfaite, et rien de plus.)
look-back-silent = Il ne dit d’aucun ce qu’il en attend.
look-back-seat = meilleur coup trouvé { $found } fois sur { $choices } ; { $loss } % de chances perdues par coup en moyenne
look-back-turning = Tournants
look-back-no-turning = Aucun : aucun coup n’a coûté cher à lui seul.
look-back-turn = { $number } { $name } : `{ $made }` laisse { $kept } %, `{ $best }` aurait gardé { $chance } %.
look-back-all = Tous les coups
look-back-loss = perte
look-back-better = mieux
