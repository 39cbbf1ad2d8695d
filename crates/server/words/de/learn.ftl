# Lernen durch Ausprobieren.
learn-title = Lernen
learn-welcome = Setz dich und probier es aus: ein erstes Spiel für jede Schachtel, dann kleine Übungen. Es kann nichts schiefgehen, und was du geschafft hast, bleibt gemerkt.
learn-progress = { $done } von { $all } geschafft
learn-done = geschafft
learn-step = Schritt { $number } von { $all }
learn-offers = Was du tun kannst
learn-show = Zeig es mir
learn-again = Noch einmal von vorn
learn-all = Alle Lektionen
learn-next = Weiter: { $title }
learn-go-on = Weiter
learn-happened = Was geschehen ist
learn-account = Wie die Punkte zustande kamen
learn-elsewhere = Das ist erlaubt, führt aber nicht zum Ziel. Versuch etwas anderes.
learn-nothing-to-do = Hier gibt es nichts zu entscheiden: Geh weiter.
learn-unreadable = Das ist keine Entscheidung in diesem Spiel. Nimm eine von denen, die angeboten werden.
learn-lost = Diese Entscheidungen führen nicht durch diese Lektion. Fang sie in der Liste der Lektionen neu an.
