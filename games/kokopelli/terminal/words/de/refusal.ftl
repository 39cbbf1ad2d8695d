refusal-game-is-over = das Spiel ist zu Ende
refusal-first-go-on-the-same-or-stop = deine Aktion läuft noch; spiel eine weitere Karte auf { $space } oder hör auf (`done`)
refusal-first-go-on-elsewhere-or-stop = deine Aktion läuft noch; spiel eine Karte auf eine andere Zeremonie als die auf { $space } oder hör auf (`done`)
refusal-first-go-on-or-stop = deine Aktion läuft noch; spiel eine weitere Karte oder hör auf (`done`)
refusal-first-play-drawn-or-stop = deine Aktion läuft noch; spiel eine der eben gezogenen Karten oder hör auf (`done`)
refusal-first-keep-hand-limit = du hast mehr als fünf Karten; lege zuerst { $cards ->
    [one] noch 1 Karte
   *[other] noch { $cards } Karten
} unter deinen Stapel
refusal-first-exchange = du tauschst gerade deine Hand; lege zuerst { $cards ->
    [one] noch 1 Karte
   *[other] noch { $cards } Karten
} unter deinen Stapel
refusal-nothing-to-put-under = Karten kommen nur beim Tauschen unter deinen Stapel oder am Ende deines Zuges, wenn du mehr als fünf hast
refusal-not-in-this-game = { $card } ist in dieser Partie nicht dabei
refusal-not-in-hand = du hast { $card } nicht auf der Hand
refusal-no-such-space = an diesem Tisch gibt es keinen Platz { $space }
refusal-no-such-space-for-two = zu zweit gibt es keinen Platz { $space }
refusal-kokopelli-opens-nothing = ein Kokopelli eröffnet keine Zeremonie
refusal-space-taken = auf { $space } liegt { $ceremony }; eröffnet wird auf einem freien Platz
refusal-village-is-full = in deinem Dorf ist kein Platz frei, und eröffnet wird auf einem freien Platz
refusal-extra-space-not-there = auf { $space } kannst du nur eröffnen, solange die Sonne in deinem Dorf liegt
refusal-one-below-the-pile = ohne die Sonne kannst du unterhalb deines Stapels nur eine Zeremonie eröffnen, und auf { $space } liegt schon eine
refusal-already-in-your-area = { $ceremony } liegt schon in deinem Spielbereich, auf { $space }
refusal-not-your-village = { $space } liegt nicht in deinem Dorf, und nur dort darfst du eröffnen
refusal-not-a-neighbour = { $space } liegt bei keinem deiner Nachbarn
refusal-below-anothers-pile = { $space } liegt unterhalb eines fremden Stapels; dort eröffnet nur der Besitzer
refusal-opens-only-in-your-area = { $space } liegt nicht in deinem Spielbereich, und weiter reicht das Feuer an diesem Tisch nicht
refusal-already-in-his-area = { $ceremony } liegt schon im Spielbereich dieses Nachbarn, auf { $space }
refusal-already-on-his-board = { $ceremony } liegt schon im Dorf dieses Nachbarn, auf { $space }
refusal-nothing-there = auf { $space } liegt keine Zeremonie
refusal-does-not-match = { $card } passt nicht auf { $ceremony } ({ $space })
refusal-out-of-reach = { $space } liegt nicht in deinem Spielbereich
refusal-below-pile-not-shared = { $space } liegt unterhalb eines Stapels und gehört an diesem Tisch nur dem Besitzer
refusal-only-on-the-same = weitere Karten dieser Aktion kommen auf { $space }
refusal-only-elsewhere = die zweite Karte dieser Aktion kommt auf eine andere Zeremonie als die auf { $space }
refusal-not-just-drawn = { $card } ist nicht (mehr) unter dem, was diese Aktion gezogen hat
refusal-drawn-card-may-not-finish = an diesem Tisch darf eine mit der Geburt gespielte Karte keine Zeremonie beenden; auf { $space } täte sie das
refusal-pile-is-empty = dein Stapel ist leer
refusal-hand-is-empty = deine Hand ist leer
refusal-not-yours-to-cancel = { $space } liegt nicht in deinem Dorf
refusal-nothing-to-stop = es gibt nichts, womit du aufhören könntest; wähle eine Aktion
refusal-may-not-pass = verzichten darfst du erst, wenn nur noch Zusatzaktionen übrig sind, oder mit leerer Hand; wähle eine Aktion
cited = { $rule }: { $why }
