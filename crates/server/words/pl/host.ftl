# Strona gospodarza, drzwi, blokady i zgłoszenia.
host-title = Strona gospodarza
host-overview = Przegląd
host-reports = Zgłoszenia
host-reports-where = Gracze wysyłają je ze swojego stołu.
host-report-table = do stołu
host-report-close = Zamknij bez działań
host-people = Osoby
host-people-all = wszystkie
host-people-here = tutaj
host-people-guests = goście
host-people-banned = zablokowane
host-find = Nick
host-find-do = Szukaj
host-account = konto
host-guest = gość
host-mark = gospodarz
host-tables = Stoły
host-bots-only = tylko boty
host-waiting = czeka na graczy
host-here = Obecni
host-load = Myślące boty
host-storage = Miejsce na dysku
host-storage-more = rozmiar bazy danych
host-version = Wersja
host-backup = Kopię zrobisz poleceniem „hearth backup”.
host-backup-server = Kopię zrobisz poleceniem pg_dump.
host-backup-last = Ostatnia kopia
host-backup-never = nigdy
host-backup-tried = próbnie przywrócona
host-announcement = Ogłoszenie
host-announcement-where = Widoczne u góry wszystkich stron oprócz stołów. Puste pole oznacza brak ogłoszenia.
host-bans = Blokady
host-actions = Co zrobili gospodarze
host-actions-why = Widzą to wszyscy gospodarze.
host-none = Brak.
host-no-reports = Brak zgłoszeń. Wszystko w porządku.
host-no-bans = Nikt nie ma blokady.
host-nobody = Nie ma tu takich osób.
host-no-tables = W tej chwili nie ma stołów.
host-save = Zapisz
host-rename = Zmień nazwę
host-delete = Usuń
host-delete-sure = Usuń tę osobę na zawsze
host-did-claim = { $host } to pierwszy gospodarz.
host-did-door = { $host } – zmiana ustawień drzwi:
host-did-announce = { $host } – zmiana ogłoszenia:
host-did-ban = { $host } – blokada: { $about }.
host-did-mute = { $host } – blokada czatu: { $about }.
host-did-lift = { $host } – zdjęta blokada: { $about }.
host-did-rename = { $host } – zmiana nazwy: { $about }.
host-did-delete = { $host } – usunięta osoba: { $about }.
host-did-reports = { $host } – zamknięte zgłoszenia: { $about }.
host-claim-title = Zostań gospodarzem
host-claim-what = Gospodarz decyduje, kto może wejść, czyta zgłoszenia i może czasowo zablokować osoby.
host-claim-account = Gospodarz potrzebuje konta. Załóż je albo zaloguj się, a potem otwórz ten link jeszcze raz.
host-claim-do = { $name } zostaje gospodarzem
door-title = Drzwi
door-open = Otwarte dla wszystkich
door-code = Z kodem zaproszenia
door-close = Zamknięte dla nowych
door-code-label = Kod zaproszenia
door-accounts = Goście mogą zakładać konta
door-no-code = Najpierw ustal kod zaproszenia.
door-code-needed = Nowe osoby potrzebują tu kodu zaproszenia. Poproś o niego gospodarza.
door-closed = Ten dom jest teraz zamknięty dla nowych osób. Możesz oglądać gry albo zalogować się, jeśli masz konto.
door-no-accounts = Obecnie nie można tu zakładać nowych kont.
door-enter-title = Zaproszenie
door-enter = Wejdź
door-wrong-code = To nie ten kod.
door-have-account = Mam konto
ban-title = Na razie bez wstępu
ban-object = Jeśli uważasz, że to pomyłka, napisz do gospodarza.
ban-all = Masz tu blokadę jeszcze przez { $left }.
ban-talk = Nie możesz tu pisać na czacie jeszcze przez { $left }.
ban-reason = Powód: { $reason }
ban-length = Na
ban-a-day = dzień
ban-a-week = tydzień
ban-a-month = miesiąc
ban-for-good = zawsze
ban-why = Powód (ta osoba go zobaczy)
ban-household = i gości z tego adresu
ban-mute-do = Zablokuj czat
ban-do = Zablokuj
ban-talk-only = tylko czat
ban-lift = Zdejmij
report-title = Zgłoś gracza
report-nobody = Przy tym stole nie ma nikogo innego.
report-who = Kogo?
report-why = Dlaczego?
report-insults = obelgi
report-leaving = celowo porzuca gry
report-cheating = oszukuje
report-other = coś innego
report-what = Gospodarze tego domu zobaczą twoje zgłoszenie i ten stół. Zgłoszona osoba się o tym nie dowie.
report-do = Wyślij
report-back = Wróć do stołu
report-thanks = Dziękujemy
report-thanks-what = Gospodarze się tym zajmą.
host-here-today = { $people } dzisiaj, { $all } łącznie
host-tables-more = w toku, { $waiting } otwartych, { $over } zakończonych
host-load-more =
    { $threads ->
        [one] { $threads } wątek
        [few] { $threads } wątki
        [many] { $threads } wątków
       *[other] { $threads } wątku
    }
host-games =
    { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    }
host-moves =
    { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
        [many] { $moves } ruchów
       *[other] { $moves } ruchu
    }
host-reports-count =
    { $reports ->
        [one] { $reports } zgłoszenie
        [few] { $reports } zgłoszenia
        [many] { $reports } zgłoszeń
       *[other] { $reports } zgłoszenia
    }
ban-hours =
    { $hours ->
        [one] { $hours } godzinę
        [few] { $hours } godziny
        [many] { $hours } godzin
       *[other] { $hours } godziny
    }
ban-days =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }
host-damaged = Baza danych jest uszkodzona.
host-damaged-what = Uszkodzone tabele: { $tables }. Przywróć kopię zapasową poleceniem „hearth restore” i poszukaj przyczyny: dysk, pamięć albo brak prądu.
host-log-damaged = Ostatnie zmiany przed awarią przepadły.
host-log-damaged-what =
    { $writes ->
        [one] Brakuje { $writes } zmiany. Poszukaj przyczyny: dysk albo pamięć.
        [few] Brakuje { $writes } zmian. Poszukaj przyczyny: dysk albo pamięć.
        [many] Brakuje { $writes } zmian. Poszukaj przyczyny: dysk albo pamięć.
       *[other] Brakuje { $writes } zmian. Poszukaj przyczyny: dysk albo pamięć.
    }
host-unchecked = Nie udało się sprawdzić bazy danych.
host-unchecked-what = Powód znajdziesz w dzienniku serwera.
