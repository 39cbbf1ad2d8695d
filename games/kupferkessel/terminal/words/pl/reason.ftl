reason-completes = { $family } da { $points } pkt
reason-saves = chroni przed stratą { $points } pkt za pojedynczą kartę ({ $family })
reason-denies = { $name } nie dostanie karty ({ $family })
reason-fulfils = spełnia przepis „{ $recipe }”
reason-most-ones = daje prowadzenie w jedynkach
reason-another-turn = daje jeszcze jeden ruch
reason-explodes = { $name } traci { $card }
reason-corner = { $name } trafi w róg
reason-ends-ahead = kończy grę z przewagą { $points ->
    [one] { $points } punktu
   *[other] { $points } punktów
}
