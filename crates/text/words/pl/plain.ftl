# Zdania gry, która nie ma własnych.
plain-colour-1 = Czerwony
plain-colour-2 = Zielony
plain-colour-3 = Niebieski
plain-colour-4 = Żółty
plain-your-turn = Twój ruch.
plain-turn = Teraz gra { $name }.
plain-over = Koniec gry.
plain-decided = { $name }: { $decision }
plain-secret = { $name } decyduje w tajemnicy.
plain-points = Punkty
plain-and = i
plain-wins = { $name } wygrywa. Wynik: { $points } pkt.
plain-shared = Zwycięstwem dzielą się { $names }, wynik: { $points } pkt.
