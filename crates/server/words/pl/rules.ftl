# Zasady gry.
rules-heading = { $game }: zasady
rules-aid = Najważniejsze na jednej stronie do druku
rules-contents = Spis treści
rules-other = Zasady gry { $game }
rules-learn = Naucz się, grając
rules-top = Na górę
