# The games that somebody has played.
played-title = Your games
played-link = All your games, and how you fared
played-none = You have not finished a game here yet. Once you have, you will find it on this page.
played-which = Which game
played-all = All
played-against = Against
played-games = Games
played-won = Won
played-best = Best score
played-people = people
played-bots = bots of several levels
played-total = altogether
played-counts = Not counted: games in which you had several seats, that nobody won, that a bot won for you, or that went on from a replay.
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
