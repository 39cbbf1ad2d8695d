refusal-over = la partie est terminée
refusal-first-use-or-skip = vous avez pris une carte à symbole ({ $symbol }) ; choisissez d’abord « L’utiliser » ou « Y renoncer »
refusal-first-keep-or-leave = la carte { $card } était la dernière de la rangée ; choisissez « La garder » ou « La mettre hors jeu »
refusal-not-on-your-line = { $cell } n’est pas dans la rangée de la case { $at }, où se tient votre figurine
refusal-nothing-there = il n’y a plus de carte en { $cell }
refusal-no-symbol = vous n’avez pas de symbole à utiliser ; prenez une carte de votre rangée
refusal-no-last-card = on ne garde ou ne met hors jeu que la dernière carte d’une rangée ; prenez une carte de votre rangée
