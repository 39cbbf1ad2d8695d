# To ask a bot what it would decide.
hint-ask = Ask for a hint
hint-would = The bot would choose:
hint-why = Why
hint-numbers = Why: the numbers
hint-only = Nothing else is possible here.
hint-choice = Move
hint-wins = Win chance
hint-lead = Expected lead
hint-equal = The bot rates the first { $rows } rows as equally good.
hint-fair = It knows only what you could know with a perfect memory.
hint-who = Hints from a bot
hint-for-alone = In games against bots only
hint-for-everybody = For everyone at the table
hint-for-nobody = Never
hint-none = Hints are switched off at this table. The host decides that.
hint-not-thought = The bot couldn’t come up with a hint ({ $why }). Try again in a moment.
hint-offer = { $offer } ({ $group })
