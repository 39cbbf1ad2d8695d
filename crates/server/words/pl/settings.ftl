# Jak wygodniej.
settings-title = Ustawienia
settings-language = Język
settings-theme = Kolory
settings-theme-device = jak w urządzeniu
settings-theme-light = jasne
settings-theme-dark = ciemne
settings-speed = Animacje
settings-speed-calm = spokojne
settings-speed-quick = szybkie
settings-speed-off = wyłączone
settings-sounds = Dźwięki
settings-ask = Pytaj przed poważnymi decyzjami
settings-large = Duże karty
settings-switch-on = tak
settings-switch-off = nie
settings-keep = Zapisz ustawienia
settings-where = Obowiązują tylko w tej przeglądarce.
