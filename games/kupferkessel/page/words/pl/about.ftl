about-credit = Autorem gry Kupferkessel Co. jest Günter Burkhardt.
about-invitation = Krąż wokół składników i kompletuj rodziny w swoim miedzianym kociołku.

choice-recipes = Przepisy
choice-own-recipes = Własne przepisy
choice-any-line-ends = Dowolna linia kończy grę
choice-symbols-on-all-twos = Symbole na wszystkich dwójkach
choice-open-kettles = Otwarte kociołki
choice-children-scoring = Punktacja dziecięca
choice-refused-cards = Odrzucone karty początkowe
choice-third = Trzeci pionek

help-recipes = Rozdaje się tajne przepisy, które na końcu dają punkty (C20), chyba że gracie z punktacją dziecięcą.
help-own-recipes = Wpiszcie do pięciu własnych przepisów. Rozdamy je razem z innymi (C29). Oddzielajcie je znakiem `|`, na przykład `12: co najmniej 2 pełne rodziny`. To włącza grę z przepisami.
help-any-line-ends = Gra kończy się po opróżnieniu dowolnej linii, nie tylko tej, przy której stoisz (CR1).
help-symbols-on-all-twos = Czarne i białe karty o wartości 2 też mają symbole (A4).
help-open-kettles = Wszyscy widzą wszystkie zebrane karty (CR7).
help-children-scoring = Za rodziny liczy się karty zamiast punktów (CR8).
help-refused-cards = Odrzucona karta początkowa trafia pod stos albo wypada z gry (CR9).
help-third = Kolor trzeciego pionka w grze w trzy osoby (C30).

value-true = tak
value-false = nie
value-under = pod stos
value-out = poza grę

bad-recipes-off = są własne przepisy, ale gra toczy się bez przepisów; włączcie przepisy albo usuńcie własne
bad-own-recipes = własnych przepisów nie da się odczytać przy znaku { $at }: { $typed }
bad-recipe-word = własnych przepisów nie da się odczytać przy znaku { $at }: „{ $word }” tu nie pasuje
bad-recipe-end = własnych przepisów nie da się odczytać: jeden kończy się za wcześnie, przy znaku { $at }
bad-recipe-same = warunek przy znaku { $at } własnych przepisów spełniają wszyscy albo nikt
bad-recipes-many = jest tylko pięć pustych przepisów
