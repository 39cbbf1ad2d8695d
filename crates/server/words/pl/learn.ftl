# Nauka przez grę.
learn-title = Nauka
learn-welcome = Usiądź i spróbuj: pierwsza partia każdej gry, a potem małe ćwiczenia. Nic nie może się nie udać, a postępy zostają zapamiętane.
learn-progress = Ukończone: { $done } z { $all }
learn-done = ukończone
learn-step = Krok { $number } z { $all }
learn-offers = Co możesz zrobić
learn-show = Pokaż mi
learn-again = Od początku
learn-all = Wszystkie lekcje
learn-next = Dalej: { $title }
learn-go-on = Dalej
learn-happened = Co się wydarzyło
learn-account = Skąd te punkty
learn-elsewhere = Tak można, ale to nie prowadzi do celu. Spróbuj inaczej.
learn-nothing-to-do = Tu nie ma nic do rozstrzygnięcia: przejdź dalej.
learn-unreadable = To nie jest decyzja w tej grze. Wybierz jedną z proponowanych.
learn-lost = Te decyzje nie prowadzą przez tę lekcję. Zacznij ją od nowa z listy lekcji.
