# Gry, które ktoś rozegrał.
played-title = Twoje gry
played-link = Wszystkie twoje gry i ich wyniki
played-none = Nie masz tu jeszcze żadnej zakończonej gry. Gdy jakąś zakończysz, znajdziesz ją na tej stronie.
played-which = Która gra
played-all = Wszystkie
played-against = Przeciwnicy
played-games = Gry
played-won = Wygrane
played-best = Najlepszy wynik
played-people = ludzie
played-bots = boty różnych poziomów
played-total = razem
played-counts = Nie liczą się gry, w których zajmujesz kilka miejsc, gry bez zwycięzcy, gry wygrane za ciebie przez bota i gry wznowione z powtórki.
played-pages = Strony
played-newer = Nowsze
played-older = Starsze
played-page = Strona { $page } z { $pages }
played-result-won = wygrana
played-result-lost = przegrana
played-result-shared = remis
played-result-open = bez zwycięzcy
played-figure-games = { $games ->
    [one] gra
    [few] gry
    [many] gier
   *[other] gry
}
played-figure-won = wygranych
