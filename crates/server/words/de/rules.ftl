# Die Regeln eines Spiels.
rules-heading = { $game }: die Regeln
rules-aid = Das Wichtigste auf einer Seite zum Drucken
rules-contents = Inhalt
rules-learn = Spielend lernen
rules-top = Nach oben
rules-about = Worum geht es?
rules-players = { $fewest } bis { $most } Personen
rules-points = Punkte
rules-which = Welches Spiel
