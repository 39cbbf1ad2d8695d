# Einen Bot fragen, was er tun würde.
hint-ask = Gib mir einen Tipp
hint-would = Der Bot würde wählen:
hint-why = Warum
hint-numbers = Warum: die Zahlen
hint-only = Etwas anderes ist hier nicht möglich.
hint-choice = Möglichkeit
hint-wins = Gewinnchance
hint-lead = Vorsprung
hint-equal = Soweit der Bot es beurteilen kann, sind die ersten { $rows } Zeilen gleich gut.
hint-fair = Er weiß nur, was auch du mit perfektem Gedächtnis wissen könntest.
hint-who = Tipps von einem Bot
hint-for-alone = Für alle, die nur gegen Bots spielen
hint-for-everybody = Für alle am Tisch
hint-for-nobody = Für niemanden
hint-none = An diesem Tisch gibt es keine Tipps: Das entscheidet, wer den Tisch eröffnet.
hint-not-thought = Der Bot hat keine Antwort ({ $why }). Versuch es gleich noch einmal.
hint-offer = { $group } – { $offer }
