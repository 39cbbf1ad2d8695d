# Strona główna.
home-title = Zagraj
home-heading = Usiądź przy ogniu
home-invitation = Stół do dwóch gier karcianych. Graj od razu z botami albo ze znajomymi przez link.
home-players = Od { $fewest } do { $most } osób
home-level = Przeciwnik
home-with = Liczba osób
home-play = Zagraj w { $game }
home-open = Otwórz stół
home-rules = Zasady
home-credit = Nieoficjalny, niekomercyjny projekt fanowski. Autorem gry Kokopelli jest Stefan Feld, a gry Kupferkessel Co. – Günter Burkhardt.
