# The first page.
home-title = Play
home-invitation = A table for two card games. Sit down and play: against bots at once, or with friends by a link.
home-players = { $fewest } to { $most } players
home-play = Play { $game }
home-open = Open a table
home-rules = Rules
home-credit = An unofficial, non-commercial fan work. Kokopelli is a game by Stefan Feld, Kupferkessel Co. one by Günter Burkhardt.
