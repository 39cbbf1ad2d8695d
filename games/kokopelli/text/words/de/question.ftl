question-over = Das Spiel ist zu Ende: { $reason }.
question-turn = { $name } ist am Zug: noch { $actions }.
question-may-go-on = { $name } darf noch Karten anlegen.
question-may-play-drawn = { $name } darf gezogene Karten anlegen.
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
question-deed-draw = ziehen
question-deed-open = eröffnen
question-deed-play = anlegen
question-deed-cancel = abbrechen
question-deed-exchange = tauschen
question-deed-pass = passen
question-more-or-elsewhere = Leg weitere Karten an { $place } oder eine Karte woanders an, oder wähle „Fertig“.
question-more = Leg weitere Karten an { $place } oder wähle „Fertig“.
question-elsewhere = Leg eine zweite Karte an eine andere Zeremonie oder wähle „Fertig“.
question-lies-own = { $space } ({ $ceremony })
question-lies = { $space } ({ $ceremony } bei { $name })
question-drawn = Du hast { $cards } gezogen: sofort anlegen oder behalten?
question-your-exchange = Dein Tausch: Welche Karte kommt als nächste unter deinen Nachziehstapel? Noch { $left }, dann ziehst du { $draws }.
question-limit = Du hast zu viele Karten auf der Hand: Lege { $cards } unter deinen Nachziehstapel. Welche als nächste?
