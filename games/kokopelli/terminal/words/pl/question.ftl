question-over = Koniec gry: { $reason }.
question-turn = Ruch gracza { $name }, pozostało: { $actions }.
question-may-go-on = { $name } może grać dalej.
question-may-play-drawn = { $name } może zagrać dobrane karty.
question-exchanges = { $name } wymienia rękę ({ $cards }).
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
question-deed-draw = dobrać
question-deed-open = rozpocząć
question-deed-play = zagrać
question-deed-cancel = przerwać
question-deed-exchange = wymienić
question-deed-pass = spasować
question-more-or-elsewhere = Możesz zagrać więcej kart na { $place }, kartę gdzie indziej albo skończyć.
question-more = Możesz zagrać więcej kart na { $place } albo skończyć.
question-elsewhere = Możesz zagrać drugą kartę na inną ceremonię albo skończyć.
question-lies-own = swoją ceremonię { $ceremony } ({ $space })
question-lies = ceremonię { $ceremony } gracza { $name } ({ $space })
question-drawn = Dobrane karty: { $cards }. Możesz je od razu zagrać albo zatrzymać.
question-your-exchange = Twoja wymiana: którą kartę odkładasz teraz na spód talii? Jeszcze { $left }, potem dobierasz { $draws }.
question-limit = Masz za dużo kart w ręce. Na spód talii trzeba odłożyć: { $cards }. Która teraz?
