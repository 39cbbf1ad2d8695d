# Nauka przez grę.
learn-title = Nauka
learn-welcome = Usiądź i spróbuj: na początek pierwsza partia w każdą z gier, potem małe ćwiczenia. Nic tu nie może pójść źle, a twoje postępy zostaną zapamiętane.
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
learn-account = Skąd te wyniki
learn-elsewhere = Tak można, ale to nie prowadzi do celu. Spróbuj czegoś innego.
learn-nothing-to-do = Tu nie ma o czym decydować: przejdź dalej.
learn-unreadable = To nie jest decyzja w tej grze. Wybierz jedną z proponowanych.
learn-lost = Dotychczasowe decyzje nie prowadzą przez tę lekcję. Zacznij ją od nowa z listy lekcji.
