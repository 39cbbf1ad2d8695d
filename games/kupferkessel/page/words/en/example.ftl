# What the drawn examples show.
example-C6 = The 3 on top of Black’s cauldron will move the figure from 11 to 14, along the dotted line.
example-C7 = Black is in White’s way: 4 is not counted, and White moves on to 7.
example-C8 = White stands at 3 and may take only cards from column c.
example-C9 = Black moves to corner 11 and will take nothing.
example-C11 = White took the card with a hat from c4. The gap is still open: now White may use the hat.
example-C15 = One card is left in column c. Taking it from there ends the game.
example-C16 = One card: −3. Two: 0. Three: 1 + 2 + 4 = 7. All four: 10 + 5 = 15.
example-C17 = White scores double for these: three cards 2 × 6 = 12, all four 2 × 10 + 5 = 25.
example-A1 = The fourteen families as Hearth draws them.
example-A3 = The ten cards with a symbol.
