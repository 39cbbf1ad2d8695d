place-column = kolumna { $line }
place-row = rząd { $line }
place-corner = róg
line-column = kolumny { $line }
line-row = rzędu { $line }
