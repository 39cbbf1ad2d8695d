# La première page.
home-title = Jouer
home-heading = Venez vous asseoir près du feu
home-invitation = Une table pour deux jeux de cartes. Jouez tout de suite contre des robots, ou entre amis grâce à un lien.
home-players = { $fewest } à { $most } joueurs
home-level = Contre
home-with = Joueurs
home-play = Jouer à { $game }
home-open = Ouvrir une table
home-rules = Règles
home-credit = Création de passionnés, non officielle et non commerciale. Kokopelli est un jeu de Stefan Feld, Kupferkessel Co. un jeu de Günter Burkhardt.
