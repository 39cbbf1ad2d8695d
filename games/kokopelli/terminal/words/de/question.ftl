question-over = Das Spiel ist zu Ende: { $reason }.
question-turn = { $name } ist am Zug: noch { $actions }.
question-may-go-on = { $name } darf weiterspielen.
question-may-play-drawn = { $name } darf gezogene Karten spielen.
question-exchanges = { $name } tauscht { $cards }.
question-puts-under = { $name } legt überzählige Karten unter den Nachziehstapel.
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
question-deed-draw = Karte ziehen
question-deed-open = Zeremonie eröffnen
question-deed-play = Karte spielen
question-deed-cancel = Zeremonie abbrechen
question-deed-exchange = Karten tauschen
question-deed-pass = passen
question-more-or-elsewhere = Du darfst weitere Karten an { $place } legen, eine Karte woanders anlegen oder aufhören.
question-more = Du darfst weitere Karten an { $place } legen oder aufhören.
question-elsewhere = Du darfst eine zweite Karte an eine andere Zeremonie legen oder aufhören.
question-lies-own = deine Zeremonie { $ceremony } ({ $space })
question-lies = { $ceremony } bei { $name } ({ $space })
question-drawn = Du hast { $cards } gezogen: sofort spielen oder behalten?
question-your-exchange = Dein Tausch: Welche Karte kommt als nächste unter deinen Nachziehstapel? Noch { $left }, dann ziehst du { $draws }.
question-limit = Du hast zu viele Karten auf der Hand: Lege { $cards } unter deinen Nachziehstapel. Welche als nächste?
