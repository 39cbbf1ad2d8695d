# Stoły na liście.
lobby-open = Otwarte stoły
lobby-watch = Gry do oglądania
lobby-over = Zakończone
lobby-empty = Nikt teraz nie czeka na graczy. Otwórz stół: znajomi dołączą przez twój link, a inni trafią do ciebie stąd.
lobby-play-bots = Zagraj od razu z botami
lobby-free = wolne miejsce
lobby-guest = miejsce dla gościa z linkiem
lobby-kept = miejsce zarezerwowane
lobby-kept-for = zarezerwowane: { $name }
lobby-your-turn = Twoja kolej
lobby-your-seat = czeka na ciebie miejsce
lobby-now = przed chwilą
lobby-minutes = { $minutes } min temu
lobby-hours = { $hours } godz. temu
lobby-days =
    { $days ->
        [one] { $days } dzień temu
        [few] { $days } dni temu
        [many] { $days } dni temu
       *[other] { $days } dni temu
    }
lobby-left-hours = jeszcze { $hours } godz.
lobby-left-days =
    { $days ->
        [one] jeszcze { $days } dzień
        [few] jeszcze { $days } dni
        [many] jeszcze { $days } dni
       *[other] jeszcze { $days } dnia
    }
lobby-waits = czeka
lobby-finished = zakończona
lobby-other-rules = inne zasady
lobby-open-own = Otwórz stół { $game }
lobby-title = Stoły i gry
