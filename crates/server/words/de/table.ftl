# Die Seite eines Tisches.
table-title = Ein Tisch
table-offline = Verbindung unterbrochen. Hearth stellt sie wieder her und holt alles nach.
table-and = und
banner-next = Zum nächsten wartenden Tisch
banner-gathering = Die Partie beginnt, sobald alle Plätze besetzt sind.
banner-faded = Dieser Tisch wurde geschlossen, bevor eine Partie begann.
banner-your-turn = Du bist am Zug
banner-clock = { $name }, verbleibende Zeit:
banner-away = Ein Bot spielt für dich.
banner-away-for = Ein Bot spielt für { $names }.
banner-returns = Ein Bot beendet diesen Zug für dich, dann spielst du wieder selbst.
banner-watching = Du schaust zu.
banner-out = Du spielst nicht mehr mit: Ein Bot spielt für dich weiter, und du schaust zu.
banner-come-back = Wieder selbst spielen
banner-won = { $name } gewinnt. { $scores }.
banner-shared = { $names } teilen sich den Sieg. { $scores }.
banner-early =
    { $winners ->
        [one] { $names } gewinnt: { $why }.
       *[other] { $names } gewinnen: { $why }.
    }
banner-gave-up =
    { $people ->
        [one] { $names } hat aufgegeben
       *[other] { $names } haben aufgegeben
    }
banner-ran-out =
    { $people ->
        [one] { $names } hat die Zeit überschritten
       *[other] { $names } haben die Zeit überschritten
    }
banner-agreed = Alle waren einverstanden, die Partie zu beenden.
banner-endless = Die Partie drehte sich im Kreis und wurde beendet.
banner-hand-over = Gib das Gerät weiter: { $name } ist am Zug. Die anderen schauen weg.
banner-lift = Ich bin { $name }: meine Karten zeigen
banner-replay = Partie im Rückblick
banner-record = Aufzeichnung herunterladen
banner-to-rematch = Zur Revanche
banner-rematch = Revanche
banner-account = Wie die Punkte zustande kamen
seats-title = Am Tisch
seats-drawn = Wer beginnt, wird ausgelost, sobald alle da sind.
seats-gave-up = hat aufgegeben
seats-ran-out = hat die Zeit überschritten
seats-stood-in = gerade spielt ein Bot
seats-anyone = frei für alle
seats-kept = für jemanden reserviert
seats-kept-for = reserviert für { $name }
seats-all-kept = Alle freien Plätze sind für andere reserviert; du kannst zuschauen.
seats-guest = noch frei: Schick den Link
seats-days-left = { $days } Tg. { $hours } Std.
seats-sit = Hinsetzen
seats-rise = Aufstehen
seats-invite = Lade andere mit diesem Link ein:
seats-copy = Kopieren
seats-copied = Kopiert
seats-change = Tisch ändern
seats-close = Tisch schließen
seats-close-sure =
    { $people ->
        [one] Diesen Tisch schließen? { $names } sitzt schon hier und müsste sich einen anderen suchen.
       *[other] Diesen Tisch schließen? { $names } sitzen schon hier und müssten sich einen anderen suchen.
    }
agreed-title = Tischregeln
agreed-line = { $what }: { $value }
agreed-usual = Standardregeln
agreed-from = Hier geht eine aufgezeichnete Partie weiter, mit ihren eigenen Regeln.
agreed-waiting = Lässt jemand die anderen drei Minuten warten, kann ein Bot einspringen.
agreed-absent-bot = Läuft jemandem die Zeit ab, spielt bis zur Rückkehr ein Bot.
agreed-absent-loses = Wer die Zeit überschreitet, verliert.
offers-title = Was du tun kannst
offers-back = Zurücknehmen
offers-words = Als Text eingeben
offers-decision = Entscheidung
offers-decide = Ausführen
offers-example = Zum Beispiel:
offers-of = { $group }:
asks-back =
    { $more ->
        [0] { $name } möchte das zurücknehmen: { $what }.
        [one] { $name } möchte das und die Entscheidung danach zurücknehmen: { $what }.
       *[other] { $name } möchte das und die { $more } Entscheidungen danach zurücknehmen: { $what }.
    }
asks-back-last =
    { $count ->
        [one] { $name } möchte die letzte Entscheidung zurücknehmen.
       *[other] { $name } möchte die letzten { $count } Entscheidungen zurücknehmen.
    }
asks-end = { $name } möchte die Partie ohne Sieger beenden.
asks-pace = { $name } schlägt eine andere Bedenkzeit vor ({ $pace }).
asks-agree = Einverstanden
asks-decline = Ablehnen
asks-withdraw = Anfrage zurückziehen
asks-waiting = Die Antwort steht noch aus: { $names }.
asks-declined-back = { $by } lehnt ab: { $name } wollte etwas zurücknehmen.
asks-declined-end = { $by } lehnt ab: { $name } wollte die Partie beenden.
asks-declined-pace = { $by } lehnt ab: { $name } hat eine andere Bedenkzeit vorgeschlagen ({ $pace }).
asks-more = Mehr
asks-go-back = Um Rücknahme bitten
asks-to-end = Abbruch der Partie vorschlagen
asks-for-pace = Bedenkzeit vorschlagen: { $pace }
asks-stand-in = Einen Bot für { $name } spielen lassen
asks-sure = Diese Partie aufgeben? Gewinnen kannst du sie dann nicht mehr; spielen die anderen weiter, spielt ein Bot für dich.
asks-resign = Aufgeben
log-title = Verlauf
log-label = Was passiert ist
log-earlier = … Frühere Züge
log-later = Spätere Züge …
talk-title = Chat
talk-say = Nachricht
talk-send = Senden
talk-quiet = Schreiben, ohne dass die Seite neu lädt
actions-title = Aktionen
actions-wait = Du bist nicht am Zug.
rail-title = Verlauf und Chat
rail-tools = Tisch
rail-gear = Einstellungen
rail-moves = Alle Züge
coach-number = { $number } von { $all }
coach-next = Verstanden
coach-enough = Nicht mehr zeigen
talk-silenced = { $name } darf hier nicht mehr schreiben.
talk-unsilenced = { $name } darf wieder schreiben.
