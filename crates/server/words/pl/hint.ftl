# Pytanie bota, co by wybrał.
hint-ask = Poproś o podpowiedź
hint-would = Wybór bota:
hint-why = Dlaczego
hint-only = Nic innego nie można tu zrobić.
hint-choice = Możliwość
hint-wins = Szansa wygranej
hint-lead = Przewaga punktów
hint-equal = O ile bot potrafi to ocenić, pierwsze { $rows } wiersze są równie dobre.
hint-fair = Bot wie tylko to, co przy doskonałej pamięci możesz wiedzieć i ty.
hint-who = Podpowiedzi bota
hint-for-alone = Dla grających tylko z botami
hint-for-everybody = Dla wszystkich przy stole
hint-for-nobody = Dla nikogo
hint-none = Przy tym stole nie ma podpowiedzi: decyduje o tym osoba, która otwiera stół.
hint-not-thought = Bot nie ma odpowiedzi ({ $why }). Spróbuj ponownie za chwilę.
