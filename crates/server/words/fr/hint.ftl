# Demander à un robot ce qu’il déciderait.
hint-ask = Demander un conseil
hint-would = Le robot choisirait :
hint-why = Pourquoi
hint-numbers = Pourquoi : les chiffres
hint-only = Rien d’autre n’est possible ici.
hint-choice = Choix
hint-wins = Victoires
hint-lead = Points d’avance
hint-equal = Pour autant que le robot puisse en juger, les { $rows } premières lignes se valent.
hint-fair = Il ne sait que ce que vous pourriez savoir avec une mémoire parfaite.
hint-who = Conseils d’un robot
hint-for-alone = Pour qui ne joue que contre des robots
hint-for-everybody = Pour toute la table
hint-for-nobody = Pour personne
hint-none = Il n’y a pas de conseils à cette table : c’est la personne qui ouvre la table qui en décide.
hint-not-thought = Le robot n’a pas de réponse ({ $why }). Réessayez dans un instant.
hint-offer = { $group } : { $offer }
