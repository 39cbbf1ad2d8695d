# Les phrases d’un jeu qui n’en a pas.
plain-colour-1 = Rouge
plain-colour-2 = Vert
plain-colour-3 = Bleu
plain-colour-4 = Jaune
plain-your-turn = À vous de jouer.
plain-turn = À { $name } de jouer.
plain-over = La partie est terminée.
plain-decided = { $name } : { $decision }
plain-secret = { $name } fait son choix en secret.
plain-points = Points
plain-and = et
plain-wins = { $name } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
plain-shared = { $names } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
