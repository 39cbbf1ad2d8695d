# Osoby przy stole i to, co je łączy.
people-title = Osoby przy tym stole
people-settings = Osoby
people-hide = Ukryj wiadomości
people-show = Pokaż wiadomości
people-block = Zablokuj
people-silence = Odbierz czat
people-unsilence = Przywróć czat
people-report = Zgłoś
people-hidden = ukryte wiadomości
people-blocked = blokada
people-silenced = bez czatu tutaj
people-nobody-ignored = Nikogo nie ignorujesz. Przy stole naciśnij nick na czacie, by ukryć wiadomości tej osoby albo ją zablokować: nie dosiądzie się wtedy do twoich stołów i nie zaprosi cię do gry. Nikt się o tym nie dowie.
people-undo = Cofnij
people-undo-for = Cofnij: { $name }
people-page = Własna strona
people-page-what = twoje wyniki i ostatnie gry, pod adresem { $address }
people-page-link = Zobacz moją stronę
people-presence = Znajomi widzą, kiedy tu jestem
people-presence-what = i przy którym otwartym stole
people-ignored = Ignorowane i zablokowane osoby
friends-title = Znajomi
friends-none = Nie masz jeszcze znajomych. Zaproś kogoś, podając nick do logowania, albo naciśnij nick na czacie przy stole.
friends-name = Nick do logowania
friends-ask = Zaproś
friends-asked = Zaproszenie wysłane: { $name }.
friends-here = Znajomi, którzy tu są
friends-all = Wszyscy znajomi
friends-asking =
    { $people ->
        [one] { $people } zaproszenie do znajomych
        [few] { $people } zaproszenia do znajomych
       *[other] { $people } zaproszeń do znajomych
    }
friends-is-here = jest tutaj
friends-join = Dosiądź się: { $game }
friends-watch = Oglądaj: { $game }
friends-end = Usuń
friends-end-with = Usuń ze znajomych: { $name }
friends-waiting = zaproszenie czeka na odpowiedź
friends-withdraw = Wycofaj
friends-withdraw-from = Wycofaj zaproszenie: { $name }
friends-asks = chce cię dodać do znajomych
friends-accept = Przyjmij
friends-accept-whom = Przyjmij zaproszenie: { $name }
friends-decline = Odrzuć
friends-decline-whom = Odrzuć zaproszenie: { $name }
friends-need-account = Znajomi i własna strona wymagają konta: wybierz poniżej nick do logowania i hasło. Gości nie da się odnaleźć.
friends-invite = Zaproś znajomych
friends-invite-to = Zaproś
friends-invite-whom = Zaproś { $name } do swojego stołu: { $game }
friends-invite-new = Zaproś { $name } do nowego stołu
friends-invited = Zaproszenie wysłane: { $game }
person-own = To twoja strona
person-friends = Znajomi
person-ask = Dodaj do znajomych
person-more = Więcej
person-unblock = Odblokuj
person-games = Ostatnie gry
person-no-games = Nie ma jeszcze zakończonej gry do obejrzenia.
person-since = tutaj od { $month } { $year }
person-months = stycznia, lutego, marca, kwietnia, maja, czerwca, lipca, sierpnia, września, października, listopada, grudnia
