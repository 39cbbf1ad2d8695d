# A game in the terminal.
play-pass = { $name } is next. Pass the keyboard and press Enter.
play-you-may = You are { $name }. You may:
play-numbers = The numbers go from 1 to { $last }.
play-unreadable = `{ $typed }` is no decision. Type a number of the list, or words as they stand there; `help` says what else can be typed.
play-taken-back = `{ $decision }` was taken back.
play-not-your-turn = Only your own turn can be taken back, while it lasts.
play-nothing-free = There is nothing to take back: you have not decided anything in this turn yet, or a hidden card has been seen since your last decision.
play-no-aside = Everything lies on the table.
play-table-again = (`table` shows the table again.)
play-rule = { $id }: { $text }
play-no-rule = There is no rule `{ $id }`: `rules` shows them all.
play-no-news = Nothing has happened yet.
play-more-lines = { $lines ->
    [one] ({ $lines } line more: `log` shows it)
   *[other] ({ $lines } lines more: `log` shows them)
}
play-why-what = Say which decision: `why` and then its number or the decision in words.
play-not-possible = Not possible. { $why }
play-possible = Possible: { $what }
play-no-hint = No hint: { $reason }.
play-no-bot = There is no bot `{ $name }`; the bots are { $bots }.
play-forfeit = { $name }, { $bot }, forfeits the game: { $reason }.
play-another-bot = Nothing else is lost: { $command } goes on with another bot.
play-kept-in = The game is kept in { $file }.
play-not-kept = The game cannot be kept in { $file }: { $error }.
play-say-where = Say where: `save FILE`.
play-there-already = Not saved: { $file } is there already. Name another file.
play-saved = Saved. { $command } goes on from here.
play-not-saved = Not saved: { $file }: { $error }
play-kept = The game is kept. { $command } goes on.
play-nothing-kept = Nothing was decided, so nothing was kept.
play-lost = The game was not kept: there is no folder for it. Begin with --save FILE to keep one.
play-replay = { $command } shows the game again.
replay-help = Enter goes on, `b` back, a number to that decision, `end` to the last, `q` quits.
replay-at = decision { $at } of { $last }
replay-unknown = `{ $typed }` is neither a command nor a number up to { $last }. { $help }
