# Was schiefgehen kann.
mishap-title = Das hat nicht geklappt
mishap-missing = Hier ist nichts
wrong-no-table = Diesen Tisch gibt es nicht.
wrong-no-game = Dieses Spiel gibt es nicht.
wrong-no-lesson = Diese Lektion gibt es nicht.
wrong-no-file = Diese Datei gibt es nicht.
wrong-no-page = Diese Seite gibt es nicht.
wrong-no-person = Diese Person gibt es nicht.
wrong-no-address = Diese Adresse gibt es nicht; siehe /api/v1/openapi.json.
wrong-number = { $field }: Hier muss eine ganze Zahl stehen.
wrong-seat = Es gibt keinen Platz { $seat }.
wrong-moment = Nach { $at } Entscheidungen gibt es in diesem Spiel nichts mehr zu entscheiden: Wähle einen früheren Moment.
wrong-name = Ein Name hat 1 bis { $most } sichtbare Zeichen.
wrong-label = Eine Bezeichnung hat höchstens { $most } Zeichen.
wrong-password = Ein Passwort hat { $fewest } bis { $most } Zeichen.
wrong-taken = Diesen Namen hat schon jemand. Wähle einen anderen.
wrong-kept = Diese Identität ist schon gesichert: Melde dich mit ihrem Namen und ihrem Passwort an.
wrong-login = Dieser Name und dieses Passwort gehören nicht zusammen.
wrong-unsure = Sag, dass du sicher bist: Nichts bringt deine Identität zurück.
wrong-tokens = Du hast schon { $most } Tokens: Mach sie zuerst ungültig.
wrong-seats = Du sitzt als Gast an Tischen und würdest deine Plätze verlieren. Sag, dass du dich trotzdem anmelden willst.
wrong-question = Darum kann man nicht bitten.
wrong-language = Die Sprache „{ $code }“ gibt es nicht; die Sprachen sind { $known }.
wrong-method = Die Adresse stimmt, aber nicht für diese Methode: siehe /api/v1/openapi.json.
wrong-unknown = Sag, wer du bist: Sende `Authorization: Bearer` und ein gültiges Token, das du auf der Seite „Du“ oder über `POST /api/v1/guests` bekommst.
wrong-running = Das Spiel läuft noch: In der Aufzeichnung steht, was verdeckt ist. Man kann sie lesen, wenn das Spiel zu Ende ist.
wrong-no-change = Nur wer den Tisch eröffnet hat, kann ihn ändern, und nur vor dem Spiel.
wrong-no-rematch = Nur wer hier gespielt hat, kann um Revanche bitten, und erst nach dem Spiel.
wrong-no-metrics = Die Zahlen bekommt, wer das Token von `hearth serve --metrics-token` sendet, und ohne Proxy vor dem Server auch der eigene Rechner.
wrong-cross-site = Das kam von einer anderen Website, deshalb ist nichts geschehen. Geh zu Hearth selbst und versuch es noch einmal.
wrong-too-many = Das war zu viel auf einmal. Versuch es in { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
 } noch einmal.
wrong-unreadable = Was dein Browser gesendet hat, ist nicht lesbar, deshalb hat sich nichts geändert. Lade die Seite neu und versuch es noch einmal.
wrong-too-large = Das ist zu viel auf einmal, deshalb hat sich nichts geändert. Sende weniger.
wrong-too-slow = Das hat zu lange gedauert. Vielleicht ist es trotzdem geschehen: Sieh nach, und versuch es dann noch einmal.
wrong-not-stored = Das konnte nicht gespeichert werden, also hat sich nichts geändert ({ $why }). Versuch es gleich noch einmal.
