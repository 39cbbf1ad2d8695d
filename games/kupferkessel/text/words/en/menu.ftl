menu-impossible = not possible here
menu-take = { $card }: { $brings }
menu-nth = { $card } (your { $nth ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[4] 4th
})
menu-last = the last card of a line, which ends the game
menu-hat = the hat gives { $turn }
menu-explosion = can hit { $cards }
menu-no-third = no third turn from a hat; { $goes }
menu-nothing-to-explode = nothing to explode; { $goes }
menu-heading = heading for { $stop }
menu-dry = then nobody can take a card: game over
menu-second = a second turn
menu-second-at = a second turn at { $stop }
menu-second-in-vain = a second turn at { $stop }, no card
menu-whose = { $name }’s { $card }
menu-and = and
menu-explode = { $cards } lost; the card below comes up
menu-skip = the symbol is lost; { $goes }
menu-keep = into your cauldron, and the game ends
menu-leave = removed from the game, and the game ends
