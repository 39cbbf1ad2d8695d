# Die erste Seite.
home-title = Spielen
home-invitation = Ein Tisch für zwei Kartenspiele. Setz dich und spiel: sofort gegen Bots oder über einen Link mit Freunden.
home-players = { $fewest } bis { $most } Personen
home-play = { $game } spielen
home-open = Tisch eröffnen
home-rules = Regeln
home-credit = Ein inoffizielles, nicht kommerzielles Fanprojekt. Kokopelli ist ein Spiel von Stefan Feld, Kupferkessel Co. eines von Günter Burkhardt.
