refusal-over = das Spiel ist zu Ende
refusal-first-use-or-skip = du hast eine Karte mit Symbol genommen ({ $symbol }); erst nutzen (`use`) oder verzichten (`skip`)
refusal-first-keep-or-leave = { $card } war die letzte Karte der Reihe; behalte sie (`keep`) oder leg sie weg (`leave`)
refusal-not-on-your-line = { $cell } liegt nicht in der Reihe bei Position { $at }, wo deine Figur steht
refusal-nothing-there = auf { $cell } liegt keine Karte mehr
refusal-no-symbol = gerade wartet kein Symbol; nimm eine Karte deiner Reihe
refusal-no-last-card = nur die letzte Karte einer Reihe wird behalten oder weggelegt; nimm eine Karte deiner Reihe
cited = { $rule }: { $why }
