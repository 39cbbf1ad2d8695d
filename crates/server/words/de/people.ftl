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
