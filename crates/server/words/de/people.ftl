# Leute an einem Tisch, und was sie füreinander sind.
people-title = Leute an diesem Tisch
people-settings = Leute
people-hide = Nachrichten ausblenden
people-show = Nachrichten einblenden
people-block = Blockieren
people-silence = Chat entziehen
people-unsilence = Chat zurückgeben
people-report = Melden
people-hidden = Chat ausgeblendet
people-blocked = blockiert
people-silenced = kein Chat hier
people-nobody-ignored = Du ignorierst niemanden. Drück am Tisch auf einen Namen im Chat, um die Nachrichten dieser Person auszublenden oder sie zu blockieren: Dann kann sie sich nicht an deine Tische setzen und dich nicht einladen. Niemand erfährt davon.
people-undo = Rückgängig
people-undo-for = Rückgängig: { $name }
people-page = Eine eigene Seite
people-page-what = deine Ergebnisse und letzten Partien, unter { $address }
people-page-link = Meine Seite ansehen
people-presence = Freunde sehen, wenn ich da bin
people-presence-what = und an welchem offenen Tisch
people-ignored = Ignoriert und blockiert
friends-title = Freunde
friends-none = Noch keine Freunde. Frag jemanden mit dem Anmeldenamen, oder drück im Chat eines Tisches auf den Namen.
friends-name = Anmeldename
friends-ask = Fragen
friends-asked = { $name } ist gefragt.
friends-here = Freunde, die da sind
friends-all = Alle Freunde
friends-asking =
    { $people ->
        [one] Eine Freundschaftsanfrage
       *[other] { $people } Freundschaftsanfragen
    }
friends-is-here = gerade da
friends-join = Zum Tisch: { $game }
friends-watch = Zusehen: { $game }
friends-end = Entfernen
friends-end-with = { $name } aus deinen Freunden entfernen
friends-waiting = gefragt, noch keine Antwort
friends-withdraw = Zurückziehen
friends-withdraw-from = Die Anfrage an { $name } zurückziehen
friends-asks = möchte mit dir befreundet sein
friends-accept = Annehmen
friends-accept-whom = Die Anfrage von { $name } annehmen
friends-decline = Ablehnen
friends-decline-whom = Die Anfrage von { $name } ablehnen
friends-need-account = Für Freunde und eine eigene Seite brauchst du ein Konto: Wähle unten einen Anmeldenamen und ein Passwort. Gäste findet man nicht wieder.
friends-invite = Freunde einladen
person-own = Das ist deine Seite
person-friends = Befreundet
person-ask = Freundschaft anbieten
person-more = Mehr
person-unblock = Nicht mehr blockieren
person-games = Letzte Partien
person-no-games = Noch keine beendete Partie zum Ansehen.
person-since = dabei seit { $month } { $year }
person-months = Januar, Februar, März, April, Mai, Juni, Juli, August, September, Oktober, November, Dezember
