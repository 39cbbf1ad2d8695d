menu-impossible = not possible here
menu-take = { $card }: { $brings }
menu-nth = { $card } (your { $nth ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[4] 4th
})
menu-last = the last card of a line, which ends the game
menu-hat = hat for { $turn }
menu-explosion = can hit { $cards }
menu-no-third = no third turn by the hat; { $goes }
menu-nothing-to-explode = nothing to explode; { $goes }
menu-heading = heading for { $stop }
menu-dry = then nobody finds a card, and the game is over
menu-second = a second turn
menu-second-at = a second turn at { $stop }
menu-second-in-vain = a second turn at { $stop }, no card there
menu-whose = { $name }'s { $card }
menu-and = and
menu-explode = { $cards } lost, what lies below comes up
menu-skip = the symbol is lost; { $goes }
menu-keep = into your kettle, and the game is over
menu-leave = out of the game, and the game is over
