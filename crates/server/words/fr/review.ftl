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
review-instead = Mieux :
review-all = Toutes les décisions
review-number = Nº
review-decision = Décision
review-chance = Chances restantes
review-loss = Perte
review-your-chance = Vos chances de gagner
review-chance-of = { $name } : chances de gagner
review-turns = { $turns ->
    [one] { $turns } tournant
   *[other] { $turns } tournants
}
review-turn-of = Décision { $number }, { $name } : { $loss } de perdus
review-turn-before = Tournant précédent
review-turn-after = Tournant suivant
review-lost = { $loss } de perdus.
review-forced = Rien d’autre n’était possible ici.
review-fine = Il n’y avait pas mieux. Chances de gagner : { $chance }.
review-played = joué
review-mark-played = joué : { $chance }
review-mark-better = mieux : { $chance }
review-find = Trouver mieux
review-question = Qu’est-ce qui est mieux ?
review-try = Essayez sur le plateau. Tout coup aussi bon que le meilleur compte.
review-best = C’est cela : le robot n’a rien trouvé de mieux.
review-as-good = C’est tout aussi bon que le meilleur coup.
review-better-still = Mieux que ce qui a été joué. Mais il y a encore mieux.
review-not-yet = Pas encore. Cela ne gagne pas plus souvent que ce qui a été joué.
review-show = Montrez-moi
review-find-next = Le suivant
review-find-done = Retour à l’analyse
review-find-number = { $number } sur { $all }
