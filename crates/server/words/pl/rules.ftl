# Zasady gry.
rules-heading = { $game }: zasady
rules-aid = Najważniejsze na jednej stronie do druku
rules-contents = Spis treści
rules-learn = Ucz się, grając
rules-top = Na górę
rules-about = O co tu chodzi?
rules-players = { $fewest }–{ $most } graczy
rules-points = Punkty
rules-which = Która gra
