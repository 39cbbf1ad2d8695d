refusal-game-is-over = Das Spiel ist zu Ende
refusal-first-go-on-the-same-or-stop = Deine Aktion läuft noch; leg eine weitere Karte an { $space } an oder wähle „Fertig“
refusal-first-go-on-elsewhere-or-stop = Deine Aktion läuft noch; leg eine Karte an eine andere Zeremonie als die auf { $space } oder wähle „Fertig“
refusal-first-go-on-or-stop = Deine Aktion läuft noch; leg eine weitere Karte an oder wähle „Fertig“
refusal-first-play-drawn-or-stop = Deine Aktion läuft noch; leg eine der eben gezogenen Karten an oder wähle „Fertig“
refusal-first-keep-hand-limit = Du hast mehr als fünf Karten; lege zuerst { $cards ->
    [one] noch 1 Karte
   *[other] noch { $cards } Karten
} unter deinen Nachziehstapel
refusal-first-exchange = Du tauschst gerade deine Hand; lege zuerst { $cards ->
    [one] noch 1 Karte
   *[other] noch { $cards } Karten
} unter deinen Nachziehstapel
refusal-nothing-to-put-under = Karten kommen nur beim Tauschen unter deinen Nachziehstapel oder am Ende deines Zuges, wenn du mehr als fünf hast
refusal-not-in-this-game = { $card } ist in dieser Partie nicht dabei
refusal-not-in-hand = Du hast { $card } nicht auf der Hand
refusal-no-such-space = An diesem Tisch gibt es keinen Platz { $space }
refusal-no-such-space-for-two = Zu zweit gibt es keinen Platz { $space }
refusal-kokopelli-opens-nothing = Ein Kokopelli eröffnet keine Zeremonie
refusal-space-taken = Auf { $space } liegt { $ceremony }; eröffnet wird auf einem freien Platz
refusal-village-is-full = In deinem Dorf ist kein Platz frei, und eröffnet wird auf einem freien Platz
refusal-extra-space-not-there = Auf { $space } kannst du nur eröffnen, solange die Sonne in deinem Dorf liegt
refusal-one-below-the-pile = Ohne die Sonne kannst du unterhalb deines Nachziehstapels nur eine Zeremonie eröffnen, und auf { $space } liegt schon eine
refusal-already-in-your-area = { $ceremony } liegt schon in deinem Spielbereich, auf { $space }
refusal-not-your-village = { $space } liegt nicht in deinem Dorf, und nur dort darfst du eröffnen
refusal-not-a-neighbour = { $space } liegt bei keinem deiner Nachbarn
refusal-below-anothers-pile = { $space } liegt unterhalb eines fremden Nachziehstapels; dort eröffnet nur der Besitzer
refusal-opens-only-in-your-area = { $space } liegt nicht in deinem Spielbereich, und weiter reicht das Feuer an diesem Tisch nicht
refusal-already-in-his-area = { $ceremony } liegt schon im Spielbereich dieses Nachbarn, auf { $space }
refusal-already-on-his-board = { $ceremony } liegt schon im Dorf dieses Nachbarn, auf { $space }
refusal-nothing-there = Auf { $space } liegt keine Zeremonie
refusal-does-not-match = { $card } passt nicht zu { $ceremony } ({ $space })
refusal-out-of-reach = { $space } liegt nicht in deinem Spielbereich
refusal-below-pile-not-shared = { $space } liegt unterhalb eines Nachziehstapels und gehört an diesem Tisch nur zum Spielbereich des Besitzers
refusal-only-on-the-same = Weitere Karten dieser Aktion musst du an { $space } anlegen
refusal-only-elsewhere = Die zweite Karte dieser Aktion kommt an eine andere Zeremonie als die auf { $space }
refusal-not-just-drawn = { $card } ist nicht (mehr) unter den Karten, die du mit dieser Aktion gezogen hast
refusal-drawn-card-may-not-finish = An diesem Tisch darf eine mit der Geburt angelegte Karte keine Zeremonie beenden; auf { $space } täte sie das
refusal-pile-is-empty = Dein Nachziehstapel ist leer
refusal-hand-is-empty = Deine Hand ist leer
refusal-not-yours-to-cancel = { $space } liegt nicht in deinem Dorf
refusal-nothing-to-stop = Es gibt nichts, womit du aufhören könntest; wähle eine Aktion
refusal-may-not-pass = Verzichten darfst du erst, wenn nur noch Zusatzaktionen übrig sind, oder mit leerer Hand; wähle eine Aktion
