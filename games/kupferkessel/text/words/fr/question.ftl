question-take-you = { $turn ->
    [second] Deuxième tour grâce au chapeau : prenez une des { $cards } cartes de { $line }.
   *[first] Prenez une des { $cards } cartes de { $line }.
}
question-take-other = { $turn ->
    [second] Deuxième tour grâce au chapeau : à { $name } de prendre
   *[first] À { $name } de prendre
} l’une des { $cards } cartes de { $line }.
question-end-you = { $turn ->
    [second] Deuxième tour grâce au chapeau. Prenez la dernière carte de { $line } : cela met fin à la partie.
   *[first] Prenez la dernière carte de { $line } : cela met fin à la partie.
}
question-end-other = { $turn ->
    [second] Deuxième tour grâce au chapeau : à { $name } de prendre
   *[first] À { $name } de prendre
} la dernière carte de { $line }, ce qui met fin à la partie.
question-symbol-you = Vous avez pris la carte { $card } en { $cell } : { $symbol ->
    [hat] utiliser le chapeau pour un deuxième tour
   *[explosion] utiliser l’explosion
}, ou y renoncer ?
question-symbol-other = { $name } a pris la carte { $card } en { $cell } et peut utiliser { $symbol ->
    [hat] le chapeau pour un deuxième tour
   *[explosion] l’explosion
}.
question-last-you = Vous avez pris la carte { $card }, la dernière d’une rangée : fin de partie. La garder ou la mettre hors jeu ?
question-last-other = { $name } a pris la carte { $card }, la dernière d’une rangée : fin de partie. { $name } peut la garder ou la mettre hors jeu.
question-over = La partie est terminée : { $reason }.

ending-line = { $name } a pris la dernière carte d’une rangée
ending-dry = plus personne ne trouvait de carte à prendre
