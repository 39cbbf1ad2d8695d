# The rules of a game.
rules-heading = { $game }: the rules
rules-aid = The essentials on one page, to print
rules-contents = Contents
rules-other = The rules of { $game }
rules-learn = Learn it by playing
rules-top = To the top
