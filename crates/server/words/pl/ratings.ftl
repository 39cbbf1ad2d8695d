# Ranking.
rating-title = Ranking
rating-leaderboard = Tabela najlepszych
rating-pools = Wybierz grę
rating-pool = { $game }, liczba graczy: { $players }
rating-pool-variant = { $pool }: { $variant }
rating-number = { $points } ± { $margin }
rating-below = poniżej poziomu: { $level }
rating-at = mniej więcej poziom: { $level }
rating-between = między poziomami: { $weaker } i { $stronger }
rating-above = powyżej poziomu: { $level }
rating-uncertain = { $standing }, jeszcze niepewne
rating-uncertain-title = Jeszcze niepewne
rating-games = { $games ->
    [one] { $games } partia rankingowa
    [few] { $games } partie rankingowe
   *[other] { $games } partii rankingowych
}
rating-change = { $before } → { $after }, { $words }
rating-nobody = Nikt nie ma jeszcze rankingu. Otwórz stół i zaznacz „Rankingowa”; boty też mają ranking, więc można zacząć w pojedynkę.
rating-curve = Ranking, partie rankingowe: { $games }, od { $first } do { $last } ± { $margin }
rating-game = Ta partia jest rankingowa
rating-lost-undo = Już nie rankingowa: gracze zgodzili się cofnąć ruchy
rating-lost-stand-in = Już nie rankingowa: miejsce przejął bot
rating-lost-no-clock = Już nie rankingowa: gracze zgodzili się grać bez zegara
rating-lost-agreed = Nierankingowa: gracze zgodzili się zakończyć partię
rating-lost-move-limit = Nierankingowa: partia osiągnęła limit ruchów
rating-lost-person-twice = Nierankingowa: jedna osoba ma dwa miejsca
