# What is counted in many games.
census-of-families = Families: points a seat, how often they bring or cost some, and who wins then
census-points = points
census-of-a-winner = a winner's
census-it-brings = it brings
census-then-wins = then wins
census-it-costs = it costs
census-of-points = Points by what brought them
census-a-seat = a seat
census-a-winner = a winner
census-families = families
census-most-ones = most ones
census-recipes = recipes
census-of-symbols = Symbols that could be used
census-a-game = a game
census-used = used
census-line = line
census-dry = dry
