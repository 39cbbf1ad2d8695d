question-take-you = { $turn ->
    [second] Deuxième tour grâce au chapeau : prenez une des { $cards } cartes de { $line }.
   *[first] Prenez une des { $cards } cartes de { $line }.
}
question-take-other = { $turn ->
    [second] { $name } rejoue grâce au chapeau
   *[first] À { $name } de jouer
} : une des { $cards } cartes de { $line } est à prendre.
question-end-you = { $turn ->
    [second] Deuxième tour grâce au chapeau : prendre la dernière carte de { $line } met fin à la partie.
   *[first] Prendre la dernière carte de { $line } met fin à la partie.
}
question-end-other = { $turn ->
    [second] { $name } rejoue grâce au chapeau
   *[first] À { $name } de jouer
} : prendre la dernière carte de { $line } met fin à la partie.
question-symbol-you = Vous avez pris { $card } en { $cell } : { $symbol ->
    [hat] utiliser le chapeau pour un deuxième tour
   *[explosion] utiliser l’explosion
}, ou y renoncer ?
question-symbol-other = { $name } a pris { $card } en { $cell } et peut utiliser { $symbol ->
    [hat] le chapeau pour un deuxième tour
   *[explosion] l’explosion
}.
question-last-you = Vous avez pris { $card }, dernière carte d’une rangée : fin de partie. La garder ou la mettre hors jeu ?
question-last-other = { $name } a pris { $card }, dernière carte d’une rangée : fin de partie. { $name } peut la garder ou la mettre hors jeu.
question-over = La partie est terminée : { $reason }.

ending-line = { $name } a pris la dernière carte d’une rangée
ending-dry = plus personne ne trouvait de carte à prendre
