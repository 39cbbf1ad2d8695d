# Chwila trwającej gry, tak jak ją było widać.
then-title = W tamtej chwili
then-where = Po decyzji { $at } z { $last }, tak jak było wtedy widać z twojego miejsca.
then-now = Wróć do stołu
then-since = Pokaż, co się działo
