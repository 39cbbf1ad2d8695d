# A position of the ring, and the line that is meant in "the cards of".
place-column = column { $line }
place-row = row { $line }
place-corner = corner
line-column = column { $line }
line-row = row { $line }
