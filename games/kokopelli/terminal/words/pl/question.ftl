question-over = Koniec gry: { $reason }.
question-turn = Ruch gracza { $name }, pozostało: { $actions }.
question-may-go-on = { $name } może grać dalej.
question-may-play-drawn = { $name } może od razu dołożyć dobrane karty.
question-exchanges = { $name } wymienia { $cards } z ręki.
question-puts-under = { $name } odkłada nadmiar kart na spód talii.
question-your-turn = Pozostało: { $actions }. Możesz { $deeds }.
question-actions = { $actions ->
    [one] 1 akcja
    [few] { $actions } akcje
    [many] { $actions } akcji
   *[other] { $actions } akcji
}
question-extra-actions = { $actions ->
    [one] 1 dodatkowa akcja
    [few] { $actions } dodatkowe akcje
    [many] { $actions } dodatkowych akcji
   *[other] { $actions } dodatkowych akcji
}
question-both-actions = { $actions } i dodatkowo { $extra }
question-or = lub
question-deed-draw = dobrać kartę
question-deed-open = rozpocząć ceremonię
question-deed-play = dołożyć kartę
question-deed-cancel = przerwać ceremonię
question-deed-exchange = wymienić karty
question-deed-pass = spasować
question-more-or-elsewhere = Możesz dołożyć więcej kart do { $place }, jedną gdzie indziej albo skończyć.
question-more = Możesz dołożyć więcej kart do { $place } albo skończyć.
question-elsewhere = Możesz dołożyć drugą kartę do innej ceremonii albo skończyć.
question-lies-own = swojej ceremonii { $ceremony } ({ $space })
question-lies = ceremonii { $ceremony } gracza { $name } ({ $space })
question-drawn = Dobrane karty: { $cards }. Możesz je od razu dołożyć albo zatrzymać.
question-your-exchange = Twoja wymiana: którą kartę odkładasz teraz na spód talii? Jeszcze { $left }, potem dobierasz { $draws }.
question-limit = Masz za dużo kart w ręce. Odłóż { $cards } na spód talii. Którą teraz?
