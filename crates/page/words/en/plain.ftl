# The page of a game that has none of its own.
plain-invitation = For { $fewest } to { $most } players.
