# The rules of a game.
rules-heading = { $game }: the rules
rules-aid = One-page summary to print
rules-contents = Contents
rules-learn = Learn by playing
rules-top = Back to top
rules-about = What’s it about?
rules-players = { $fewest } to { $most } players
rules-points = Points
rules-which = Choose a game
