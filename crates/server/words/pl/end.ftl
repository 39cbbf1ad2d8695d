# Koniec gry.
end-label = Koniec gry
end-you-win = Wygrywasz!
end-wins = Wygrywa { $name }
end-shared = Wspólne zwycięstwo
end-agreed = Koniec za zgodą wszystkich
end-endless = Koniec bez zwycięzcy
end-lead =
    { $unit ->
        [cards] { $best ->
            [one] { $points } karta
            [few] { $points } karty
            [many] { $points } kart
           *[other] { $points } karty
        }
       *[points] { $best ->
            [one] { $points } punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        }
    }
end-lead-more = { $lead }, o { $more } więcej niż { $names }.
end-lead-alone = { $lead }.
end-lead-shared = { $names }: po { $lead }.
end-early = { $why }.
end-you-gave-up = Gra poddana przez ciebie.
end-you-ran-out = Twój czas się skończył.
end-ranks = Kolejność
end-you = Ty
end-see-table = Zobacz stół
end-see-result = Wróć do wyniku
end-wants-rematch = { $name } chce rewanżu!
end-share = Udostępnij obraz
end-logged-ran-out = { $name } przegrywa na czas.
end-logged-gave-up = { $name } poddaje się.
end-date =
    { $day } { $month ->
        [1] stycznia
        [2] lutego
        [3] marca
        [4] kwietnia
        [5] maja
        [6] czerwca
        [7] lipca
        [8] sierpnia
        [9] września
        [10] października
        [11] listopada
       *[12] grudnia
    } { $year }
