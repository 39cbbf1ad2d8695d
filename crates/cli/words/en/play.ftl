# A game in the terminal.
play-pass = { $name } is next. Pass the keyboard and press Enter.
play-you-may = You are { $name }. You may:
play-numbers = The numbers go from 1 to { $last }.
play-unreadable = `{ $typed }` is not a move. Type a number from the list or the words beside it; `help` lists everything else.
play-taken-back = `{ $decision }` was undone.
play-not-your-turn = You can only undo your own turn, while it’s still going on.
play-nothing-free = There’s nothing to undo: you haven’t moved this turn, or a hidden card has been revealed since.
play-no-aside = Everything is on the table.
play-table-again = (`table` shows the table again.)
play-rule = { $id }: { $text }
play-no-rule = There is no rule `{ $id }`. `rules` shows them all.
play-no-news = Nothing has happened yet.
play-more-lines = { $lines ->
    [one] ({ $lines } more line: `log` shows it)
   *[other] ({ $lines } more lines: `log` shows them)
}
play-why-what = Name a move: `why` and then its number or its words.
play-refused = { $why } ({ $rule }).
play-not-possible = Not possible. { $why }
play-possible = Possible: { $what }
play-no-hint = No hint: { $reason }.
play-no-bot = There is no bot `{ $name }`; the bots are { $bots }.
play-forfeit = { $name }, { $bot }, forfeits the game: { $reason }.
play-another-bot = Nothing else is lost: { $command } continues with another bot.
play-kept-in = The game is saved to { $file }.
play-not-kept = The game can’t be saved to { $file }: { $error }.
play-say-where = Name a file: `save FILE`.
play-there-already = Not saved: { $file } already exists. Name another file.
play-saved = Saved. { $command } continues from here.
play-not-saved = Not saved: { $file }: { $error }
play-kept = The game is saved. { $command } continues it.
play-nothing-kept = You made no move, so nothing was saved.
play-lost = The game was not saved: there is no folder for it. Start with --save FILE to save one.
play-replay = { $command } replays the game.
replay-help = Enter: next, `b`: back, a number: that move, `end`: the last, `q`: quit.
replay-at = move { $at } of { $last }
replay-unknown = `{ $typed }` is neither a command nor a number up to { $last }. { $help }
