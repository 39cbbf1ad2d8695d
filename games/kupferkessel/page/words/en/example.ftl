# What the drawn examples show.
example-C6 = The 3 on top of Black's kettle will carry the figure from 11 to 14: the dotted way shows it.
example-C7 = Black stands where White comes by: 4 is not counted, and White goes on to 7.
example-C8 = White stands at 3: the cards of column c can be taken, and no others.
example-C9 = Black comes to corner 11 and will take nothing.
example-C11 = White took the card with a hat from c4. The gap is still there: now the hat can be used.
example-C15 = One card is left in column c. Whoever takes it from there ends the game.
example-C16 = One card: minus 3. Two: nothing. Three: 1 + 2 + 4 = 7. All four: 10 + 5 = 15.
example-C17 = For White these count double: three cards 2 × 6 = 12, all four 2 × 10 + 5 = 25.
example-A1 = The fourteen families as Hearth draws them.
example-A3 = The ten cards with a symbol.
