# Ce que l’on peut taper.
help-a-number = un numéro
help-number = joue ce coup
help-a-decision = un coup
help-decision = en toutes lettres, comme dans la liste
help-why = dit ce qu’il apporte et ce qu’un bot en attend, ou pourquoi il est impossible
help-hint = dit ce que ferait un bot, et pourquoi : strong, ou celui que vous nommez, comme `hint master`
help-rules = montre les règles, ou celle qui porte ce numéro
help-undo = reprend votre dernier coup, tant qu’aucune carte cachée n’a été vue
help-save = écrit la partie dans un fichier à part ; elle est de toute façon conservée après chaque coup
help-log = montre tout ce qui s’est passé
help-aside = montre ce qui n’a pas de place sur la table, comme les défausses
help-table = montre de nouveau la table
help-quit = quitte et dit comment reprendre
