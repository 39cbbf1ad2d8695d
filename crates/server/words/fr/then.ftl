# Un moment d’une partie en cours, tel qu’on l’a vu.
then-title = À ce moment-là
then-where = Après le coup { $at } sur { $last } : la table telle que vous la voyiez alors.
then-now = Retour à la table
then-since = Depuis votre dernier tour
