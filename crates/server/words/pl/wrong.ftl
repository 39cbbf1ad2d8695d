# Co może pójść nie tak.
mishap-title = Nie udało się
mishap-missing = Tu nic nie ma
mishap-request = Numer żądania: { $id }
wrong-no-table = Nie ma takiego stołu.
wrong-no-game = Nie ma takiej gry.
wrong-no-lesson = Nie ma takiej lekcji.
wrong-no-file = Nie ma takiego pliku.
wrong-no-page = Nie ma takiej strony.
wrong-no-person = Nie ma takiej osoby.
wrong-no-address = Nie ma takiego adresu; zobacz /api/v1/openapi.json.
wrong-number = { $field }: wpisz liczbę całkowitą.
wrong-seat = Nie ma miejsca { $seat }.
wrong-moment = Po decyzji { $at } nie ma już w tej grze nic do wyboru: wskaż wcześniejszą chwilę.
wrong-play-on = Ta gra jest zbyt długa, żeby kontynuować ją od tego miejsca: wskaż wcześniejszą chwilę.
wrong-long-review = Ta gra jest zbyt długa, żeby ją przeanalizować.
wrong-unfinished = Masz { $most } gier w toku. Najpierw zakończ lub opuść kilka z nich.
wrong-name = Nick ma od 1 do { $most } widocznych znaków.
wrong-label = Etykieta ma najwyżej { $most } znaków.
wrong-password = Hasło ma od { $fewest } do { $most } znaków.
wrong-taken = Ktoś ma już ten nick. Wybierz inny.
wrong-kept = Masz już konto: zaloguj się jego nickiem i hasłem.
wrong-login = Błędny nick lub hasło.
wrong-unsure = Zaznacz najpierw, że na pewno tego chcesz: konta nie da się odzyskać.
wrong-tokens = Masz już { $most } tokenów: najpierw je unieważnij.
wrong-seats = Siedzisz jako gość przy stołach i te miejsca by przepadły. Zaznacz, że mimo to chcesz się zalogować.
wrong-question = Nie możesz o to poprosić.
wrong-language = Nie ma języka „{ $code }”; języki to { $known }.
wrong-method = Adres się zgadza, ale nie dla tej metody: zobacz /api/v1/openapi.json.
wrong-unknown = Podaj, kim jesteś: wyślij `Authorization: Bearer` i ważny token ze strony „Ty” albo z `POST /api/v1/guests`.
wrong-running = Gra jeszcze trwa, a jej zapis zdradza to, co ukryte. Będzie dostępny po zakończeniu gry.
wrong-no-change = Stół może zmienić tylko osoba, która go otworzyła, i tylko przed rozpoczęciem gry.
wrong-no-rematch = O rewanż mogą poprosić tylko osoby, które tu grały, i dopiero po zakończeniu gry.
wrong-no-metrics = Statystyki są dostępne z tokenem z `hearth serve --metrics-token`, a bez serwera pośredniczącego także na tym samym komputerze.
wrong-cross-site = To żądanie przyszło z innej witryny, więc nic nie zostało zrobione. Przejdź na stronę Hearth i spróbuj ponownie.
wrong-scope = Do tego potrzebny jest token z uprawnieniem „{ $scope }”. Możesz go utworzyć na stronie ustawień.
wrong-host = Ten serwer nie odpowiada pod tą nazwą. Jeśli to twój serwer, podaj ją w „hearth serve --public-url” albo „--allowed-host”.
wrong-too-many = Za dużo naraz. Spróbuj ponownie za { $seconds } { $seconds ->
    [one] sekundę
    [few] sekundy
   *[many] sekund
 }.
wrong-unreadable = Nie da się odczytać tego, co wysłała przeglądarka, więc nic się nie zmieniło. Wczytaj stronę jeszcze raz i spróbuj ponownie.
wrong-too-large = To za dużo naraz, więc nic się nie zmieniło. Wyślij mniej.
wrong-too-slow = To trwało za długo. Być może i tak zostało wykonane: sprawdź, a potem spróbuj jeszcze raz.
wrong-not-stored = Nie udało się tego zapisać, więc nic się nie zmieniło ({ $why }). Spróbuj ponownie za chwilę.
wrong-maybe-stored = Nie wiadomo, czy udało się to zapisać ({ $why }). Sprawdź, a potem w razie potrzeby spróbuj jeszcze raz.
wrong-table-unavailable = Ten stół jest chwilowo nieosiągalny. Żadna gra nie przepadnie. Odczekaj kilka sekund, sprawdź, czy się udało, a potem spróbuj jeszcze raz.
wrong-too-many-people = To za dużo osób: limit to { $most }.
wrong-no-account = Nie ma konta z takim nickiem do logowania.
wrong-ticket-used = Karty z tej strony już rozdano albo strona jest zbyt stara. Oto nowe rozdanie: naciśnij przycisk jeszcze raz.
