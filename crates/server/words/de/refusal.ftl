# Warum ein Tisch nicht tut, was man von ihm will.
refusal-no-decision = Das geht hier nicht. Tipp auf eine Karte oder einen der Knöpfe.
refusal-bad-plan = So kann man nicht spielen: { $reason }.
refusal-stale =
    { $decisions ->
        [one] Die Partie ist inzwischen weitergegangen: { $decisions } Entscheidung ist gefallen. Sieh dir den Tisch an und entscheide neu.
       *[other] Die Partie ist inzwischen weitergegangen: { $decisions } Entscheidungen sind gefallen. Sieh dir den Tisch an und entscheide neu.
    }
refusal-not-yet =
    { $decisions ->
        [one] So weit ist die Partie noch nicht: { $decisions } Entscheidung ist gefallen, diese war für den Moment nach { $after } gedacht. Sieh dir den Tisch an und entscheide neu.
       *[other] So weit ist die Partie noch nicht: { $decisions } Entscheidungen sind gefallen, diese war für den Moment nach { $after } gedacht. Sieh dir den Tisch an und entscheide neu.
    }
refusal-not-your-turn = Du bist nicht am Zug.
refusal-not-sitting = Du sitzt nicht an diesem Tisch.
refusal-not-host = Das kann nur, wer den Tisch eröffnet hat.
refusal-begun = Die Partie hat schon begonnen.
refusal-not-begun = Die Partie hat noch nicht begonnen.
refusal-not-over = Die Partie ist noch nicht zu Ende.
refusal-over = Die Partie ist zu Ende.
refusal-no-seat = An diesem Tisch ist kein Platz für dich frei; du kannst zuschauen.
refusal-nothing-free = Es gibt nichts zurückzunehmen: Du hast in diesem Zug noch nichts entschieden, oder seit deiner letzten Entscheidung war eine verdeckte Karte zu sehen. Du kannst aber die anderen um Rücknahme bitten.
refusal-nothing-before = Davor gibt es nichts.
refusal-asked-already = Eine andere Anfrage wartet noch auf Antwort.
refusal-not-asked = Niemand hat dich etwas gefragt.
refusal-present = Niemand spielt an deiner Stelle.
refusal-too-soon = Warte noch ein wenig: Nach drei Minuten kann ein Bot einspringen.
refusal-has-clock = An diesem Tisch bestimmt die Uhr, wie lange du nachdenken darfst.
refusal-silent = Der Chat ist an diesem Tisch ausgeschaltet.
refusal-empty = Die Nachricht ist leer.
refusal-too-long = Das ist zu lang: höchstens { $most } Zeichen.
refusal-rematch-open = Für die Revanche gibt es schon einen Tisch.
refusal-log-full = An diesem Tisch ist dafür schon zu viel geschehen: Spiel die Partie zu Ende oder eröffne einen anderen Tisch.
refusal-often-enough = Öfter geht das an diesem Tisch nicht.
plan-bank = Ein Zeitvorrat umfasst 10 Sekunden bis 10 Stunden
plan-increment = Je Zug kommen höchstens 600 Sekunden dazu
plan-days = Ein Zug darf 1 bis 30 Tage dauern
plan-nobody = Mindestens ein Platz muss für einen Menschen sein
plan-players = { $game } spielt man zu { $fewest } bis { $most }
plan-bot = Es gibt keinen Bot `{ $bot }`; es gibt { $known }
plan-person = Es gibt niemanden mit der Nummer { $person }
