# Die Regeln eines Spiels.
rules-heading = { $game }: die Regeln
rules-aid = Das Wichtigste auf einer Seite zum Drucken
rules-contents = Inhalt
rules-other = Die Regeln von { $game }
rules-learn = Spielend lernen
rules-top = Nach oben
