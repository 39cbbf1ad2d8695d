# Le retour sur une partie terminée.
review-open = Analyser la partie
review-title = Analyse de la partie
review-back = Retour à la table
review-about = Un bot parcourt la partie et juge chaque coup, uniquement d’après ce que l’on pouvait savoir à ce moment-là en jouant à cette place. Cela prend environ une demi-minute.
review-waits = { $games ->
    [one] Une autre partie passe avant.
   *[other] { $games } autres parties passent avant.
}
review-runs = { $done ->
    [one] { $done } coup jugé
   *[other] { $done } coups jugés
} sur { $all }.
review-ready = L’analyse est prête.
review-fair = Analyse d’un bot de niveau { $level } : chaque coup est jugé uniquement d’après ce que l’on pouvait savoir à ce moment-là en jouant à cette place, avec une mémoire parfaite.
review-curve = Chances de gagner, du premier au dernier coup
review-curve-of = { $name } : { $first } au début, { $low } au pire, { $high } au mieux, { $last } à la fin.
review-seat = meilleur coup trouvé { $found } fois sur { $choices } ; { $loss } de chances perdues par coup en moyenne
review-turning = Tournants
review-instead = Mieux :
review-all = Tous les coups
review-number = N°
review-decision = Coup
review-chance = Chances restantes
review-loss = Perte
review-your-chance = Vos chances de gagner
review-chance-of = { $name } : chances de gagner
review-turns = { $turns ->
    [one] { $turns } tournant
   *[other] { $turns } tournants
}
review-turn-of = Coup { $number }, { $name } : { $loss } de chances perdues
review-turn-before = Tournant précédent
review-turn-after = Tournant suivant
review-lost = { $loss } de chances perdues.
review-forced = Rien d’autre n’était possible ici.
review-fine = Il n’y avait pas mieux. Chances de gagner : { $chance }.
review-played = joué
review-mark-played = joué : { $chance }
review-mark-better = mieux : { $chance }
review-find = Trouver mieux
review-question = Quel coup est meilleur ?
review-try = Essayez sur le plateau. Tout coup aussi bon que le meilleur est accepté.
review-best = Bien vu : le bot n’a rien trouvé de mieux.
review-as-good = C’est tout aussi bon que le meilleur coup.
review-better-still = C’est mieux que le coup joué, mais il y a encore mieux.
review-not-yet = Pas encore. Ce coup ne gagne pas plus souvent que celui qui a été joué.
review-show = Montrez-moi
review-find-next = Le suivant
review-find-done = Retour à l’analyse
review-find-number = { $number } sur { $all }
