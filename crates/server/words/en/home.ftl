# The first page.
home-title = Play
home-heading = Come and sit by the fire
home-invitation = Two card games. Play right away, or send a friend a link.
home-players = { $players } players
home-level = Bot level
home-with = Players
home-play = Play { $game }
home-rules = Rules
home-credit = An unofficial, non-commercial fan project.
home-and = and
home-description = Play { $games } in your browser. Play against bots right away, or send your friends a link. Free, no account needed.
home-first = First game: use the beginners’ ceremonies
home-go = Play
home-learn = Learn in 3 minutes
home-friend = Play with a friend
home-friend-what = Send a link. No account, no waiting room.
home-invite = Invite
home-open-tables =
    { $tables ->
        [0] Lobby
        [one] { $tables } open table
       *[other] { $tables } open tables
    }
home-games = Your games
home-all = All { $games }
