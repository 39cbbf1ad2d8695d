# Wie man seine Seiten mag.
settings-title = Einstellungen
settings-language = Sprache
settings-theme = Farben
settings-theme-device = wie auf diesem Gerät
settings-theme-light = hell
settings-theme-dark = dunkel
settings-speed = Animationen
settings-speed-calm = ruhig
settings-speed-quick = schnell
settings-speed-off = aus
settings-sounds = Töne
settings-ask = Vor schwerwiegenden Entscheidungen nachfragen
settings-large = Große Karten
settings-switch-on = an
settings-switch-off = aus
settings-keep = Einstellungen speichern
settings-where = Sie gelten nur für diesen Browser.
