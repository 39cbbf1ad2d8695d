# La première page.
home-title = Jouer
home-heading = Venez vous asseoir près du feu
home-invitation = Deux jeux de cartes. Jouez tout de suite, ou envoyez un lien à un ami.
home-players = { $players } joueurs
home-level = Niveau des bots
home-with = Joueurs
home-play = Jouer à { $game }
home-rules = Règles
home-credit = Création de passionnés, non officielle et non commerciale.
home-and = et
home-description = Jouez à { $games } dans votre navigateur : tout de suite contre des bots, ou entre amis grâce à un lien. Gratuit, sans compte.
home-first = Première partie ? Les cérémonies conseillées pour débuter. Décochez pour d’autres.
home-go = Jouer
home-learn = Apprendre en 3 minutes
home-friend = Jouer avec un ami
home-friend-what = Envoyez un lien. Sans compte, sans attente.
home-invite = Inviter
home-open-tables =
    { $tables ->
        [0] Salon
        [one] { $tables } table ouverte
       *[other] { $tables } tables ouvertes
    }
home-games = Vos parties
home-all = Toutes ({ $games })
