# Ein Augenblick eines laufenden Spiels, wie man ihn sah.
then-title = Ein früherer Moment
then-where = Nach Entscheidung { $at } von { $last }, so wie du den Tisch damals gesehen hast.
then-now = Zurück zum Tisch
then-since = Seit deinem letzten Zug
