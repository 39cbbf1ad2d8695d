# Die Regeln eines Spiels.
rules-heading = { $game }: die Regeln
rules-aid = Das Wichtigste auf einer Seite zum Drucken
