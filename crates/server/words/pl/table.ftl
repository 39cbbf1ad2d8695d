# Strona stołu.
table-title = Stół
table-offline = Połączenie zostało przerwane. Hearth próbuje je przywrócić i sam wszystko nadrobi.
table-and = i
banner-next = Następny stół, który na ciebie czeka
banner-gathering = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
banner-faded = Ten stół został zamknięty, zanim zaczęła się gra.
banner-your-turn = Twoja kolej
banner-clock = { $name }, pozostały czas:
banner-away = Bot gra za ciebie.
banner-away-for = Bot gra za: { $names }.
banner-returns = Bot kończy za ciebie ten ruch, potem znów grasz samodzielnie.
banner-watching = Oglądasz tę grę.
banner-out = Nie bierzesz już udziału w tej grze: bot gra dalej za ciebie, a ty oglądasz.
banner-come-back = Chcę znów grać
banner-won = Wygrywa { $name }. { $scores }.
banner-shared = Zwycięstwem dzielą się { $names }. { $scores }.
banner-early =
    { $winners ->
        [one] Wygrywa { $names }: { $why }.
        [few] Wygrywają { $names }: { $why }.
        [many] Wygrywają { $names }: { $why }.
       *[other] Wygrywają { $names }: { $why }.
    }
banner-gave-up =
    { $people ->
        [one] { $names } poddaje się
        [few] { $names } poddają się
        [many] { $names } poddają się
       *[other] { $names } poddają się
    }
banner-ran-out =
    { $people ->
        [one] { $names } przegrywa na czas
        [few] { $names } przegrywają na czas
        [many] { $names } przegrywają na czas
       *[other] { $names } przegrywają na czas
    }
banner-agreed = Gra zakończona za zgodą wszystkich.
banner-endless = Gra kręciła się w kółko i została zakończona.
banner-hand-over = Przekaż urządzenie dalej. Teraz gra { $name }, a reszta nie patrzy.
banner-lift = To ja, { $name }: pokaż moje karty
banner-replay = Obejrzyj grę jeszcze raz
banner-record = Pobierz zapis gry
banner-to-rematch = Do rewanżu
banner-rematch = Rewanż
banner-account = Podsumowanie punktacji
seats-title = Przy stole
seats-drawn = Kto zaczyna, rozstrzygnie losowanie, gdy wszyscy usiądą.
seats-gave-up = gra poddana
seats-ran-out = koniec czasu
seats-stood-in = na razie gra bot
seats-anyone = wolne dla każdego
seats-kept = zarezerwowane
seats-kept-for = zarezerwowane: { $name }
seats-all-kept = Wszystkie wolne miejsca są zarezerwowane dla innych; możesz oglądać grę.
seats-guest = wolne dla gościa z linkiem
seats-days-left = { $days } d { $hours } godz.
seats-sit = Usiądź
seats-rise = Wstań
seats-invite = Zaproś innych tym linkiem:
seats-copy = Kopiuj
seats-copied = Skopiowano
seats-change = Zmień ustawienia
seats-close = Zamknij stół
seats-close-sure =
    { $people ->
        [one] Zamknąć ten stół? { $names } już tu siedzi i będzie szukać innego.
        [few] Zamknąć ten stół? { $names } już tu siedzą i będą szukać innego.
        [many] Zamknąć ten stół? { $names } już tu siedzą i będą szukać innego.
       *[other] Zamknąć ten stół? { $names } już tu siedzą i będą szukać innego.
    }
agreed-title = Ustawienia stołu
agreed-line = { $what }: { $value }
agreed-usual = Zwykłe zasady
agreed-from = To dalszy ciąg zapisanej gry, na jej zasadach.
agreed-waiting = Jeśli ktoś każe innym czekać trzy minuty, może wkroczyć bot.
agreed-absent-bot = Gdy komuś skończy się czas, do powrotu tej osoby gra bot.
agreed-absent-loses = Komu skończy się czas, ten przegrywa.
offers-title = Co możesz zrobić
offers-back = Cofnij
offers-words = Wpisz ruch
offers-decision = Ruch
offers-decide = Zatwierdź
offers-example = Na przykład:
offers-of = { $group }:
asks-back =
    { $more ->
        [0] { $name } prosi o cofnięcie: { $what }.
        [one] { $name } prosi o cofnięcie: { $what }. Razem z tym cofnie się następna decyzja.
        [few] { $name } prosi o cofnięcie: { $what }. Razem z tym cofną się { $more } następne decyzje.
        [many] { $name } prosi o cofnięcie: { $what }. Razem z tym cofnie się { $more } następnych decyzji.
       *[other] { $name } prosi o cofnięcie: { $what }. Razem z tym cofnie się { $more } następnej decyzji.
    }
asks-back-last =
    { $count ->
        [one] { $name } prosi o cofnięcie ostatniej decyzji.
        [few] { $name } prosi o cofnięcie { $count } ostatnich decyzji.
        [many] { $name } prosi o cofnięcie { $count } ostatnich decyzji.
       *[other] { $name } prosi o cofnięcie { $count } ostatnich decyzji.
    }
asks-end = { $name } proponuje zakończenie gry bez zwycięzcy.
asks-pace = { $name } proponuje inne tempo: { $pace }.
asks-agree = Zgoda
asks-decline = Odmów
asks-withdraw = Wycofaj propozycję
asks-waiting = Czekamy na odpowiedź: { $names }.
asks-declined-back = { $by } nie zgadza się na cofnięcie decyzji, o które prosi { $name }.
asks-declined-end = { $by } nie zgadza się na zakończenie gry, które proponuje { $name }.
asks-declined-pace = { $by } nie zgadza się na inne tempo ({ $pace }), które proponuje { $name }.
asks-more = Więcej
asks-go-back = Poproś o cofnięcie ostatniej decyzji
asks-to-end = Zaproponuj zakończenie gry
asks-for-pace = Zaproponuj inne tempo: { $pace }
asks-stand-in = Niech bot zastąpi gracza { $name }
asks-sure = Poddać tę grę? Nie będzie można jej już wygrać, a jeśli pozostali zagrają dalej, zastąpi cię bot.
asks-resign = Poddaj się
log-title = Przebieg gry
log-label = Co się wydarzyło
log-earlier = … Wcześniejsze ruchy
log-later = Późniejsze ruchy …
talk-title = Czat
talk-say = Wiadomość
talk-send = Wyślij
talk-quiet = Pisz bez ponownego wczytywania strony
actions-title = Akcje
actions-wait = To nie twoja kolej.
rail-title = Przebieg gry i czat
rail-tools = Stół
rail-gear = Ustawienia
rail-moves = Wszystkie ruchy
coach-number = { $number } z { $all }
coach-next = Rozumiem
coach-enough = Bez wskazówek
talk-silenced = { $name } nie może już tu pisać.
talk-unsilenced = { $name } znów może pisać.
