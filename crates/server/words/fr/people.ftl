# Les personnes à une table, et leurs liens.
people-title = Les personnes à cette table
people-settings = Personnes
people-hide = Masquer ses messages
people-show = Afficher ses messages
people-block = Bloquer
people-silence = Retirer la discussion
people-unsilence = Rendre la discussion
people-report = Signaler
people-hidden = messages masqués
people-blocked = accès bloqué
people-silenced = pas de discussion ici
people-nobody-ignored = Vous n’ignorez personne. À une table, appuyez sur un nom dans la discussion pour masquer les messages de cette personne ou pour la bloquer : elle ne pourra plus rejoindre vos tables ni vous inviter. Personne n’en est averti.
people-undo = Annuler
people-undo-for = Annuler : { $name }
people-page = Une page à moi
people-page-what = vos résultats et vos dernières parties, à l’adresse { $address }
people-page-link = Voir ma page
people-presence = Mes amis voient quand je suis là
people-presence-what = et à quelle table ouverte
people-ignored = Personnes ignorées et bloquées
friends-title = Amis
friends-none = Pas encore d’amis. Demandez à quelqu’un par son nom de connexion, ou appuyez sur son nom dans la discussion d’une table.
friends-name = Nom de connexion
friends-ask = Demander
friends-asked = La demande à { $name } est envoyée.
friends-here = Amis présents
friends-all = Tous les amis
friends-asking =
    { $people ->
        [one] Une demande d’amitié
       *[other] { $people } demandes d’amitié
    }
friends-is-here = en ligne
friends-join = Rejoindre : { $game }
friends-watch = Regarder : { $game }
friends-end = Retirer
friends-end-with = Retirer { $name } de vos amis
friends-waiting = demande envoyée, pas encore de réponse
friends-withdraw = Annuler
friends-withdraw-from = Annuler la demande à { $name }
friends-asks = vous demande en ami
friends-accept = Accepter
friends-accept-whom = Accepter la demande de { $name }
friends-decline = Refuser
friends-decline-whom = Refuser la demande de { $name }
friends-need-account = Il faut un compte pour avoir des amis et une page à vous : choisissez ci-dessous un nom de connexion et un mot de passe. On ne retrouve pas les invités.
friends-invite = Inviter un ami ou une amie
person-own = C’est votre page
person-friends = Amis
person-ask = Demander en ami
person-more = Plus
person-unblock = Débloquer
person-games = Dernières parties
person-no-games = Aucune partie terminée à revoir pour l’instant.
person-since = ici depuis { $month } { $year }
person-months = janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre
