# Co można wpisać.
help-a-number = numer
help-number = podejmuje tę decyzję
help-a-decision = decyzja
help-decision = słowami, jak na liście
help-why = mówi, co da i czego spodziewa się po niej bot, albo dlaczego jest niemożliwa
help-hint = mówi, co zrobiłby bot i dlaczego: strong albo ten, którego podasz, np. `hint master`
help-rules = pokazuje zasady albo tę o podanym numerze
help-undo = cofa twoją ostatnią decyzję, dopóki nie pokazała się zakryta karta
help-save = zapisuje partię w osobnym pliku; i tak jest zapisywana po każdej decyzji
help-log = pokazuje wszystko, co się wydarzyło
help-aside = pokazuje to, co nie mieści się na stole, np. stosy kart odrzuconych
help-table = znowu pokazuje stół
help-quit = kończy i mówi, jak grać dalej
