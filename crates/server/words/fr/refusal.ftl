# Pourquoi une table ne fait pas ce qu’on lui demande.
refusal-no-decision = On ne peut pas décider cela ici. Touchez une carte ou l’un des boutons.
refusal-bad-plan = On ne peut pas jouer ainsi : { $reason }.
refusal-stale =
    { $decisions ->
        [one] La partie a avancé : { $decisions } décision a été prise. Regardez la table et décidez à nouveau.
       *[other] La partie a avancé : { $decisions } décisions ont été prises. Regardez la table et décidez à nouveau.
    }
refusal-not-yet =
    { $decisions ->
        [one] La partie n’en est pas là : { $decisions } décision a été prise, et celle-ci était prévue pour après { $after }. Regardez la table et décidez à nouveau.
       *[other] La partie n’en est pas là : { $decisions } décisions ont été prises, et celle-ci était prévue pour après { $after }. Regardez la table et décidez à nouveau.
    }
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-not-sitting = Vous n’avez pas de place à cette table.
refusal-not-host = Seule la personne qui a ouvert la table peut faire cela.
refusal-begun = La partie a commencé.
refusal-not-begun = La partie n’a pas encore commencé.
refusal-not-over = La partie n’est pas encore terminée.
refusal-over = La partie est terminée.
refusal-no-seat = Il n’y a pas de place libre pour vous à cette table ; vous pouvez regarder.
refusal-nothing-free = Il n’y a rien à reprendre : à ce tour, vous n’avez encore rien décidé, ou une carte cachée a été vue depuis votre dernière décision. Vous pouvez demander aux autres de revenir en arrière.
refusal-nothing-before = Il n’y a rien avant cela.
refusal-asked-already = Une autre demande attend sa réponse.
refusal-not-asked = Personne ne vous a rien demandé.
refusal-present = Personne ne joue à votre place.
refusal-too-soon = Patientez un peu : un robot peut prendre le relais après trois minutes.
refusal-has-clock = À cette table, c’est la pendule qui limite la réflexion.
refusal-silent = Cette table est silencieuse : la personne qui l’a ouverte a désactivé la discussion.
refusal-empty = Il n’y a rien d’écrit.
refusal-too-long = C’est trop long : { $most } caractères au plus.
refusal-rematch-open = La revanche est déjà ouverte.
refusal-log-full = Il s’est déjà passé trop de choses à cette table : terminez la partie ou ouvrez une autre table.
refusal-often-enough = À cette table, vous l’avez déjà fait aussi souvent que c’est permis.
plan-bank = une réserve de temps va de 10 secondes à 10 heures
plan-increment = on ajoute au plus 600 secondes par tour
plan-days = un tour peut durer de 1 à 30 jours
plan-nobody = au moins une place doit être pour une personne
plan-players = { $game } se joue de { $fewest } à { $most }
plan-bot = il n’y a pas de robot `{ $bot }` ; les robots sont { $known }
plan-person = personne ne porte le numéro { $person }
