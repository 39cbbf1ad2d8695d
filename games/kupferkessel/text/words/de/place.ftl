place-column = Spalte { $line }
place-row = Zeile { $line }
place-corner = Ecke
line-column = Spalte { $line }
line-row = Zeile { $line }
