# Les tables dans une liste.
lobby-open = Tables ouvertes
lobby-watch = Parties à regarder
lobby-over = Terminées
lobby-empty = Personne n’attend de joueurs pour le moment. Ouvrez une table : vos amis la rejoignent par votre lien, les autres la trouvent ici.
lobby-play-bots = Jouer tout de suite contre des bots
lobby-free = place libre
lobby-guest = place sur invitation
lobby-kept = place réservée
lobby-kept-for = réservée à { $name }
lobby-your-turn = À vous
lobby-your-seat = une place vous est réservée
lobby-now = à l’instant
lobby-minutes = il y a { $minutes } min
lobby-hours = il y a { $hours } h
lobby-days =
    { $days ->
        [one] il y a { $days } jour
       *[other] il y a { $days } jours
    }
lobby-left-hours = encore { $hours } h
lobby-left-days =
    { $days ->
        [one] encore { $days } jour
       *[other] encore { $days } jours
    }
lobby-waits = en attente
lobby-finished = terminée
lobby-other-rules = règles spéciales
lobby-open-own = Ouvrir une table de { $game }
lobby-title = Tables et parties
