# The rules of a game.
rules-heading = { $game }: the rules
rules-aid = The essentials on one page, to print
rules-contents = Contents
rules-learn = Learn by playing
rules-top = To the top
rules-about = What is this about?
rules-players = { $fewest } to { $most } players
rules-points = Points
rules-which = Which game
