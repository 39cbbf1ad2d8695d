question-over = Koniec gry: { $reason }.
question-turn = Teraz gra { $name } i ma jeszcze { $actions }.
question-may-go-on = { $name } może grać dalej.
question-may-play-drawn = { $name } może od razu dołożyć dobrane karty.
question-exchanges = { $name } wymienia { $cards } z ręki.
question-puts-under = { $name } odkłada nadmiar kart na spód talii.
question-your-turn = Masz jeszcze { $actions }: { $deeds }.
question-actions = { $actions ->
    [one] 1 akcję
    [few] { $actions } akcje
    [many] { $actions } akcji
   *[other] { $actions } akcji
}
question-extra-actions = { $actions ->
    [one] 1 dodatkową akcję
    [few] { $actions } dodatkowe akcje
    [many] { $actions } dodatkowych akcji
   *[other] { $actions } dodatkowych akcji
}
question-both-actions = { $actions } i dodatkowo { $extra }
question-or = lub
question-deed-draw = dobierz
question-deed-open = rozpocznij
question-deed-play = dołóż
question-deed-cancel = przerwij
question-deed-exchange = wymień
question-deed-pass = spasuj
question-more-or-elsewhere = Dołóż więcej kart do { $place }, jedną gdzie indziej albo skończ.
question-more = Dołóż więcej kart do { $place } albo skończ.
question-elsewhere = Dołóż drugą kartę do innej ceremonii albo skończ.
question-lies-own = swojej ceremonii { $ceremony } ({ $space })
question-lies = ceremonii { $ceremony } gracza { $name } ({ $space })
question-drawn = Dobrane karty: { $cards }. Dołóż je od razu albo zatrzymaj.
question-your-exchange = Którą kartę odkładasz na spód talii? Jeszcze { $left }, potem dobierasz { $draws }.
question-limit = Masz za dużo kart: odłóż { $cards } na spód talii.
