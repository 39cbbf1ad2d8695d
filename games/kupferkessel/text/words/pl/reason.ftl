reason-completes = rodzina { $family } da { $points } pkt
reason-saves = chroni przed stratą { $points } pkt za pojedynczą kartę ({ $family })
reason-denies = { $name } nie dostanie karty ({ $family })
reason-fulfils = spełnia przepis „{ $recipe }”
reason-most-ones = daje prowadzenie w jedynkach
reason-another-turn = daje jeszcze jeden ruch
reason-explodes = { $name } traci kartę { $card }
reason-corner = { $name } trafi do rogu
reason-ends-ahead = kończy grę z przewagą { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
    [many] { $points } punktów
   *[other] { $points } punktów
}
