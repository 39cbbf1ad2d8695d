# Der Rückblick auf eine Partie.
look-back-begins = { $bot } hat auf { $decisions ->
    [one] eine Entscheidung
   *[other] { $decisions } Entscheidungen
} zurückgeblickt.
look-back-fair = (Jede wird danach beurteilt, was man auf diesem Platz mit perfektem Gedächtnis wissen konnte, und nach nichts sonst.)
look-back-silent = Er sagt von keiner, was er erwartet.
look-back-seat = bei { $found } von { $choices } Entscheidungen nichts Besseres gefunden, im Schnitt { $loss } % verschenkt
look-back-turning = Wendepunkte
look-back-no-turning = Keine: Keine einzelne Entscheidung hat viel verschenkt.
look-back-turn = { $number } { $name }: Mit `{ $made }` bleiben { $kept } %, mit `{ $best }` wären es { $chance } % geblieben.
look-back-all = Alle Entscheidungen
look-back-loss = Verlust
look-back-better = besser
