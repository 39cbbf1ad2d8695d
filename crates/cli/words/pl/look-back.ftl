# Spojrzenie wstecz na partię.
look-back-begins = Bot { $bot } ocenia decyzje: { $decisions }.
look-back-fair = (Każda jest oceniana tylko na podstawie tego, co gracz mógł wtedy wiedzieć przy doskonałej pamięci.)
look-back-silent = O żadnej nie mówi, czego się spodziewa.
look-back-seat = najlepszy wybór: { $found } z { $choices }; średnia strata szansy: { $loss }%
look-back-turning = Punkty zwrotne
look-back-no-turning = Brak: żadna pojedyncza decyzja nie kosztowała wiele.
look-back-turn = { $number } { $name }: po `{ $made }` zostaje { $kept }%, po `{ $best }` byłoby { $chance }%.
look-back-all = Wszystkie decyzje
look-back-loss = strata
look-back-better = lepiej
