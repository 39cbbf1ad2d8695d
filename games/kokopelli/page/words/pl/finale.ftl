# The end of a game.
finale-after = Po { $rounds ->
    [one] jednej rundzie
   *[other] { $rounds } rundach
} przy ogniu
finale-ceremonies = Ceremonie
finale-bonuses = Zdolności i premie
finale-pile = Talia
finale-village = Wioska
