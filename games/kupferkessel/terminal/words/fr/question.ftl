question-take-you = { $turn ->
    [second] Deuxième tour grâce au chapeau
   *[first] À vous de jouer
} : prenez une des { $cards } cartes de { $line }.
question-take-other = { $turn ->
    [second] { $name } joue un deuxième tour grâce au chapeau
   *[first] À { $name } de jouer
} : une des { $cards } cartes de { $line } est à prendre.
question-end-you = { $turn ->
    [second] Deuxième tour grâce au chapeau
   *[first] À vous de jouer
} : il faut prendre la dernière carte de { $line }, ce qui met fin à la partie.
question-end-other = { $turn ->
    [second] { $name } joue un deuxième tour grâce au chapeau
   *[first] À { $name } de jouer
} : il faut prendre la dernière carte de { $line }, ce qui met fin à la partie.
question-symbol-you = Vous avez pris { $card } en { $cell } : { $symbol ->
    [hat] utiliser le chapeau pour rejouer
   *[explosion] déclencher l’explosion
}, ou y renoncer ?
question-symbol-other = { $name } a pris { $card } en { $cell } : { $symbol ->
    [hat] utiliser le chapeau pour rejouer
   *[explosion] déclencher l’explosion
}, ou y renoncer ?
question-last-you = Vous avez pris { $card }, la dernière carte d’une rangée : la partie s’arrête. La garder ou l’écarter ?
question-last-other = { $name } a pris { $card }, la dernière carte d’une rangée : la partie s’arrête. La garder ou l’écarter ?
question-over = La partie est finie : { $reason }.

ending-line = { $name } a pris la dernière carte d’une rangée
ending-dry = plus personne ne trouvait de carte à prendre
