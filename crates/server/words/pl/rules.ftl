# Zasady gry.
rules-heading = { $game }: zasady
rules-aid = Najważniejsze na jednej stronie do druku
