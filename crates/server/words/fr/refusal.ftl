# Pourquoi une table ne fait pas ce qu’on lui demande.
refusal-no-decision = Ce coup n’est pas possible ici. Touchez une carte ou l’un des boutons.
refusal-bad-plan = On ne peut pas jouer ainsi : { $reason }.
refusal-stale =
    { $decisions ->
        [one] La partie a avancé entre-temps ({ $decisions } coup joué). Regardez la table et choisissez de nouveau.
       *[other] La partie a avancé entre-temps ({ $decisions } coups joués). Regardez la table et choisissez de nouveau.
    }
refusal-not-yet =
    { $decisions ->
        [one] La partie n’en est pas encore là ({ $decisions } coup joué au lieu de { $after }). Regardez la table et choisissez de nouveau.
       *[other] La partie n’en est pas encore là ({ $decisions } coups joués au lieu de { $after }). Regardez la table et choisissez de nouveau.
    }
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-not-sitting = Vous n’avez pas de place à cette table.
refusal-not-host = Seule la personne qui a ouvert la table peut faire cela.
refusal-begun = La partie a commencé.
refusal-not-begun = La partie n’a pas encore commencé.
refusal-not-over = La partie n’est pas encore terminée.
refusal-over = La partie est terminée.
refusal-no-seat = Il n’y a pas de place libre pour vous à cette table ; vous pouvez regarder.
refusal-nothing-free = Il n’y a rien à annuler : vous n’avez encore rien joué à ce tour, ou une carte cachée a été vue depuis votre dernier coup. Vous pouvez demander aux autres de revenir en arrière.
refusal-nothing-before = On ne peut pas revenir plus loin en arrière.
refusal-asked-already = Une autre demande attend sa réponse.
refusal-not-asked = Personne ne vous a rien demandé.
refusal-present = Personne ne joue à votre place.
refusal-too-soon = Patientez un peu : un bot peut prendre le relais après trois minutes.
refusal-has-clock = À cette table, le temps de réflexion est déjà limité.
refusal-silent = Cette table est silencieuse : la personne qui l’a ouverte a désactivé la discussion.
refusal-empty = Le message est vide.
refusal-too-long = C’est trop long : { $most } caractères au plus.
refusal-rematch-open = La revanche est déjà ouverte.
refusal-log-full = Il s’est déjà passé trop de choses à cette table : terminez la partie ou ouvrez une autre table.
refusal-often-enough = Vous avez atteint la limite pour cette table.
plan-bank = une réserve de temps va de 10 secondes à 10 heures
plan-increment = on ajoute au plus 600 secondes par tour
plan-days = un tour peut durer de 1 à 30 jours
plan-nobody = au moins une place doit être pour une personne
plan-players = { $game } se joue de { $fewest } à { $most } joueurs
plan-bot = il n’y a pas de bot `{ $bot }` ; les bots sont { $known }
plan-person = personne ne porte le numéro { $person }
