# Pytanie bota, co by wybrał.
hint-ask = Poproś o podpowiedź
hint-would = Wybór bota:
hint-why = Dlaczego
hint-numbers = Dlaczego: liczby
hint-only = Nic innego nie można tu zrobić.
hint-choice = Możliwość
hint-wins = Szansa wygranej
hint-lead = Przewaga w punktach
hint-equal = Zdaniem bota { $rows ->
    [one] pierwszy wiersz jest najlepszy
    [few] pierwsze { $rows } wiersze są równie dobre
    [many] pierwsze { $rows } wierszy jest równie dobrych
   *[other] pierwsze { $rows } wiersza jest równie dobre
}.
hint-fair = Bot wie tylko tyle, ile przy doskonałej pamięci możesz wiedzieć i ty.
hint-who = Podpowiedzi bota
hint-for-alone = Tylko w grze z botami
hint-for-everybody = Dla wszystkich przy stole
hint-for-nobody = Dla nikogo
hint-none = Podpowiedzi przy tym stole są wyłączone. Decyduje o tym osoba, która go otworzyła.
hint-not-thought = Bot nie znalazł podpowiedzi ({ $why }). Spróbuj ponownie za chwilę.
hint-offer = { $offer } ({ $group })
