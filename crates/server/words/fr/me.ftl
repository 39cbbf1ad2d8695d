# Sa propre page.
me-title = Vous
me-name = Nom à la table
me-change = Modifier
me-logged-in = Avec votre mot de passe, vous pouvez vous connecter ailleurs sous ce nom :
me-log-out = Se déconnecter
me-log-out-everywhere = Se déconnecter partout
me-other-password = Changer de mot de passe
me-other-password-what = Toutes vos autres sessions, programmes et webhook compris, prennent alors fin.
me-current-password = Mot de passe actuel
me-new-password = Nouveau mot de passe
me-keep = Garder cette identité
me-keep-why = Pour l’instant, seul ce navigateur vous connaît. Avec un nom et un mot de passe, vous pourrez vous connecter ailleurs.
me-login = Nom
me-password = Mot de passe
me-keep-it = La garder
me-log-in = Se connecter
me-log-in-seats = À ces tables, vos places sont liées à l’identité de ce navigateur. Si vous vous connectez, elles ne vous suivent pas : terminez d’abord les parties, ou gardez plutôt cette identité.
me-log-in-anyway = Me connecter quand même et quitter ces places
me-programs = Pour les programmes
me-token-why = Un jeton permet à un programme d’agir pour vous.
me-token-what = Ce que les programmes peuvent faire
me-token-make = Créer un jeton
me-tokens =
    { $tokens ->
        [one] { $tokens } jeton est en service.
       *[other] { $tokens } jetons sont en service.
    }
me-tokens-end = Révoquer les jetons
me-token = Ce jeton ne s’affiche qu’une seule fois :
me-delete = Supprimer
me-delete-what = Votre nom reste dans l’historique des tables où vous avez joué ; tout le reste est oublié.
me-delete-tables =
    { $tables ->
        [one] Vous êtes à { $tables } table dont la partie n’est pas terminée. Vous y abandonnez : les autres n’auront pas à vous attendre et, s’ils continuent, un robot joue à votre place. Si la table attend encore des joueurs, votre place se libère ; si c’est la vôtre, elle est fermée.
       *[other] Vous êtes à { $tables } tables dont la partie n’est pas terminée. Vous y abandonnez : les autres n’auront pas à vous attendre et, s’ils continuent, un robot joue à votre place. Si une table attend encore des joueurs, votre place se libère ; si c’est la vôtre, elle est fermée.
    }
me-sure = Je confirme
me-delete-me = Supprimer mon identité
