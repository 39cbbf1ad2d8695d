question-over = Das Spiel ist zu Ende: { $reason }.
question-turn = { $name } ist am Zug: noch { $actions }.
question-may-go-on = { $name } darf weiterspielen.
question-may-play-drawn = { $name } darf Gezogenes spielen.
question-exchanges = { $name } tauscht { $cards }.
question-puts-under = { $name } legt überzählige Karten unter den Stapel.
question-your-turn = Noch { $actions }: { $deeds }.
question-actions = { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}
question-extra-actions = { $actions ->
    [one] 1 Zusatzaktion
   *[other] { $actions } Zusatzaktionen
}
question-both-actions = { $actions } und { $extra } zusätzliche
question-or = oder
question-deed-draw = ziehen
question-deed-open = eröffnen
question-deed-play = spielen
question-deed-cancel = abbrechen
question-deed-exchange = tauschen
question-deed-pass = passen
question-more-or-elsewhere = Du darfst weitere Karten auf { $place } spielen, eine Karte woanders spielen oder aufhören.
question-more = Du darfst weitere Karten auf { $place } spielen oder aufhören.
question-elsewhere = Du darfst eine zweite Karte auf eine andere Zeremonie spielen oder aufhören.
question-lies-own = deine Zeremonie { $ceremony } ({ $space })
question-lies = { $ceremony } bei { $name } ({ $space })
question-drawn = Du hast { $cards } gezogen: sofort spielen oder behalten?
question-your-exchange = Dein Tausch: Welche Karte kommt als nächste unter deinen Stapel? Noch { $left }, dann ziehst du { $draws }.
question-limit = Du hast zu viele Karten auf der Hand: Lege { $cards } unter deinen Stapel. Welche als nächste?
