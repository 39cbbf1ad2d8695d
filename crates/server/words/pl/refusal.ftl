# Dlaczego stół nie robi tego, czego się od niego chce.
refusal-no-decision = Takiej decyzji nie można tu podjąć. Dotknij karty albo naciśnij jeden z przycisków.
refusal-bad-plan = Tak nie da się grać: { $reason }.
refusal-stale =
    { $decisions ->
        [one] Gra poszła dalej: zapadła { $decisions } decyzja. Spójrz na stół i zdecyduj ponownie.
        [few] Gra poszła dalej: zapadły { $decisions } decyzje. Spójrz na stół i zdecyduj ponownie.
        [many] Gra poszła dalej: zapadło { $decisions } decyzji. Spójrz na stół i zdecyduj ponownie.
       *[other] Gra poszła dalej: zapadło { $decisions } decyzji. Spójrz na stół i zdecyduj ponownie.
    }
refusal-not-yet =
    { $decisions ->
        [one] Gra nie doszła tak daleko: zapadła { $decisions } decyzja, a ta miała paść po { $after }. Spójrz na stół i zdecyduj ponownie.
        [few] Gra nie doszła tak daleko: zapadły { $decisions } decyzje, a ta miała paść po { $after }. Spójrz na stół i zdecyduj ponownie.
        [many] Gra nie doszła tak daleko: zapadło { $decisions } decyzji, a ta miała paść po { $after }. Spójrz na stół i zdecyduj ponownie.
       *[other] Gra nie doszła tak daleko: zapadło { $decisions } decyzji, a ta miała paść po { $after }. Spójrz na stół i zdecyduj ponownie.
    }
refusal-not-your-turn = To nie twoja kolej.
refusal-not-sitting = Nie siedzisz przy tym stole.
refusal-not-host = Może to zrobić tylko osoba, która otworzyła stół.
refusal-begun = Gra już się zaczęła.
refusal-not-begun = Gra jeszcze się nie zaczęła.
refusal-not-over = Gra jeszcze się nie skończyła.
refusal-over = Gra jest skończona.
refusal-no-seat = Przy tym stole nie ma dla ciebie wolnego miejsca; możesz się przyglądać.
refusal-nothing-free = Nie ma czego cofnąć: w tym ruchu nie zapadła jeszcze żadna twoja decyzja albo po twojej ostatniej decyzji pokazała się zakryta karta. Możesz poprosić innych o cofnięcie gry.
refusal-nothing-before = Nie ma do czego wracać.
refusal-asked-already = Inna propozycja czeka jeszcze na odpowiedź.
refusal-not-asked = Nikt cię o nic nie pyta.
refusal-present = Nikt nie gra za ciebie.
refusal-too-soon = Poczekaj chwilę: bot może zastąpić gracza po trzech minutach.
refusal-has-clock = Przy tym stole czas do namysłu wyznacza zegar.
refusal-silent = Przy tym stole się nie rozmawia: osoba, która go otworzyła, wyłączyła rozmowy.
refusal-empty = Wiadomość jest pusta.
refusal-too-long = To za długie: najwyżej { $most } znaków.
refusal-rematch-open = Stół do rewanżu w tym samym gronie jest już otwarty.
refusal-log-full = Przy tym stole wydarzyło się już na to zbyt wiele: dokończ grę albo otwórz inny stół.
refusal-often-enough = Częściej nikt nie może tego zrobić przy tym stole.
plan-bank = zapas czasu to od 10 sekund do 10 godzin
plan-increment = na ruch dodaje się najwyżej 600 sekund
plan-days = ruch może trwać od 1 do 30 dni
plan-nobody = przynajmniej jedno miejsce musi być dla człowieka
plan-players = liczba osób w grze { $game }: od { $fewest } do { $most }
plan-bot = nie ma bota `{ $bot }`; są: { $known }
plan-person = nie ma osoby o numerze { $person }
