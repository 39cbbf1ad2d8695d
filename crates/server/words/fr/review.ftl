# Le retour sur une partie terminée.
review-open = Quelles décisions étaient les bonnes ?
review-title = Retour sur la partie
review-back = Retour à la table
review-about = Un robot parcourt la partie et juge chaque décision, uniquement d’après ce que l’on pouvait savoir à cette place à ce moment-là. Cela prend environ une demi-minute.
review-waits = { $games ->
    [one] Une autre partie passe d’abord.
   *[other] { $games } autres parties passent d’abord.
}
review-runs = { $done } décisions jugées sur { $all }.
review-fair = Jugé par un robot de niveau { $level } : chaque décision uniquement d’après ce que l’on pouvait savoir à cette place à ce moment-là, avec une mémoire parfaite.
review-curve = Chances de victoire, de la première à la dernière décision
review-curve-of = { $name } : { $first } au début, { $low } au pire, { $high } au mieux, { $last } à la fin.
review-seat = rien de mieux dans { $found } choix sur { $choices }, { $loss } perdus en moyenne
review-turning = Tournants
review-no-turning = Aucune décision n’a coûté cher à elle seule.
review-fell = Les chances de victoire sont passées de { $before } à { $after }.
review-instead = Mieux :
review-better = Mieux
review-all = Toutes les décisions
review-number = Nº
review-decision = Décision
review-chance = Chances restantes
review-loss = Perdu
