# Lernen durch Ausprobieren.
learn-title = Lernen
learn-welcome = Setz dich und probier es aus: zu jedem Spiel eine erste Partie, dann kleine Übungen. Es kann nichts schiefgehen, und Hearth merkt sich, was du geschafft hast.
learn-progress = { $done } von { $all } geschafft
learn-done = geschafft
learn-step = Schritt { $number } von { $all }
learn-offers = Was du tun kannst
learn-show = Zeig es mir
learn-again = Noch einmal von vorn
learn-all = Alle Lektionen
learn-next = Weiter: { $title }
learn-go-on = Weiter
learn-happened = Was passiert ist
learn-account = Wie die Punkte zustande kamen
learn-elsewhere = Das ist erlaubt, führt aber nicht zum Ziel. Versuch etwas anderes.
learn-nothing-to-do = Hier gibt es nichts zu entscheiden: Mach einfach weiter.
learn-unreadable = So eine Entscheidung gibt es in diesem Spiel nicht. Wähle eine von denen, die angeboten werden.
learn-lost = Mit den bisherigen Entscheidungen kommt man nicht durch diese Lektion. Fang sie über die Liste der Lektionen neu an.
