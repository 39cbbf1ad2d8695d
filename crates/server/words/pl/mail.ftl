# Poczta: adres, treść listów, zapomniane hasło i pory bez powiadomień.
mail-title = Pocztą e-mail
mail-why = Hearth może też pisać do ciebie e-maile. Mając adres e-mail, możesz również ustawić nowe hasło, gdy zapomnisz obecnego.
mail-account-only = Do tego potrzebne jest konto. Możesz je założyć niżej.
mail-address = Adres e-mail
mail-unconfirmed = Na adres { $address } wysłano link. Otwórz go, aby potwierdzić, że adres należy do ciebie.
mail-turns-on = Wysyłaj powiadomienia na adres { $address }
mail-turns-off = Nie wysyłaj już powiadomień na adres { $address }
mail-wrong-address = To nie jest adres e-mail. Powinien wyglądać jak anna@club.example.
mail-needs-account = Adres e-mail mogą podać tylko osoby z kontem.
mail-confirm-subject = Potwierdź swój adres e-mail
mail-confirm-body = Ktoś podał ten adres e-mail przy swoim koncie w Hearth ({ $site }). Jeśli to ty, potwierdź go tutaj:
mail-confirm-not-you = Jeśli to nie ty, zignoruj tę wiadomość. Więcej nie przyjdzie.
mail-confirm-do = { $address } należy do mnie
mail-confirmed = Potwierdzono. Od teraz Hearth wysyła twoje powiadomienia także na adres { $address }.
mail-reset-subject = Nowe hasło
mail-reset-body = Ktoś poprosił o nowe hasło do konta „{ $login }” w Hearth ({ $site }). Jeśli to ty, ustaw je tutaj w ciągu godziny:
mail-reset-not-you = Jeśli to nie ty, zignoruj tę wiadomość. Hasło pozostanie bez zmian.
mail-stop-why = Dostajesz tę wiadomość, bo masz włączone powiadomienia Hearth. Aby je wyłączyć, otwórz:
mail-stop-title = Wyłącz powiadomienia e-mail
mail-stopped = Hearth nie wysyła już powiadomień na adres { $address }. Możesz je znów włączyć w ustawieniach.
mail-link-over = Ten link już nie działa
forgotten-title = Nie pamiętasz hasła?
forgotten-why = Podaj adres e-mail swojego konta. Hearth wyśle tam link, za pomocą którego ustawisz nowe hasło.
forgotten-send = Wyślij link
forgotten-sent = Jeśli jakieś konto ma ten adres, wiadomość z linkiem jest już w drodze. Link działa przez godzinę.
forgotten-new-title = Nowe hasło dla { $login }
forgotten-new-why = Wyloguje cię to na wszystkich urządzeniach i w programach oraz wyłączy webhook.
forgotten-done = Hasło zostało zmienione. Zaloguj się nowym.
quiet-title = Godziny ciszy
quiet-why = W tym czasie Hearth wstrzymuje powiadomienia. Potem dostaniesz te, które są nadal aktualne.
quiet-from = Od
quiet-to = Do
quiet-zone = Twoja strefa czasowa
quiet-away = Na urlopie do
quiet-wrong = Nie można odczytać tych godzin. Podaj obie godziny albo żadnej i najwyżej 400 dni urlopu.
quiet-area =
    { $area ->
        [Africa] Afryka
        [America] Ameryka
        [Antarctica] Antarktyda
        [Asia] Azja
        [Atlantic] Atlantyk
        [Australia] Australia
        [Europe] Europa
        [Indian] Ocean Indyjski
       *[other] Pacyfik
    }
