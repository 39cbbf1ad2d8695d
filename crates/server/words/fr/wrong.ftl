# Ce qui peut mal tourner.
mishap-title = Une erreur est survenue
mishap-missing = Il n’y a rien ici
mishap-request = Numéro de la requête : { $id }
wrong-no-table = Cette table n’existe pas.
wrong-no-game = Ce jeu n’existe pas.
wrong-no-lesson = Cette leçon n’existe pas.
wrong-no-file = Ce fichier n’existe pas.
wrong-no-page = Cette page n’existe pas.
wrong-no-person = Cette personne n’existe pas.
wrong-no-address = Cette adresse n’existe pas ; voir /api/v1/openapi.json.
wrong-number = { $field } : saisissez un nombre entier.
wrong-seat = Il n’y a pas de place { $seat }.
wrong-moment = Après { $at } coups, il n’y a plus rien à jouer dans cette partie : choisissez un moment antérieur.
wrong-play-on = Cette partie est trop longue pour être poursuivie à partir d’ici : choisissez un moment antérieur.
wrong-long-review = Cette partie est trop longue pour être analysée.
wrong-unfinished = Vous avez { $most } parties en cours : terminez-en ou quittez-en quelques-unes d’abord.
wrong-name = Un nom compte de 1 à { $most } caractères visibles.
wrong-label = Un libellé compte au plus { $most } caractères.
wrong-password = Un mot de passe compte de { $fewest } à { $most } caractères.
wrong-taken = Ce nom est déjà pris. Choisissez-en un autre.
wrong-kept = Vous avez déjà un compte : connectez-vous avec son nom et son mot de passe.
wrong-login = Nom ou mot de passe incorrect.
wrong-unsure = Cochez d’abord la confirmation : un compte supprimé ne peut pas être rétabli.
wrong-tokens = Vous avez déjà { $most } jetons : révoquez-les d’abord.
wrong-seats = Vous perdriez les places liées à ce navigateur. Confirmez que vous voulez vous connecter quand même.
wrong-question = Cette demande n’est pas possible.
wrong-language = Il n’y a pas de langue « { $code } » ; les langues sont { $known }.
wrong-method = L’adresse est bonne, mais pas pour cette méthode : voir /api/v1/openapi.json.
wrong-unknown = Authentifiez-vous : envoyez `Authorization: Bearer` et un jeton valable, à créer sur la page « Vous » ou par `POST /api/v1/guests`.
wrong-running = La partie est encore en cours : son enregistrement contient ce qui est caché. On pourra le lire une fois la partie terminée.
wrong-no-change = Seule la personne qui a ouvert la table peut la modifier, avant le début de la partie.
wrong-no-rematch = Seules les personnes qui ont joué ici peuvent demander une revanche, une fois la partie terminée.
wrong-no-metrics = Les métriques sont accessibles avec le jeton de `hearth serve --metrics-token` et, sans proxy devant le serveur, depuis la machine elle-même.
wrong-cross-site = Cette demande venait d’une page d’un autre site ; rien n’a donc été fait. Allez directement sur Hearth et réessayez.
wrong-scope = Il faut pour cela un jeton qui a l’autorisation « { $scope } ». Vous pouvez en créer un sur la page des réglages.
wrong-host = Ce serveur ne répond pas sous ce nom. Si vous l’hébergez, indiquez ce nom avec « hearth serve --public-url » ou « --allowed-host ».
wrong-too-many = Trop de requêtes. Réessayez dans { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
 }.
wrong-unreadable = Ce que votre navigateur a envoyé est illisible ; rien n’a donc changé. Rechargez la page et réessayez.
wrong-too-large = C’est trop à envoyer d’un coup ; rien n’a donc changé. Envoyez-en moins.
wrong-too-slow = Cela a pris trop de temps, mais l’opération a peut-être abouti : vérifiez, puis réessayez.
wrong-not-stored = L’enregistrement a échoué, donc rien n’a changé ({ $why }). Réessayez dans un instant.
wrong-table-unavailable = Cette table est injoignable pour l’instant. Aucune partie n’est perdue. Attendez quelques secondes, vérifiez si l’opération a abouti, puis réessayez.
wrong-too-many-people = Cela fait trop de personnes : { $most } au maximum.
wrong-no-account = Aucun compte n’a ce nom de connexion.
