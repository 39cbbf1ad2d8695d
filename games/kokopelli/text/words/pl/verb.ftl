# Słowa, od których zaczyna się wpisany ruch: pierwsze jest pokazywane, rozumiane są wszystkie.
verb-draw = dobierz, dobrać, dobieram, weź
verb-open = rozpocznij, rozpocząć, rozpoczynam
verb-play = dołóż, dołożyć, dokładam, zagraj
verb-cancel = przerwij, przerwać, przerywam, przerwij ceremonię
verb-exchange = wymień, wymienić, wymieniam, wymień karty
verb-under = odłóż, odłożyć, odkładam, pod, na spód
verb-done = gotowe, koniec
verb-pass = spasuj, spasować, pasuję, pas
