# La page d’une table.
table-title = Une table
table-offline = La connexion est coupée. Hearth tente de la rétablir et se remettra à jour de lui-même.
table-and = et
banner-next = Passer à la prochaine table qui vous attend
banner-gathering = La partie commence dès que toutes les places sont prises.
banner-faded = Cette table a été fermée avant le début d’une partie.
banner-your-turn = À vous de jouer
banner-clock = { $name }, temps restant :
banner-away = Un bot joue pour vous.
banner-away-for = Un bot joue pour { $names }.
banner-returns = Un bot termine ce tour pour vous, puis vous reprenez votre place.
banner-watching = Vous regardez la partie.
banner-out = Vous ne jouez plus cette partie : un bot continue à votre place et vous regardez.
banner-come-back = Reprendre ma place
banner-won = { $name } gagne. Scores : { $scores }.
banner-shared = { $names } se partagent la victoire. Scores : { $scores }.
banner-early =
    { $winners ->
        [one] { $names } gagne : { $why }.
       *[other] { $names } gagnent : { $why }.
    }
banner-gave-up =
    { $people ->
        [one] { $names } a abandonné
       *[other] { $names } ont abandonné
    }
banner-ran-out =
    { $people ->
        [one] { $names } a dépassé son temps
       *[other] { $names } ont dépassé leur temps
    }
banner-agreed = Tout le monde a accepté d’arrêter la partie.
banner-endless = La partie tournait en rond et a été arrêtée.
banner-hand-over = Passez l’appareil à { $name }. Les autres regardent ailleurs.
banner-lift = Je suis { $name } : montrer mes cartes
banner-replay = Revoir la partie
banner-record = Télécharger la partie
banner-to-rematch = Vers la revanche
banner-rematch = Revanche
banner-account = Le détail des scores
seats-title = À la table
seats-drawn = Le sort décidera qui commence, quand tout le monde sera là.
seats-gave-up = a abandonné
seats-ran-out = a dépassé son temps
seats-stood-in = un bot joue pour l’instant
seats-anyone = ouverte à tous
seats-kept = réservée à quelqu’un
seats-kept-for = réservée à { $name }
seats-all-kept = Toutes les places libres sont réservées à d’autres ; vous pouvez regarder.
seats-guest = un invité (par le lien)
seats-days-left = { $days } j { $hours } h
seats-sit = S’asseoir
seats-rise = Se lever
seats-invite = Invitez les autres avec ce lien :
seats-copy = Copier
seats-copied = Copié
seats-change = Modifier la table
seats-close = Fermer la table
seats-close-sure =
    { $people ->
        [one] Fermer cette table ? { $names } y est déjà et devra en chercher une autre.
       *[other] Fermer cette table ? { $names } y sont déjà et devront en chercher une autre.
    }
agreed-title = Options de la table
agreed-line = { $what } : { $value }
agreed-usual = Règles habituelles
agreed-from = Une partie enregistrée continue ici, avec ses propres règles.
agreed-waiting = Si quelqu’un fait attendre les autres trois minutes, un bot peut prendre sa place.
agreed-absent-bot = Si quelqu’un n’a plus de temps, un bot joue jusqu’à son retour.
agreed-absent-loses = Un joueur qui n’a plus de temps perd la partie.
offers-title = Ce que vous pouvez faire
offers-back = Reprendre le coup
offers-words = Saisir le coup au clavier
offers-decision = Coup
offers-decide = Valider
offers-example = Par exemple :
offers-of = { $group } :
asks-back =
    { $more ->
        [0] { $name } demande à reprendre ce coup : { $what }.
        [one] { $name } demande à reprendre ce coup : { $what }. Le coup suivant serait repris aussi.
       *[other] { $name } demande à reprendre ce coup : { $what }. Les { $more } coups suivants seraient repris aussi.
    }
asks-back-last =
    { $count ->
        [one] { $name } demande à reprendre le dernier coup.
       *[other] { $name } demande à reprendre les { $count } derniers coups.
    }
asks-end = { $name } propose d’arrêter la partie sans vainqueur.
asks-pace = { $name } propose un autre rythme : { $pace }.
asks-agree = Accepter
asks-decline = Refuser
asks-withdraw = Retirer la demande
asks-waiting = En attente d’une réponse : { $names }.
asks-declined-back = { $by } refuse : { $name } demandait à reprendre un coup.
asks-declined-end = { $by } refuse : { $name } proposait d’arrêter la partie.
asks-declined-pace = { $by } refuse : { $name } proposait un autre rythme ({ $pace }).
asks-more = Plus
asks-go-back = Demander à reprendre mon dernier coup
asks-to-end = Proposer d’arrêter la partie
asks-for-pace = Proposer un autre rythme : { $pace }
asks-stand-in = Laisser un bot jouer pour { $name }
asks-sure = Abandonner cette partie ? Vous ne pourrez plus la gagner ; si les autres continuent, un bot joue à votre place.
asks-resign = Abandonner
log-title = Journal
log-label = Ce qui s’est passé
log-earlier = … Coups précédents
log-later = Coups suivants …
talk-title = Discussion
talk-say = Message
talk-send = Envoyer
talk-quiet = Écrire sans que la page se recharge
actions-title = Vos actions
actions-wait = Ce n’est pas votre tour.
rail-title = Journal et discussion
rail-tools = Table
rail-gear = Réglages
rail-moves = Tous les coups
coach-number = { $number } sur { $all }
coach-next = Compris
coach-enough = Passer la visite
talk-silenced = { $name } ne peut plus écrire ici.
talk-unsilenced = { $name } peut de nouveau écrire.
