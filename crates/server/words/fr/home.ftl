# La première page.
home-title = Jouer
home-invitation = Une table pour deux jeux de cartes. Installez-vous et jouez : tout de suite contre des robots, ou entre amis grâce à un lien.
home-players = De { $fewest } à { $most } joueurs
home-play = Jouer à { $game }
home-open = Ouvrir une table
home-rules = Règles
home-credit = Création de passionnés, non officielle et non commerciale. Kokopelli est un jeu de Stefan Feld, Kupferkessel Co. un jeu de Günter Burkhardt.
