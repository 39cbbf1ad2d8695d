# La page de l’hôte, l’entrée, les exclusions et les signalements.
host-title = La page de l’hôte
host-overview = Vue d’ensemble
host-reports = Signalements
host-reports-where = Les joueurs les envoient depuis leur table.
host-report-table = voir la table
host-report-close = Classer sans suite
host-people = Personnes
host-people-all = toutes
host-people-here = ici
host-people-guests = invités
host-people-banned = exclues
host-find = Nom
host-find-do = Chercher
host-account = compte
host-guest = invité
host-mark = hôte
host-tables = Tables
host-bots-only = bots seulement
host-waiting = attend des joueurs
host-here = Présents
host-load = Bots actifs
host-storage = Stockage
host-storage-more = taille de la base de données
host-version = Version
host-backup = Sauvegardez avec « hearth backup ».
host-backup-server = Sauvegardez avec pg_dump.
host-backup-last = Sauvegarde
host-backup-never = jamais
host-backup-tried = restaurée à titre d’essai
host-announcement = Annonce
host-announcement-where = Affichée en haut de toutes les pages sauf les tables. Laissez vide pour n’en afficher aucune.
host-bans = Exclusions
host-actions = Ce que les hôtes ont fait
host-actions-why = Chaque hôte peut le voir.
host-none = Rien.
host-no-reports = Aucun signalement. Tout va bien.
host-no-bans = Personne n’est banni.
host-nobody = Personne à afficher.
host-no-tables = Aucune table en ce moment.
host-save = Enregistrer
host-rename = Renommer
host-delete = Supprimer
host-delete-sure = Supprimer définitivement cette personne
host-did-claim = { $host } est devenu le premier hôte.
host-did-door = { $host } a changé l’entrée :
host-did-announce = { $host } a changé l’annonce :
host-did-ban = { $host } a exclu { $about } :
host-did-mute = { $host } a privé { $about } de discussion :
host-did-lift = { $host } a levé l’exclusion de { $about }.
host-did-rename = { $host } a renommé { $about } :
host-did-delete = { $host } a supprimé { $about }.
host-did-reports = { $host } a classé les signalements sur { $about }.
host-claim-title = Devenir l’hôte
host-claim-what = Un hôte décide qui peut entrer, lit les signalements et peut exclure des personnes pour un temps.
host-claim-account = Un hôte a besoin d’un compte. Créez-en un ou connectez-vous, puis rouvrez ce lien.
host-claim-do = { $name } devient l’hôte
door-title = L’entrée
door-open = Ouverte à tous
door-code = Avec un code d’invitation
door-close = Fermée aux nouveaux venus
door-code-label = Code d’invitation
door-accounts = Les invités peuvent créer un compte
door-no-code = Choisissez d’abord un code d’invitation.
door-code-needed = Ici, les nouveaux venus ont besoin d’un code d’invitation. Demandez-le à l’hôte.
door-closed = Cette maison est actuellement fermée aux nouveaux venus. Vous pouvez regarder, ou vous connecter si vous avez un compte.
door-no-accounts = On ne peut pas créer de compte ici pour le moment.
door-enter-title = Invitation
door-enter = Entrer
door-wrong-code = Ce n’est pas le bon code.
door-have-account = J’ai un compte
ban-title = Entrée refusée pour le moment
ban-object = Si vous pensez que c’est une erreur, écrivez à l’hôte.
ban-all = Vous êtes exclu de cette maison pour encore { $left }.
ban-talk = Vous ne pouvez pas discuter ici pendant encore { $left }.
ban-reason = Raison : { $reason }
ban-length = Pendant
ban-a-day = un jour
ban-a-week = une semaine
ban-a-month = un mois
ban-for-good = toujours
ban-why = Raison (la personne la voit)
ban-household = et les invités de cette adresse
ban-mute-do = Priver de discussion
ban-do = Exclure
ban-talk-only = discussion seulement
ban-lift = Lever
report-title = Signaler quelqu’un
report-nobody = Il n’y a personne d’autre à cette table.
report-who = Qui ?
report-why = Pourquoi ?
report-insults = insultes
report-leaving = quitte exprès les parties
report-cheating = triche
report-other = autre chose
report-what = Les hôtes de cette maison verront votre signalement et cette table. La personne signalée n’en saura rien.
report-do = Envoyer
report-back = Retour à la table
report-thanks = Merci
report-thanks-what = Les hôtes vont s’en occuper.
host-here-today = { $people } aujourd’hui, { $all } en tout
host-tables-more = en cours, { $waiting } ouvertes, { $over } finies
host-load-more =
    { $threads ->
        [one] { $threads } fil d’exécution
       *[other] { $threads } fils d’exécution
    }
host-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
host-moves =
    { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
host-reports-count =
    { $reports ->
        [one] { $reports } signalement
       *[other] { $reports } signalements
    }
ban-hours =
    { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }
ban-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
host-damaged = La base de données est endommagée.
host-damaged-what = Tables touchées : { $tables }. Restaurez une sauvegarde avec « hearth restore » et cherchez la cause : le disque, la mémoire ou une coupure de courant.
host-log-damaged = Les dernières modifications avant la panne sont perdues.
host-log-damaged-what =
    { $writes ->
        [one] Il manque { $writes } modification. Cherchez la cause : le disque ou la mémoire.
       *[other] Il manque { $writes } modifications. Cherchez la cause : le disque ou la mémoire.
    }
host-unchecked = La base de données n’a pas pu être vérifiée.
host-unchecked-what = Le journal du serveur dit pourquoi.
