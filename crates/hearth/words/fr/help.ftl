# Ce que l’on peut taper.
help-a-number = un numéro
help-number = prend cette décision
help-a-decision = une décision
help-decision = en toutes lettres, comme dans la liste
help-why = dit ce qu’elle apporte et ce qu’un robot en attend, ou pourquoi elle est impossible
help-hint = dit ce que ferait un robot, et pourquoi : strong, ou celui que vous nommez, comme `hint master`
help-rules = montre les règles, ou celle de ce numéro
help-undo = reprend votre dernière décision, tant qu’aucune carte cachée n’a été vue
help-save = écrit la partie dans un fichier à part ; elle est de toute façon conservée après chaque décision
help-log = montre tout ce qui s’est passé
help-aside = montre ce qui n’a pas de place sur la table, comme les défausses
help-table = montre de nouveau la table
help-quit = quitte et dit comment reprendre
