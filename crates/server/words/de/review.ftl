# Der Rückblick auf eine beendete Partie.
review-open = Rückblick
review-title = Rückblick
review-back = Zurück zum Tisch
review-about = Ein Bot geht die Partie durch und beurteilt jede Entscheidung, jede nur nach dem, was am jeweiligen Platz in diesem Moment bekannt sein konnte. Das dauert etwa eine halbe Minute.
review-waits = { $games ->
    [one] Vorher ist noch eine andere Partie an der Reihe.
   *[other] Vorher sind noch { $games } andere Partien an der Reihe.
}
review-runs = { $done } von { $all } Entscheidungen sind beurteilt.
review-ready = Der Rückblick ist fertig.
review-fair = Beurteilt von einem Bot der Stufe { $level }: jede Entscheidung nur nach dem, was am jeweiligen Platz in diesem Moment mit perfektem Gedächtnis bekannt sein konnte.
review-curve = Gewinnchance von der ersten bis zur letzten Entscheidung
review-curve-of = { $name }: anfangs { $first }, im schlechtesten Moment { $low }, im besten { $high }, am Ende { $last }.
review-seat = in { $found } von { $choices } Fällen war nichts besser, im Schnitt { $loss } verschenkt
review-turning = Wendepunkte
review-no-turning = Mit keiner einzelnen Entscheidung wurde viel verschenkt.
review-fell = Die Gewinnchance fiel von { $before } auf { $after }.
review-instead = Besser:
review-better = Besser
review-all = Alle Entscheidungen
review-number = Nr.
review-decision = Entscheidung
review-chance = Chance danach
review-loss = Verschenkt
