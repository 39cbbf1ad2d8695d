# Les parties que l’on a jouées.
played-title = Vos parties
played-link = Toutes vos parties et vos résultats
played-none = Vous n’avez encore terminé aucune partie ici. Dès que ce sera fait, vous la trouverez sur cette page.
played-which = Quel jeu
played-all = Toutes
played-against = Adversaires
played-games = Parties
played-won = Gagnées
played-best = Meilleur score
played-people = humains
played-bots = bots de plusieurs niveaux
played-total = en tout
played-counts = Ne comptent pas les parties où vous aviez plusieurs places, celles que personne n’a gagnées, celles qu’un bot a gagnées pour vous et celles reprises à partir d’une partie déjà jouée.
played-pages = Pages
played-newer = Plus récentes
played-older = Plus anciennes
played-page = Page { $page } sur { $pages }
played-result-won = gagnée
played-result-lost = perdue
played-result-shared = partagée
played-result-open = sans gagnant
played-figure-games = { $games ->
    [one] partie
   *[other] parties
}
played-figure-won = de victoires
