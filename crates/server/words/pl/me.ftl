# Własna strona.
me-title = Ty
me-name = Imię przy stole
me-change = Zmień
me-logged-in = Dzięki hasłu możesz zalogować się też gdzie indziej, pod nazwą
me-log-out = Wyloguj się
me-log-out-everywhere = Wyloguj się wszędzie
me-other-password = Zmiana hasła
me-other-password-what = Wszystkie inne sesje, także programów, oraz webhook wtedy się zakończą.
me-current-password = Obecne hasło
me-new-password = Nowe hasło
me-keep = Zachowaj tę tożsamość
me-keep-why = Na razie zna cię tylko ta przeglądarka. Mając nazwę i hasło, zalogujesz się też gdzie indziej.
me-login = Nazwa
me-password = Hasło
me-keep-it = Zachowaj
me-log-in = Zaloguj się
me-log-in-seats = Przy tych stołach siedzisz jako gość. Po zalogowaniu te miejsca przepadną: najpierw dokończ gry albo zachowaj tę tożsamość.
me-log-in-anyway = Zaloguj się mimo to i zostaw te miejsca
me-programs = Dla programów
me-token-why = Dzięki tokenowi program może działać w twoim imieniu.
me-token-what = Co mogą programy
me-token-make = Utwórz token
me-tokens =
    { $tokens ->
        [one] W użyciu jest { $tokens } token.
        [few] W użyciu są { $tokens } tokeny.
        [many] W użyciu jest { $tokens } tokenów.
       *[other] W użyciu jest { $tokens } tokenów.
    }
me-tokens-end = Unieważnij wszystkie tokeny
me-token = Ten token widać tylko raz:
me-delete = Usuwanie
me-delete-what = Twoje imię zostanie w zapisach gier z twoim udziałem; wszystko inne zostanie zapomniane.
me-delete-tables = Stoły z niezakończoną grą, przy których siedzisz: { $tables }. Poddasz te gry: pozostali nie będą na ciebie czekać, a jeśli zagrają dalej, za ciebie zagra bot. Gdy stół dopiero czeka na graczy, twoje miejsce się zwolni, a twój własny stół zostanie zamknięty.
me-sure = Na pewno tego chcę
me-delete-me = Usuń moją tożsamość
