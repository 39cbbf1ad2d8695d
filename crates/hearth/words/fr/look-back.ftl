# Le retour sur une partie.
look-back-begins = { $bot } revient sur { $decisions ->
    [one] une décision
   *[other] { $decisions } décisions
}.
look-back-fair = (Chacune est jugée d’après ce que l’on pouvait savoir à cette place avec une mémoire parfaite, et rien de plus.)
look-back-silent = Il ne dit d’aucune ce qu’il en attend.
look-back-seat = rien de mieux trouvé pour { $found } choix sur { $choices }, { $loss } % de perte en moyenne
look-back-turning = Tournants
look-back-no-turning = Aucun : aucune décision n’a coûté cher à elle seule.
look-back-turn = { $number } { $name } : `{ $made }` laisse { $kept } %, `{ $best }` aurait gardé { $chance } %.
look-back-all = Toutes les décisions
look-back-loss = perte
look-back-better = mieux
