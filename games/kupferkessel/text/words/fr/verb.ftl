# Les mots par lesquels commence un coup saisi : le premier est affiché, tous sont compris.
verb-take = prendre, prends, prenez
verb-use = utiliser, l’utiliser, utilise, utilisez
verb-skip = renoncer, y renoncer, renonce, renoncez
verb-keep = garder, la garder, garde, gardez
verb-leave = écarter, la mettre hors jeu, mettre hors jeu, hors jeu
