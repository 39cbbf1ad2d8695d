# Ratings.
rating-title = Rating
rating-leaderboard = Leaderboard
rating-pools = Choose a game
rating-pool = { $game }, { $players } players
rating-pool-variant = { $pool }: { $variant }
rating-number = { $points } ± { $margin }
rating-below = below { $level }
rating-at = about { $level }
rating-between = between { $weaker } and { $stronger }
rating-above = above { $level }
rating-uncertain = { $standing }, still uncertain
rating-uncertain-title = Still uncertain
rating-games = { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}
rating-change = { $before } → { $after }, { $words }
rating-nobody = Nobody has a rating yet. Open a table and tick “Rated”; bots have ratings too, so one person alone can begin.
rating-curve = Rating after { $games ->
    [one] one rated game
   *[other] { $games } rated games
}, from { $first } to { $last } ± { $margin }
rating-game = This game is rated
rating-lost-undo = Not rated any more: you agreed to take moves back
rating-lost-stand-in = Not rated any more: a bot took over a seat
rating-lost-no-clock = Not rated any more: you agreed to play without a clock
rating-lost-agreed = Not rated: you agreed to end the game
rating-lost-move-limit = Not rated: the game reached the limit of moves
rating-lost-person-twice = Not rated: one person has two seats
