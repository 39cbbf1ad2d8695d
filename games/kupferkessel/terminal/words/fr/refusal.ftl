refusal-over = la partie est terminée
refusal-first-use-or-skip = vous avez pris une carte à symbole ({ $symbol }) ; utilisez-le d’abord (`use`) ou renoncez-y (`skip`)
refusal-first-keep-or-leave = { $card } était la dernière carte de la rangée ; gardez-la (`keep`) ou écartez-la (`leave`)
refusal-not-on-your-line = { $cell } n’est pas dans la rangée de la position { $at }, où se tient votre figurine
refusal-nothing-there = il n’y a plus de carte en { $cell }
refusal-no-symbol = aucun symbole n’attend d’être utilisé ; prenez une carte de votre rangée
refusal-no-last-card = on ne garde ou n’écarte que la dernière carte d’une rangée ; prenez une carte de votre rangée
cited = { $rule } : { $why }
