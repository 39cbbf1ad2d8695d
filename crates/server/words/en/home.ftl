# The first page.
home-title = Play
home-heading = Come and sit by the fire
home-invitation = A table for two card games. Play at once against bots, or with friends by a link.
home-players = { $fewest } to { $most } players
home-level = Against
home-with = Players
home-play = Play { $game }
home-open = Open a table
home-rules = Rules
home-credit = An unofficial, non-commercial fan work. Kokopelli is a game by Stefan Feld, Kupferkessel Co. one by Günter Burkhardt.
