# People at a table, and what they are to each other.
people-title = People at this table
people-settings = People
people-hide = Hide what they say
people-show = Show what they say
people-block = Block
people-silence = Take away the chat
people-unsilence = Give back the chat
people-report = Report
people-hidden = hidden chat
people-blocked = blocked
people-silenced = no chat here
people-nobody-ignored = You ignore nobody. At a table, press a name in the chat to hide what somebody says, or to block them: then they can’t join your tables or invite you. Nobody is told.
people-undo = Undo
people-undo-for = Undo: { $name }
