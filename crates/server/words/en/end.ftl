# The end of a game.
end-label = The end of the game
end-you-win = You win!
end-wins = { $name } wins
end-shared = Shared victory
end-agreed = Ended by agreement
end-endless = Ended without a winner
end-lead =
    { $unit ->
        [cards] { $best ->
            [one] { $points } card
           *[other] { $points } cards
        }
       *[points] { $best ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
end-lead-more = { $lead }, { $more } more than { $names }.
end-lead-alone = { $lead }.
end-lead-shared = { $names }, with { $lead } each.
end-early = { $why }.
end-you-gave-up = You resigned.
end-you-ran-out = You ran out of time.
end-ranks = Final standings
end-you = You
end-see-table = See the table
end-see-result = Back to the result
end-wants-rematch = { $name } wants a rematch!
end-share = Share the picture
end-logged-ran-out = { $name } ran out of time.
end-logged-gave-up = { $name } resigned.
end-date =
    { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
