# Własna strona.
me-title = Ty
me-name = Nick
me-change = Zmień
me-logged-in = Na innych urządzeniach zalogujesz się hasłem i nickiem
me-log-out = Wyloguj się
me-log-out-everywhere = Wyloguj się wszędzie
me-other-password = Zmiana hasła
me-other-password-what = Wyloguje cię to na wszystkich innych urządzeniach i w programach oraz usunie webhook i adres e-mail.
me-current-password = Obecne hasło
me-new-password = Nowe hasło
me-keep = Załóż konto.
me-keep-why = Na razie zna cię tylko ta przeglądarka. Z nickiem i hasłem zalogujesz się też na innych urządzeniach.
me-keep-ends = Twoje tokeny, powiadomienia i webhook przestaną wtedy działać. Potem ustaw je na nowo.
me-login = Nick do logowania
me-password = Hasło
me-keep-it = Załóż konto
me-log-in = Zaloguj się
me-log-in-seats = Przy tych stołach siedzisz jako gość i po zalogowaniu te miejsca przepadną. Najpierw dokończ gry albo, zamiast się logować, załóż konto.
me-log-in-anyway = Zaloguj się mimo to i oddaj te miejsca
me-programs = Dla programistów
me-token-why = Dzięki tokenowi program może działać w twoim imieniu.
me-token-what = Co mogą programy
me-token-make = Utwórz token
me-token-scope = Na co pozwala
me-scope-read = Podgląd moich stołów, zapisów i strumieni
me-scope-play = Gra w moim imieniu: otwieranie stołów, ruchy i czat
me-scope-account = Wszystko, także znajomi i tokeny
me-tokens =
    { $tokens ->
        [one] W użyciu jest { $tokens } token.
        [few] W użyciu są { $tokens } tokeny.
        [many] W użyciu jest { $tokens } tokenów.
       *[other] W użyciu jest { $tokens } tokenów.
    }
me-tokens-end = Unieważnij wszystkie tokeny
me-token = Ten token widać tylko raz:
me-export = Pobierz wszystko o mnie
me-export-what = Jeden plik: twoje konto, urządzenia, ćwiczenia, partie i wiadomości.
me-delete = Usuń konto
me-delete-what = Zakończone gry zostaną, z „NN” zamiast twojego nicku. Twoje wiadomości, ustawienia i cała reszta zostaną usunięte.
me-delete-tables = Stoły z niezakończoną grą, przy których siedzisz: { $tables }. Poddasz te gry: pozostali nie będą na ciebie czekać, a jeśli zagrają dalej, zastąpi cię bot. Gdy stół dopiero czeka na graczy, twoje miejsce się zwolni, a twój własny stół zostanie zamknięty.
me-sure = Na pewno tego chcę
me-delete-me = Usuń moje konto
