refusal-game-is-over = la partie est terminée
refusal-first-go-on-the-same-or-stop = votre action Jouer n’est pas terminée ; jouez encore une carte en { $space } ou choisissez « S’arrêter là »
refusal-first-go-on-elsewhere-or-stop = votre action Jouer n’est pas terminée ; jouez une carte sur une autre cérémonie que celle en { $space } ou choisissez « S’arrêter là »
refusal-first-go-on-or-stop = votre action Jouer n’est pas terminée ; jouez encore une carte ou choisissez « S’arrêter là »
refusal-first-play-drawn-or-stop = votre action Piocher n’est pas terminée ; jouez l’une des cartes piochées ou choisissez « S’arrêter là »
refusal-first-keep-hand-limit = vous avez plus de cinq cartes ; mettez d’abord { $cards ->
    [one] encore { $cards } carte
   *[other] encore { $cards } cartes
} sous votre pioche
refusal-first-exchange = vous échangez votre main ; mettez d’abord { $cards ->
    [one] encore { $cards } carte
   *[other] encore { $cards } cartes
} sous votre pioche
refusal-nothing-to-put-under = vous ne mettez des cartes sous votre pioche que lors d’un échange, ou au-delà de cinq cartes à la fin de votre tour
refusal-not-in-this-game = la carte { $card } n’est pas dans cette partie
refusal-not-in-hand = vous n’avez pas de carte { $card } en main
refusal-no-such-space = il n’y a pas de case { $space } à cette table
refusal-no-such-space-for-two = il n’y a pas de case { $space } à deux joueurs
refusal-kokopelli-opens-nothing = un Kokopelli ne commence aucune cérémonie
refusal-space-taken = la cérémonie { $ceremony } occupe la case { $space } ; on commence une cérémonie sur une case vide
refusal-village-is-full = votre village n’a plus de case vide, et on commence une cérémonie sur une case vide
refusal-extra-space-not-there = vous ne pouvez commencer en { $space } que tant que le Soleil est dans votre village
refusal-one-below-the-pile = sans le Soleil, vous ne pouvez commencer qu’une seule cérémonie sous votre pioche, et il y en a déjà une en { $space }
refusal-already-in-your-area = la cérémonie { $ceremony } est déjà en cours à votre portée, en { $space }
refusal-not-your-village = la case { $space } n’est pas dans votre village, et vous ne pouvez commencer que là
refusal-not-a-neighbour = la case { $space } est dans un village qui n’est pas celui d’un de vos voisins
refusal-below-anothers-pile = la case { $space } est sous la pioche d’un autre joueur ; lui seul peut y commencer
refusal-opens-only-in-your-area = la case { $space } est hors de votre portée normale, et à cette table le Feu ne va pas plus loin
refusal-already-in-his-area = la cérémonie { $ceremony } est déjà en cours à la portée de ce voisin, en { $space }
refusal-already-on-his-board = la cérémonie { $ceremony } est déjà en cours dans le village de ce voisin, en { $space }
refusal-nothing-there = il n’y a pas de cérémonie en { $space }
refusal-does-not-match = la carte { $card } ne va pas sur la cérémonie { $ceremony } en { $space }
refusal-out-of-reach = la case { $space } est hors de votre portée
refusal-below-pile-not-shared = la case { $space } est sous une pioche, et à cette table elle n’est à la portée que de son propriétaire
refusal-only-on-the-same = les autres cartes de cette action vont en { $space }
refusal-only-elsewhere = la deuxième carte de cette action va sur une autre cérémonie que celle en { $space }
refusal-not-just-drawn = la carte { $card } ne fait pas, ou plus, partie des cartes de cette action Piocher
refusal-drawn-card-may-not-finish = à cette table, une carte jouée grâce à la Naissance ne peut pas terminer une cérémonie, comme ce serait le cas en { $space }
refusal-pile-is-empty = votre pioche est vide
refusal-hand-is-empty = votre main est vide
refusal-not-yours-to-cancel = la case { $space } n’est pas dans votre village
refusal-nothing-to-stop = il n’y a rien à arrêter ; choisissez une action
refusal-may-not-pass = vous ne pouvez renoncer à une action que s’il ne vous reste que des actions supplémentaires, ou si votre main est vide ; choisissez une action
