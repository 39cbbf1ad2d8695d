# Une partie dans le terminal.
play-pass = C’est à { $name } de jouer. Passez le clavier et appuyez sur Entrée.
play-you-may = Vous êtes { $name }. Vous pouvez :
play-numbers = Les numéros vont de 1 à { $last }.
play-unreadable = `{ $typed }` n’est pas un coup. Tapez un numéro de la liste, ou les mots qui s’y trouvent ; `help` dit ce que l’on peut taper d’autre.
play-taken-back = Coup repris : `{ $decision }`.
play-not-your-turn = Vous ne pouvez reprendre que les coups de votre propre tour, tant qu’il dure.
play-nothing-free = Il n’y a rien à reprendre : vous n’avez encore rien joué à ce tour, ou une carte cachée a été vue depuis votre dernier coup.
play-no-aside = Tout est sur la table.
play-table-again = (`table` montre de nouveau la table.)
play-rule = { $id } : { $text }
play-no-rule = Il n’y a pas de règle `{ $id }` : `rules` les montre toutes.
play-no-news = Il ne s’est encore rien passé.
play-more-lines = { $lines ->
    [one] (encore { $lines } ligne : `log` la montre)
   *[other] (encore { $lines } lignes : `log` les montre)
}
play-why-what = Indiquez un coup : `why`, puis son numéro ou le coup en toutes lettres.
play-refused = { $why } ({ $rule }).
play-not-possible = Impossible. { $why }
play-possible = Possible : { $what }
play-no-hint = Pas de conseil : { $reason }.
play-no-bot = Il n’y a pas de bot `{ $name }` ; les bots sont { $bots }.
play-forfeit = { $name }, { $bot }, perd par forfait : { $reason }.
play-another-bot = Rien d’autre n’est perdu : { $command } continue avec un autre bot.
play-kept-in = La partie est conservée dans { $file }.
play-not-kept = La partie ne peut pas être conservée dans { $file } : { $error }.
play-say-where = Indiquez un fichier : `save FILE`.
play-there-already = Rien n’est enregistré : { $file } existe déjà. Indiquez un autre fichier.
play-saved = Enregistré. { $command } reprend ici.
play-not-saved = Rien n’est enregistré : { $file } : { $error }
play-kept = La partie est conservée. { $command } la reprend.
play-nothing-kept = Rien n’a été joué : rien n’est donc conservé.
play-lost = La partie n’est pas conservée : aucun dossier n’est disponible. Commencez avec --save FILE pour en conserver une.
play-replay = { $command } permet de revoir la partie.
replay-help = Entrée avance, `b` recule, un numéro mène à ce coup, `end` au dernier, `q` quitte.
replay-at = coup { $at } sur { $last }
replay-unknown = `{ $typed }` n’est ni une commande ni un numéro jusqu’à { $last }. { $help }
