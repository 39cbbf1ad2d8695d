refusal-over = Das Spiel ist zu Ende
refusal-first-use-or-skip = Du hast eine Karte mit Symbol genommen ({ $symbol }); wähle erst „Nutzen“ oder „Verzichten“
refusal-first-keep-or-leave = { $card } war die letzte Karte der Reihe; wähle „Behalten“ oder „Weglegen“
refusal-not-on-your-line = { $cell } liegt nicht in der Reihe bei Position { $at }, wo deine Figur steht
refusal-nothing-there = Auf { $cell } liegt keine Karte mehr
refusal-no-symbol = Gerade gibt es kein Symbol zu nutzen; nimm eine Karte aus deiner Reihe
refusal-no-last-card = Nur die letzte Karte einer Reihe wird behalten oder weggelegt; nimm eine Karte aus deiner Reihe
