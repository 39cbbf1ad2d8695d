# Comment on aime ses pages.
settings-title = Réglages
settings-language = Langue
settings-theme = Couleurs
settings-theme-device = comme l’appareil
settings-theme-light = claires
settings-theme-dark = sombres
settings-speed = Animations
settings-speed-calm = tranquilles
settings-speed-quick = rapides
settings-speed-off = aucune
settings-sounds = Sons
settings-ask = Demander confirmation avant les décisions importantes
settings-large = Grandes cartes
settings-switch-on = oui
settings-switch-off = non
settings-keep = Enregistrer les réglages
settings-where = Ils ne valent que pour ce navigateur.
