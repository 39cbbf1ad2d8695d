# Le retour sur une partie terminée.
review-open = Retour sur la partie
review-title = Retour sur la partie
review-back = Retour à la table
review-about = Un robot parcourt la partie et juge chaque décision, uniquement d’après ce que l’on pouvait savoir à ce moment-là en jouant à cette place. Cela prend environ une demi-minute.
review-waits = { $games ->
    [one] Une autre partie passe avant.
   *[other] { $games } autres parties passent avant.
}
review-runs = { $done ->
    [one] { $done } décision jugée
   *[other] { $done } décisions jugées
} sur { $all }.
review-ready = Le retour sur la partie est prêt.
review-fair = Analyse d’un robot de niveau { $level } : chaque décision est jugée uniquement d’après ce que l’on pouvait savoir à ce moment-là en jouant à cette place, avec une mémoire parfaite.
review-curve = Chances de victoire, de la première à la dernière décision
review-curve-of = { $name } : { $first } au début, { $low } au pire, { $high } au mieux, { $last } à la fin.
review-seat = { $found } choix sur { $choices } sans meilleure option, { $loss } de perte en moyenne
review-turning = Tournants
review-no-turning = Aucune décision n’a coûté cher à elle seule.
review-fell = Les chances de victoire sont passées de { $before } à { $after }.
review-instead = Mieux :
review-better = Mieux
review-all = Toutes les décisions
review-number = Nº
review-decision = Décision
review-chance = Chances restantes
review-loss = Perte
