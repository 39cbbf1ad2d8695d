# The end of a game.
after-rounds = Po { $rounds ->
    [one] jednej rundzie
   *[other] { $rounds } rundach
} przy ogniu
finale-for-ceremonies = Ceremonie
finale-for-bonuses = Zdolności i premie
finale-for-pile = Talia
finale-for-village = Wioska
