offer-draw = Draw
offer-open = Open on { $space }
offer-play = Play on { $space }
offer-exchange = Exchange your hand
offer-done = Done
offer-pass = Pass
offer-under-title = Under your draw pile
offer-pile-title = Your draw pile
offer-cancel-title = Cancel a ceremony
action-exchange = Exchange
mark-open = open
mark-finish = finish · { $points }
mark-place = { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
