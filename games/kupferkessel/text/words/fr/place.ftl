place-column = colonne { $line }
place-row = ligne { $line }
place-corner = coin
line-column = la colonne { $line }
line-row = la ligne { $line }
