# Was schiefgehen kann.
mishap-title = Das hat nicht geklappt
mishap-missing = Hier ist nichts
mishap-request = Nummer der Anfrage: { $id }
wrong-no-table = Diesen Tisch gibt es nicht.
wrong-no-game = Dieses Spiel gibt es nicht.
wrong-no-lesson = Diese Lektion gibt es nicht.
wrong-no-file = Diese Datei gibt es nicht.
wrong-no-page = Diese Seite gibt es nicht.
wrong-no-person = Diese Person gibt es nicht.
wrong-no-address = Diese Adresse gibt es nicht; siehe /api/v1/openapi.json.
wrong-number = { $field }: Gib eine ganze Zahl ein.
wrong-seat = Es gibt keinen Platz { $seat }.
wrong-moment = Nach { $at } Entscheidungen gibt es in dieser Partie nichts mehr zu entscheiden: Wähle einen früheren Moment.
wrong-play-on = Diese Partie ist zu lang, um hier weiterzuspielen: Wähle einen früheren Moment.
wrong-long-review = Diese Partie ist zu lang für einen Rückblick.
wrong-unfinished = Du hast { $most } laufende Partien. Beende oder verlasse erst einige davon.
wrong-name = Ein Name hat 1 bis { $most } sichtbare Zeichen.
wrong-label = Eine Bezeichnung hat höchstens { $most } Zeichen.
wrong-password = Ein Passwort hat { $fewest } bis { $most } Zeichen.
wrong-taken = Diesen Namen hat schon jemand. Wähle einen anderen.
wrong-kept = Du hast schon ein Konto: Melde dich mit seinem Namen und Passwort an.
wrong-login = Name oder Passwort ist falsch.
wrong-unsure = Setz zuerst das Häkchen: Ein gelöschtes Konto lässt sich nicht wiederherstellen.
wrong-tokens = Du hast schon { $most } Tokens. Widerrufe sie zuerst.
wrong-seats = Du sitzt als Gast an Tischen und würdest deine Plätze verlieren. Setz das Häkchen, wenn du dich trotzdem anmelden willst.
wrong-question = Diese Anfrage ist nicht möglich.
wrong-language = Die Sprache „{ $code }“ gibt es nicht; die Sprachen sind { $known }.
wrong-method = Die Adresse stimmt, aber nicht für diese Methode: siehe /api/v1/openapi.json.
wrong-unknown = Wer bist du? Sende `Authorization: Bearer` und ein gültiges Token, das du auf der Seite „Du“ oder über `POST /api/v1/guests` bekommst.
wrong-running = Die Partie läuft noch, und die Aufzeichnung verrät, was verdeckt ist. Du kannst sie lesen, sobald die Partie zu Ende ist.
wrong-no-change = Nur wer den Tisch eröffnet hat, kann ihn ändern, und nur vor Beginn der Partie.
wrong-no-rematch = Nur wer hier gespielt hat, kann um Revanche bitten, und erst nach der Partie.
wrong-no-metrics = Die Messwerte gibt es mit dem Token von `hearth serve --metrics-token`, ohne Proxy auch vom eigenen Rechner aus.
wrong-cross-site = Das kam von einer anderen Website, deshalb ist nichts geschehen. Geh zu Hearth selbst und versuch es noch einmal.
wrong-scope = Dafür braucht es ein Token mit der Berechtigung „{ $scope }“. Du kannst es auf der Seite mit den Einstellungen erstellen.
wrong-host = Unter diesem Namen antwortet dieser Server nicht. Wenn du ihn betreibst, nenne den Namen mit „hearth serve --public-url“ oder „--allowed-host“.
wrong-too-many = Das war zu viel auf einmal. Versuch es in { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
 } noch einmal.
wrong-unreadable = Was dein Browser gesendet hat, ist nicht lesbar, deshalb hat sich nichts geändert. Lade die Seite neu und versuch es noch einmal.
wrong-too-large = Das ist zu viel auf einmal, deshalb hat sich nichts geändert. Sende weniger.
wrong-too-slow = Das hat zu lange gedauert. Vielleicht ist es trotzdem geschehen: Sieh nach, und versuch es dann noch einmal.
wrong-not-stored = Das konnte nicht gespeichert werden, also hat sich nichts geändert ({ $why }). Versuch es gleich noch einmal.
wrong-table-unavailable = Dieser Tisch ist gerade nicht erreichbar. Kein Spiel geht verloren. Warte ein paar Sekunden, sieh nach, ob es geschehen ist, und versuch es dann noch einmal.
wrong-too-many-people = Das sind zu viele Leute: Höchstens { $most } sind möglich.
wrong-no-account = Es gibt kein Konto mit diesem Anmeldenamen.
