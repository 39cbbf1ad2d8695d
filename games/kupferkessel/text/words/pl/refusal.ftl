refusal-over = gra jest skończona
refusal-first-use-or-skip = twoja karta ma symbol ({ $symbol }); najpierw wybierz „Użyj” albo „Zrezygnuj”
refusal-first-keep-or-leave = { $card } to ostatnia karta linii; wybierz „Zatrzymaj” albo „Odłóż”
refusal-not-on-your-line = { $cell } nie leży na linii przy pozycji { $at }, na której stoi twój pionek
refusal-nothing-there = na { $cell } nie ma już karty
refusal-no-symbol = żaden symbol nie czeka na użycie; weź kartę ze swojej linii
refusal-no-last-card = zatrzymuje się lub odkłada tylko ostatnią kartę linii; weź kartę ze swojej linii
