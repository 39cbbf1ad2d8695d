question-over = La partie est terminée : { $reason }.
question-turn = À { $name } de jouer : il lui reste { $actions }.
question-may-go-on = { $name } peut encore jouer une carte, ou s’arrêter.
question-may-play-drawn = { $name } peut jouer les cartes piochées.
question-exchanges = { $name } échange { $cards }.
question-puts-under = { $name } met ses cartes en trop sous la pioche.
question-your-turn = Encore { $actions } : { $deeds }.
question-actions = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
question-extra-actions = { $actions ->
    [one] { $actions } action supplémentaire
   *[other] { $actions } actions supplémentaires
}
question-both-actions = { $actions } + { $extra ->
    [one] { $extra } supplémentaire
   *[other] { $extra } supplémentaires
}
question-or = ou
question-deed-draw = piocher
question-deed-open = commencer
question-deed-play = jouer
question-deed-cancel = annuler
question-deed-exchange = échanger
question-deed-pass = passer
question-more-or-elsewhere = Vous pouvez continuer sur { $place }, jouer une carte ailleurs ou vous arrêter.
question-more = Vous pouvez continuer sur { $place } ou vous arrêter.
question-elsewhere = Vous pouvez jouer une deuxième carte sur une autre cérémonie ou vous arrêter.
question-lies-own = votre cérémonie { $ceremony } ({ $space })
question-lies = la cérémonie { $ceremony } chez { $name } ({ $space })
question-drawn = Vous avez pioché { $cards } : à jouer aussitôt ou à garder en main.
question-your-exchange = Votre échange : quelle carte mettre maintenant sous votre pioche ? Encore { $left }, puis vous piochez { $draws }.
question-limit = Trop de cartes en main : mettez { $cards } sous votre pioche. Laquelle maintenant ?
