# Sa propre page.
me-title = Vous
me-name = Nom à la table
me-change = Modifier
me-logged-in = Avec votre mot de passe, vous pouvez vous connecter ailleurs sous ce nom :
me-log-out = Se déconnecter
me-log-out-everywhere = Se déconnecter partout
me-other-password = Changer de mot de passe
me-other-password-what = Cela vous déconnecte de tous vos autres appareils et des programmes, et supprime votre webhook et votre adresse électronique.
me-current-password = Mot de passe actuel
me-new-password = Nouveau mot de passe
me-keep = Créer un compte
me-keep-why = Pour l’instant, seul ce navigateur vous connaît. Avec un nom et un mot de passe, vous pourrez vous connecter ailleurs.
me-keep-ends = Vos jetons, vos notifications et votre webhook ne fonctionneront plus. Recréez-les ensuite.
me-login = Nom
me-password = Mot de passe
me-keep-it = Créer
me-log-in = Se connecter
me-log-in-seats = À ces tables, vos places sont liées à ce navigateur. Si vous vous connectez, elles ne vous suivent pas : terminez d’abord les parties, ou créez plutôt un compte.
me-log-in-anyway = Me connecter quand même et quitter ces places
me-programs = Pour les programmes
me-token-why = Un jeton permet à un programme d’agir pour vous.
me-token-what = Ce que les programmes peuvent faire
me-token-make = Créer un jeton
me-token-scope = Ce qu’il permet
me-scope-read = Voir mes tables, mes parties et leurs flux
me-scope-play = Jouer pour moi : ouvrir des tables, y agir et y discuter
me-scope-account = Tout, y compris gérer mes amis et mes jetons
me-tokens =
    { $tokens ->
        [one] { $tokens } jeton est actif.
       *[other] { $tokens } jetons sont actifs.
    }
me-tokens-end = Révoquer tous les jetons
me-token = Ce jeton ne s’affiche qu’une seule fois :
me-export = Télécharger tout ce qui me concerne
me-export-what = Un seul fichier : votre compte, vos appareils, vos exercices, vos parties et vos messages.
me-delete = Suppression du compte
me-delete-what = Les parties terminées restent, avec « NN » à la place de votre nom. Vos messages, vos réglages et tout le reste sont effacés.
me-delete-tables =
    { $tables ->
        [one] Vous avez une place à { $tables } table dont la partie n’est pas terminée. Vous l’abandonnerez : les autres n’auront pas à vous attendre et, s’ils continuent, un bot jouera à votre place. Si la table attend encore des joueurs, votre place se libérera ; si la table est à vous, elle sera fermée.
       *[other] Vous avez une place à { $tables } tables dont la partie n’est pas terminée. Vous les abandonnerez : les autres n’auront pas à vous attendre et, s’ils continuent, un bot jouera à votre place. Si une table attend encore des joueurs, votre place se libérera ; si la table est à vous, elle sera fermée.
    }
me-sure = Je confirme
me-delete-me = Supprimer mon compte
