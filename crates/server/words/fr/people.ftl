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
