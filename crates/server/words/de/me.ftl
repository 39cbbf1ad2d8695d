# Die eigene Seite.
me-title = Du
me-name = Name am Tisch
me-change = Ändern
me-logged-in = Mit deinem Passwort kannst du dich auch anderswo anmelden, und zwar als
me-log-out = Abmelden
me-log-out-everywhere = Überall abmelden
me-other-password = Passwort ändern
me-other-password-what = Auf allen anderen Geräten und in Programmen bist du dann abgemeldet, und dein Webhook und deine E-Mail-Adresse werden entfernt.
me-current-password = Bisheriges Passwort
me-new-password = Neues Passwort
me-keep = Konto anlegen
me-keep-why = Bisher kennt dich nur dieser Browser. Mit Name und Passwort kannst du dich auch anderswo anmelden.
me-keep-ends = Deine Tokens, deine Benachrichtigungen und dein Webhook enden dabei. Richte sie danach neu ein.
me-login = Name
me-password = Passwort
me-keep-it = Anlegen
me-log-in = Anmelden
me-log-in-seats = An diesen Tischen sitzt du als Gast. Wenn du dich anmeldest, kommen diese Plätze nicht mit: Spiel erst zu Ende oder leg stattdessen ein Konto an.
me-log-in-anyway = Trotzdem anmelden und diese Plätze verlassen
me-programs = Für Programme
me-token-why = Mit einem Token kann ein Programm für dich handeln.
me-token-what = Was Programme können
me-token-make = Token erstellen
me-token-scope = Was es darf
me-scope-read = Meine Tische, Spielprotokolle und Streams ansehen
me-scope-play = Für mich spielen: Tische öffnen, dort handeln und chatten
me-scope-account = Alles, auch Freunde und Tokens verwalten
me-tokens =
    { $tokens ->
        [one] { $tokens } Token ist in Gebrauch.
       *[other] { $tokens } Tokens sind in Gebrauch.
    }
me-tokens-end = Alle Tokens widerrufen
me-token = Dieses Token wird nur einmal gezeigt:
me-export = Alles über mich herunterladen
me-export-what = Eine Datei: dein Konto, deine Geräte, Übungen und Partien und alles, was du geschrieben hast.
me-delete = Löschen
me-delete-what = Beendete Partien bleiben, mit „NN“ anstelle deines Namens. Deine Nachrichten, deine Einstellungen und alles andere über dich wird gelöscht.
me-delete-tables =
    { $tables ->
        [one] Du sitzt an { $tables } Tisch, dessen Partie noch nicht zu Ende ist. Dort gibst du auf: Die anderen müssen nicht auf dich warten, und wenn sie weiterspielen, spielt ein Bot für dich. Wartet der Tisch noch auf Mitspielende, wird dein Platz frei; ist es dein eigener, wird er geschlossen.
       *[other] Du sitzt an { $tables } Tischen, deren Partien noch nicht zu Ende sind. Dort gibst du auf: Die anderen müssen nicht auf dich warten, und wenn sie weiterspielen, spielt ein Bot für dich. Wartet ein Tisch noch auf Mitspielende, wird dein Platz frei; ist es dein eigener, wird er geschlossen.
    }
me-sure = Ich bin sicher
me-delete-me = Mein Konto löschen
