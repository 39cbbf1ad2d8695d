# What is counted in many games.
census-of-families = Families: points per seat, how often they score or cost, and how often that seat wins
census-points = points
census-of-a-winner = per winner
census-it-brings = scores
census-then-wins = then wins
census-it-costs = costs
census-of-points = Points by source
census-a-seat = per seat
census-a-winner = per winner
census-families = families
census-most-ones = most 1s
census-recipes = recipes
census-of-symbols = Symbols that could be used
census-a-game = per game
census-used = used
census-line = line
census-dry = no cards left
