# Strona główna.
home-title = Zagraj
home-heading = Usiądź przy ogniu
home-invitation = Dwie gry karciane. Graj od razu albo wyślij komuś link.
home-players =
    { $players ->
        [one] { $players } osoba
        [few] { $players } osoby
        [many] { $players } osób
       *[other] { $players } osoby
    }
home-level = Poziom botów
home-with = Liczba graczy
home-play = Zagraj w { $game }
home-rules = Zasady
home-credit = Nieoficjalny, niekomercyjny projekt fanowski.
home-and = i
home-description = Graj w { $games } w przeglądarce: od razu z botami albo ze znajomymi przez link. Za darmo, bez konta.
home-first = Pierwsza partia? Zagraj zestawem na pierwszą partię.
home-go = Zagraj
home-learn = Naucz się w 3 minuty
home-friend = Zagraj ze znajomymi
home-friend-what = Wyślij link. Bez konta, bez czekania.
home-invite = Zaproś
home-open-tables =
    { $tables ->
        [0] Lobby
        [one] { $tables } otwarty stół
        [few] { $tables } otwarte stoły
        [many] { $tables } otwartych stołów
       *[other] { $tables } otwartego stołu
    }
home-games = Twoje gry
home-all = Wszystkie ({ $games })
