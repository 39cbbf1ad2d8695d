# Die erste Seite.
home-title = Spielen
home-heading = Setz dich ans Feuer
home-invitation = Zwei Kartenspiele. Spiel sofort oder schick jemandem einen Link.
home-players = { $players } Personen
home-level = Stärke der Bots
home-with = Personen
home-play = { $game } spielen
home-rules = Regeln
home-credit = Ein inoffizielles, nicht kommerzielles Fanprojekt.
home-and = und
home-description = Spiel { $games } im Browser: sofort gegen Bots oder per Link mit Freunden. Kostenlos, ohne Konto.
home-first = Erste Partie? Wir nehmen die Einsteigerkarten. Ohne Häkchen gibt es andere.
home-go = Spielen
home-learn = In 3 Minuten lernen
home-friend = Mit Freunden spielen
home-friend-what = Schick einen Link. Kein Konto, kein Warteraum.
home-invite = Einladen
home-open-tables =
    { $tables ->
        [0] Lobby
        [one] { $tables } offener Tisch
       *[other] { $tables } offene Tische
    }
home-games = Deine Partien
home-all = Alle { $games }
