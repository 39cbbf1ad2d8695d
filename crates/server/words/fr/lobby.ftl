# Les tables dans une liste.
lobby-waiting = À vous de jouer
lobby-own = Vos tables
lobby-open = Tables ouvertes
lobby-watch = Tables à regarder
lobby-over = Terminées
lobby-empty = Il n’y a pas encore de table dans le salon. Ouvrez-en une, les autres la trouveront ici.
lobby-free = place libre
lobby-guest = place pour qui a le lien
lobby-kept = place réservée
lobby-kept-for = réservée à { $name }
lobby-your-turn = à vous de jouer
lobby-your-seat = une place vous est réservée
lobby-now = à l’instant
lobby-minutes = il y a { $minutes } min
lobby-hours = il y a { $hours } h
lobby-days =
    { $days ->
        [one] il y a { $days } jour
       *[other] il y a { $days } jours
    }
lobby-left-hours = encore { $hours } h
lobby-left-days =
    { $days ->
        [one] encore { $days } jour
       *[other] encore { $days } jours
    }
