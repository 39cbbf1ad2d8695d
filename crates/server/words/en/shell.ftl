# What stands around a table and never changes.
shell-sure = Are you sure?
shell-no = No, go back
shell-yes = Yes, do it
shell-aid = Player aid
shell-close = Close
shell-rules = Rules
