# Der Rückblick auf eine Partie.
look-back-begins = { $bot } hat { $decisions ->
    [one] eine Entscheidung
   *[other] { $decisions } Entscheidungen
} ausgewertet.
look-back-fair = (Jede wird danach beurteilt, was man auf diesem Platz mit perfektem Gedächtnis wissen konnte, und nach nichts sonst.)
look-back-silent = Zu keiner sagt er, was er erwartet.
look-back-seat = { $found } von { $choices } Mal die beste Wahl; im Schnitt { $loss } % Gewinnchance verschenkt
look-back-turning = Wendepunkte
look-back-no-turning = Keine: Mit keiner einzelnen Entscheidung wurde viel verschenkt.
look-back-turn = { $number } { $name }: Mit `{ $made }` bleiben { $kept } %, mit `{ $best }` wären es { $chance } % geblieben.
look-back-all = Alle Entscheidungen
look-back-loss = Verlust
look-back-better = besser
