# Demander à un bot ce qu’il déciderait.
hint-ask = Demander un conseil
hint-would = Conseil du bot :
hint-why = Pourquoi
hint-numbers = Pourquoi : les chiffres
hint-only = Rien d’autre n’est possible ici.
hint-choice = Coup
hint-wins = Chances de gagner
hint-lead = Points d’avance
hint-equal = Pour autant que le bot puisse en juger, les { $rows } premières lignes se valent.
hint-fair = Il ne sait que ce que vous pourriez savoir avec une mémoire parfaite.
hint-who = Conseils d’un bot
hint-for-alone = Seulement dans les parties contre des bots
hint-for-everybody = Pour toute la table
hint-for-nobody = Jamais
hint-none = Pas de conseils à cette table : la personne qui l’a ouverte en a décidé ainsi.
hint-not-thought = Le bot n’a pas de réponse ({ $why }). Réessayez dans un instant.
hint-offer = { $offer } ({ $group })
