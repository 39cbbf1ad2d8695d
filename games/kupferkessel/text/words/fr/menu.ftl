menu-impossible = impossible ici
menu-take = { $card } : { $brings }
menu-nth = { $card } (votre { $nth ->
    [1] 1re
    [2] 2e
    [3] 3e
   *[4] 4e
})
menu-last = la dernière carte d’une rangée, ce qui met fin à la partie
menu-hat = chapeau pour { $turn }
menu-explosion = peut toucher { $cards }
menu-no-third = pas de troisième tour grâce au chapeau ; { $goes }
menu-nothing-to-explode = rien à faire exploser ; { $goes }
menu-heading = prochain arrêt en { $stop }
menu-dry = ensuite, plus personne ne trouve de carte et la partie est terminée
menu-second = un deuxième tour
menu-second-at = un deuxième tour en { $stop }
menu-second-in-vain = un deuxième tour en { $stop }, sans carte à prendre
menu-whose = { $card } ({ $name })
menu-and = et
menu-explode = fait perdre { $cards } ; ce qui est dessous passe sur le dessus
menu-skip = le symbole est perdu ; { $goes }
menu-keep = dans votre chaudron, et la partie est terminée
menu-leave = hors jeu, et la partie est terminée
