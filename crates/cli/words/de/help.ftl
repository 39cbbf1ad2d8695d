# Was man tippen kann.
help-a-number = eine Nummer
help-number = trifft diese Entscheidung
help-a-decision = eine Entscheidung
help-decision = in Worten, wie in der Liste
help-why = sagt, was sie bringt und was ein Bot davon erwartet oder warum sie nicht möglich ist
help-hint = sagt, was ein Bot tun würde und warum: der Bot strong oder der, den du nennst, etwa `hint master`
help-rules = zeigt alle Regeln oder nur die mit dieser Nummer
help-undo = nimmt deine letzte Entscheidung zurück, solange keine verdeckte Karte zu sehen war
help-save = schreibt die Partie in eine eigene Datei; gesichert wird sie ohnehin nach jeder Entscheidung
help-log = zeigt alles, was geschehen ist
help-aside = zeigt, was auf dem Tisch keinen Platz hat, etwa Ablagestapel
help-table = zeigt den Tisch wieder
help-quit = hört auf und sagt, wie du später weiterspielst
