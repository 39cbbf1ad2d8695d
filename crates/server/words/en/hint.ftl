# To ask a bot what it would decide.
hint-ask = Ask for a hint
hint-would = The bot would choose:
hint-why = Why
hint-numbers = Why: the numbers
hint-only = Nothing else is possible here.
hint-choice = Choice
hint-wins = Wins
hint-lead = Points ahead
hint-equal = As far as the bot can tell, the first { $rows } rows are equally good.
hint-fair = It knows only what you could know with a perfect memory.
hint-who = Hints from a bot
hint-for-alone = For whoever plays against bots only
hint-for-everybody = For everybody at the table
hint-for-nobody = For nobody
hint-none = There are no hints at this table: whoever opens a table decides that.
hint-not-thought = The bot has no answer ({ $why }). Try again in a moment.
hint-offer = { $group }: { $offer }
