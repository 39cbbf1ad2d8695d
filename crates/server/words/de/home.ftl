# Die erste Seite.
home-title = Spielen
home-heading = Setz dich ans Feuer
home-invitation = Ein Tisch für zwei Kartenspiele. Spiel sofort gegen Bots oder per Link mit Freunden.
home-players = { $fewest } bis { $most } Personen
home-level = Gegen
home-with = Personen
home-play = { $game } spielen
home-open = Tisch eröffnen
home-rules = Regeln
home-credit = Ein inoffizielles, nicht kommerzielles Fanprojekt. Kokopelli ist ein Spiel von Stefan Feld, Kupferkessel Co. eines von Günter Burkhardt.
