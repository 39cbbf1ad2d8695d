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
