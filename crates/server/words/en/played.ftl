# The games that somebody has played.
played-title = Your games
played-link = All your games and results
played-none = You haven’t finished a game here yet. Once you have, it appears on this page.
played-which = Choose a game
played-all = All
played-against = Opponents
played-games = Games
played-won = Won
played-best = Best score
played-people = people
played-bots = bots of mixed levels
played-total = total
played-counts = Not counted: games in which you held several seats, games without a winner, games a bot won for you, and games continued from a replay.
played-pages = Pages
played-newer = Newer
played-older = Older
played-page = Page { $page } of { $pages }
played-result-won = won
played-result-lost = lost
played-result-shared = shared
played-result-open = no winner
played-figure-games = { $games ->
    [one] game
   *[other] games
}
played-figure-won = won
