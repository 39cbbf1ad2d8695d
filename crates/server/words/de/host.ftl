# Die Seite des Gastgebers, die Tür, Sperren und Meldungen.
host-title = Die Seite des Gastgebers
host-overview = Überblick
host-reports = Meldungen
host-reports-where = Spieler schicken sie von ihrem Tisch aus.
host-report-table = zum Tisch
host-report-close = Nichts unternehmen
host-people = Personen
host-people-all = alle
host-people-here = hier
host-people-guests = Gäste
host-people-banned = gesperrt
host-find = Name
host-find-do = Suchen
host-account = Konto
host-guest = Gast
host-mark = Gastgeber
host-tables = Tische
host-bots-only = nur Bots
host-waiting = wartet auf Spieler
host-here = Anwesend
host-load = Denkende Bots
host-storage = Speicherplatz
host-storage-more = Größe der Datenbank
host-version = Version
host-backup = Sichere mit „hearth backup“.
host-backup-server = Sichere mit pg_dump.
host-backup-last = Letzte Sicherung
host-backup-never = noch nie
host-backup-tried = probeweise wiederhergestellt
host-announcement = Ansage
host-announcement-where = Steht oben auf allen Seiten außer den Tischen. Leer heißt: keine Ansage.
host-bans = Sperren
host-actions = Was Gastgeber taten
host-actions-why = Alle Gastgeber können das sehen.
host-none = Keine.
host-no-reports = Keine Meldungen. Alles in Ordnung.
host-no-bans = Niemand ist gesperrt.
host-nobody = Niemand gefunden.
host-no-tables = Zurzeit gibt es keine Tische.
host-save = Speichern
host-rename = Umbenennen
host-delete = Löschen
host-delete-sure = Diese Person endgültig löschen
host-did-claim = { $host } ist jetzt Gastgeber.
host-did-door = { $host } hat die Tür eingestellt:
host-did-announce = { $host } hat die Ansage geändert:
host-did-ban = { $host } hat { $about } gesperrt:
host-did-mute = { $host } hat { $about } den Chat gesperrt:
host-did-lift = { $host } hat die Sperre von { $about } aufgehoben.
host-did-rename = { $host } hat { $about } umbenannt:
host-did-delete = { $host } hat { $about } gelöscht.
host-did-reports = { $host } hat die Meldungen über { $about } geschlossen.
host-claim-title = Gastgeber werden
host-claim-what = Ein Gastgeber entscheidet, wer hereinkommt, liest Meldungen und kann Personen eine Zeit lang sperren.
host-claim-account = Ein Gastgeber braucht ein Konto. Erstelle eins oder melde dich an und öffne dann diesen Link noch einmal.
host-claim-do = { $name } wird Gastgeber
door-title = Die Tür
door-open = Offen für alle
door-code = Mit Einladungscode
door-close = Geschlossen für Neue
door-code-label = Einladungscode
door-accounts = Gäste dürfen Konten erstellen
door-no-code = Lege zuerst einen Einladungscode fest.
door-code-needed = Wer neu ist, braucht hier einen Einladungscode. Frag den Gastgeber danach.
door-closed = Dieses Haus ist zurzeit für Neue geschlossen. Du kannst zuschauen oder dich anmelden, wenn du ein Konto hast.
door-no-accounts = Zurzeit können hier keine neuen Konten erstellt werden.
door-enter-title = Einladung
door-enter = Hereinkommen
door-wrong-code = Das ist nicht der Code.
door-have-account = Ich habe ein Konto
ban-title = Vorerst kein Zutritt
ban-object = Wenn du das für einen Irrtum hältst, schreib dem Gastgeber.
ban-all = Du bist in diesem Haus noch { $left } gesperrt.
ban-talk = Du kannst hier noch { $left } nicht chatten.
ban-reason = Grund: { $reason }
ban-length = Für
ban-a-day = einen Tag
ban-a-week = eine Woche
ban-a-month = einen Monat
ban-for-good = immer
ban-why = Grund (die Person sieht ihn)
ban-household = und Gäste von dieser Adresse
ban-mute-do = Im Chat stummschalten
ban-do = Sperren
ban-talk-only = nur Chat
ban-lift = Aufheben
report-title = Jemanden melden
report-nobody = An diesem Tisch ist sonst niemand.
report-who = Wen?
report-why = Warum?
report-insults = Beleidigungen
report-leaving = verlässt absichtlich Partien
report-cheating = schummelt
report-other = etwas anderes
report-what = Die Gastgeber dieses Hauses sehen deine Meldung und diesen Tisch. Die gemeldete Person erfährt nichts davon.
report-do = Senden
report-back = Zurück zum Tisch
report-thanks = Danke
report-thanks-what = Die Gastgeber sehen es sich an.
host-here-today = { $people } heute, { $all } insgesamt
host-tables-more = laufen, { $waiting } offen, { $over } beendet
host-load-more =
    { $threads ->
        [one] { $threads } Thread
       *[other] { $threads } Threads
    }
host-games =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
host-moves =
    { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }
host-reports-count =
    { $reports ->
        [one] { $reports } Meldung
       *[other] { $reports } Meldungen
    }
ban-hours =
    { $hours ->
        [one] { $hours } Stunde
       *[other] { $hours } Stunden
    }
ban-days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
host-damaged = Die Datenbank ist beschädigt.
host-damaged-what = Betroffen: { $tables }. Spiele mit „hearth restore“ eine Sicherung ein und suche die Ursache: Festplatte, Speicher oder ein Stromausfall.
host-log-damaged = Die letzten Änderungen vor dem Absturz sind verloren.
host-log-damaged-what =
    { $writes ->
        [one] { $writes } Änderung fehlt. Suche die Ursache: Festplatte oder Speicher.
       *[other] { $writes } Änderungen fehlen. Suche die Ursache: Festplatte oder Speicher.
    }
host-unchecked = Die Datenbank konnte nicht geprüft werden.
host-unchecked-what = Der Grund steht im Protokoll des Servers.
