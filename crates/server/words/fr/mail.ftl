# Courriel : l’adresse, ce que disent les messages, un mot de passe oublié et les heures sans notifications.
mail-title = Par courriel
mail-why = Hearth peut aussi vous écrire. Avec une adresse, vous pouvez en outre choisir un nouveau mot de passe si vous oubliez le vôtre.
mail-account-only = Il faut un compte. Vous pouvez en créer un plus bas.
mail-address = Adresse électronique
mail-unconfirmed = Un lien est parti à { $address }. Ouvrez-le pour confirmer que cette adresse est la vôtre.
mail-turns-on = Envoyer les notifications à { $address }
mail-turns-off = Ne plus envoyer de notifications à { $address }
mail-wrong-address = Ce n’est pas une adresse électronique. Elle ressemble à anna@club.example.
mail-needs-account = Il faut un compte pour donner une adresse électronique.
mail-confirm-subject = Confirmez votre adresse
mail-confirm-body = Quelqu’un a donné cette adresse pour son compte chez Hearth ({ $site }). Si c’était vous, confirmez-la ici :
mail-confirm-not-you = Sinon, ignorez ce message. Vous n’en recevrez pas d’autre.
mail-confirm-do = { $address } est à moi
mail-confirmed = C’est confirmé. Désormais, Hearth envoie aussi vos notifications à { $address }.
mail-reset-subject = Un nouveau mot de passe
mail-reset-body = Quelqu’un a demandé un nouveau mot de passe pour le compte « { $login } » chez Hearth ({ $site }). Si c’était vous, choisissez-le ici dans l’heure :
mail-reset-not-you = Sinon, ignorez ce message. Votre mot de passe reste le même.
mail-stop-why = Vous recevez ce message parce que vous avez demandé des notifications à Hearth. Pour y mettre fin :
mail-stop-title = Arrêter les notifications par courriel
mail-stopped = Hearth n’envoie plus de notifications à { $address }. Vous pouvez les réactiver dans vos paramètres.
mail-link-over = Ce lien n’est plus valable
forgotten-title = Mot de passe oublié ?
forgotten-why = Indiquez l’adresse électronique de votre compte. Hearth y envoie un lien pour choisir un nouveau mot de passe.
forgotten-send = M’envoyer le lien
forgotten-sent = Si un compte a cette adresse, un message avec un lien est en route. Le lien est valable une heure.
forgotten-new-title = Un nouveau mot de passe pour { $login }
forgotten-new-why = Cela vous déconnecte de tous vos appareils et des programmes, et désactive votre webhook.
forgotten-done = Votre mot de passe est changé. Connectez-vous avec le nouveau.
quiet-title = Heures calmes
quiet-why = Pendant ce temps, Hearth retient vos notifications. Ensuite, vous recevez celles qui comptent encore.
quiet-from = De
quiet-to = À
quiet-zone = Votre fuseau horaire
quiet-away = En vacances jusqu’au
quiet-wrong = Ces heures sont illisibles. Indiquez les deux heures ou aucune, et 400 jours de vacances au plus.
quiet-area =
    { $area ->
        [Africa] Afrique
        [America] Amérique
        [Antarctica] Antarctique
        [Asia] Asie
        [Atlantic] Atlantique
        [Australia] Australie
        [Europe] Europe
        [Indian] Océan Indien
       *[other] Pacifique
    }
