# Die Analyse einer beendeten Partie.
review-open = Partie analysieren
review-title = Analyse
review-back = Zurück zum Tisch
review-about = Ein Bot geht die Partie durch und beurteilt jede Entscheidung nur nach dem, was man auf diesem Platz in dem Moment wissen konnte. Das dauert etwa eine halbe Minute.
review-waits = { $games ->
    [one] Vorher ist noch eine andere Partie an der Reihe.
   *[other] Vorher sind noch { $games } andere Partien an der Reihe.
}
review-runs = { $done } von { $all } Entscheidungen sind beurteilt.
review-ready = Die Analyse ist fertig.
review-fair = Beurteilt von einem Bot der Stufe { $level }: jede Entscheidung nur nach dem, was man auf diesem Platz in dem Moment mit perfektem Gedächtnis wissen konnte.
review-curve = Gewinnchance von der ersten bis zur letzten Entscheidung
review-curve-of = { $name }: anfangs { $first }, im schlechtesten Moment { $low }, im besten { $high }, am Ende { $last }.
review-seat = { $found } von { $choices } Mal die beste Wahl; im Schnitt { $loss } Gewinnchance verschenkt
review-turning = Wendepunkte
review-instead = Besser:
review-all = Alle Entscheidungen
review-number = Nr.
review-decision = Entscheidung
review-chance = Chance danach
review-loss = Verschenkt
review-your-chance = Deine Gewinnchance
review-chance-of = { $name }: Gewinnchance
review-turns = { $turns ->
    [one] { $turns } Wendepunkt
   *[other] { $turns } Wendepunkte
}
review-turn-of = Entscheidung { $number }, { $name }: { $loss } verschenkt
review-turn-before = Voriger Wendepunkt
review-turn-after = Nächster Wendepunkt
review-lost = { $loss } verschenkt.
review-forced = Hier war nichts anderes möglich.
review-fine = Besser ging es nicht. Gewinnchance: { $chance }.
review-played = gespielt
review-mark-played = gespielt: { $chance }
review-mark-better = besser: { $chance }
review-find = Finde den besseren Zug
review-question = Was ist besser?
review-try = Probier es auf dem Spielbrett. Jeder Zug zählt, der so gut ist wie der beste.
review-best = Das ist es: Der Bot hat nichts Besseres gefunden.
review-as-good = Das ist genauso gut wie der beste Zug.
review-better-still = Besser als das, was gespielt wurde. Aber es geht noch besser.
review-not-yet = Noch nicht. Das gewinnt nicht öfter als das, was gespielt wurde.
review-show = Zeig es mir
review-find-next = Der nächste
review-find-done = Zurück zur Analyse
review-find-number = { $number } von { $all }
