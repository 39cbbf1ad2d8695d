offer-draw = Draw
offer-open = Open { $space }
offer-play = Play { $space }
offer-exchange = Exchange your hand
offer-done = Done
offer-pass = Pass
offer-under-title = Under your pile
offer-pile-title = Your pile
offer-cancel-title = Cancel a ceremony
action-exchange = Exchange
mark-open = open
mark-finish = finish · { $points }
mark-place = { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
