# Eine Partie im Terminal.
play-pass = { $name } ist am Zug. Gib die Tastatur weiter und drück die Eingabetaste.
play-you-may = Du bist { $name }. Du kannst:
play-numbers = Die Nummern gehen von 1 bis { $last }.
play-unreadable = `{ $typed }` ist keine Entscheidung. Tipp eine Nummer aus der Liste oder die Worte, die dort stehen; `help` sagt, was du sonst noch tippen kannst.
play-taken-back = Zurückgenommen: `{ $decision }`.
play-not-your-turn = Zurücknehmen kannst du nur im eigenen Zug, solange er dauert.
play-nothing-free = Es gibt nichts zurückzunehmen: Du hast in diesem Zug noch nichts entschieden, oder seit deiner letzten Entscheidung war eine verdeckte Karte zu sehen.
play-no-aside = Alles liegt auf dem Tisch.
play-table-again = (`table` zeigt den Tisch wieder.)
play-rule = { $id }: { $text }
play-no-rule = Eine Regel `{ $id }` gibt es nicht: `rules` zeigt alle.
play-no-news = Es ist noch nichts geschehen.
play-more-lines = { $lines ->
    [one] (noch { $lines } Zeile: `log` zeigt sie)
   *[other] (noch { $lines } Zeilen: `log` zeigt sie)
}
play-why-what = Welche Entscheidung? Tipp `why` und dann ihre Nummer oder die Entscheidung in Worten.
play-refused = { $why } ({ $rule }).
play-not-possible = Nicht möglich. { $why }
play-possible = Möglich: { $what }
play-no-hint = Kein Tipp: { $reason }.
play-no-bot = Einen Bot `{ $name }` gibt es nicht; die Bots sind { $bots }.
play-forfeit = { $name }, { $bot }, verliert kampflos: { $reason }.
play-another-bot = Sonst ist nichts verloren: Mit { $command } geht es mit einem anderen Bot weiter.
play-kept-in = Die Partie wird in { $file } gesichert.
play-not-kept = Die Partie kann nicht in { $file } gesichert werden: { $error }.
play-say-where = Wohin? Tipp `save FILE`.
play-there-already = Nicht gespeichert: { $file } gibt es schon. Nenn eine andere Datei.
play-saved = Gespeichert. Mit { $command } geht es von hier weiter.
play-not-saved = Nicht gespeichert: { $file }: { $error }
play-kept = Die Partie ist gesichert. Mit { $command } geht es weiter.
play-nothing-kept = Es wurde nichts entschieden, also auch nichts gesichert.
play-lost = Die Partie wurde nicht gesichert: Es gibt keinen Ordner dafür. Beginne mit --save FILE, um eine zu behalten.
play-replay = { $command } zeigt die Partie noch einmal.
replay-help = Eingabetaste: weiter, `b`: zurück, eine Zahl: zu dieser Entscheidung, `end`: zur letzten, `q`: Schluss.
replay-at = Entscheidung { $at } von { $last }
replay-unknown = `{ $typed }` ist weder ein Befehl noch eine Zahl bis { $last }. { $help }
