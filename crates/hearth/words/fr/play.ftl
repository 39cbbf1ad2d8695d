# Une partie dans le terminal.
play-pass = C’est à { $name } de jouer. Passez le clavier et appuyez sur Entrée.
play-you-may = Vous êtes { $name }. Vous pouvez :
play-numbers = Les numéros vont de 1 à { $last }.
play-unreadable = `{ $typed }` n’est pas une décision. Tapez un numéro de la liste, ou les mots qui s’y trouvent ; `help` dit ce que l’on peut taper d’autre.
play-taken-back = Coup repris : `{ $decision }`.
play-not-your-turn = Vous ne pouvez reprendre que votre propre tour, tant qu’il dure.
play-nothing-free = Il n’y a rien à reprendre : à ce tour, vous n’avez encore rien décidé, ou une carte cachée a été vue depuis votre dernière décision.
play-no-aside = Tout est sur la table.
play-table-again = (`table` montre de nouveau la table.)
play-rule = { $id } : { $text }
play-no-rule = Il n’y a pas de règle `{ $id }` : `rules` les montre toutes.
play-no-news = Il ne s’est encore rien passé.
play-more-lines = { $lines ->
    [one] (encore { $lines } ligne : `log` la montre)
   *[other] (encore { $lines } lignes : `log` les montre)
}
play-why-what = Dites quelle décision : `why`, puis son numéro ou la décision en toutes lettres.
play-not-possible = Impossible. { $why }
play-possible = Possible : { $what }
play-no-hint = Pas de conseil : { $reason }.
play-no-bot = Il n’y a pas de robot `{ $name }` ; les robots sont { $bots }.
play-forfeit = { $name }, { $bot }, perd par forfait : { $reason }.
play-another-bot = Rien d’autre n’est perdu : { $command } continue avec un autre robot.
play-kept-in = La partie est conservée dans { $file }.
play-not-kept = La partie ne peut pas être conservée dans { $file } : { $error }.
play-say-where = Dites où : `save FILE`.
play-there-already = Rien n’est enregistré : { $file } existe déjà. Nommez un autre fichier.
play-saved = Enregistré. { $command } reprend ici.
play-not-saved = Rien n’est enregistré : { $file } : { $error }
play-kept = La partie est conservée. { $command } la reprend.
play-nothing-kept = Rien n’a été décidé : rien n’est donc conservé.
play-lost = La partie n’est pas conservée : il n’y a pas de dossier pour elle. Commencez avec --save FILE pour en conserver une.
play-replay = { $command } remontre la partie.
replay-help = Entrée avance, `b` recule, un numéro mène à cette décision, `end` à la dernière, `q` quitte.
replay-at = décision { $at } sur { $last }
replay-unknown = `{ $typed }` n’est ni une commande ni un numéro jusqu’à { $last }. { $help }
