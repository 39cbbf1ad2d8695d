# The host’s page, the door, bans and reports.
host-title = The host’s page
host-overview = Overview
host-reports = Reports
host-reports-where = Players send them from their table.
host-report-table = to the table
host-report-close = Nothing to do
host-people = People
host-people-all = all
host-people-here = here
host-people-guests = guests
host-people-banned = banned
host-find = Name
host-find-do = Search
host-account = account
host-guest = guest
host-mark = host
host-tables = Tables
host-bots-only = bots only
host-waiting = waiting for players
host-here = People here
host-load = Bots thinking
host-storage = Storage
host-storage-more = size of the database
host-version = Version
host-backup = Back up with “hearth backup”.
host-backup-server = Back up with pg_dump.
host-backup-last = Last backup
host-backup-never = never
host-backup-tried = restoring it was tried
host-announcement = Announcement
host-announcement-where = Shown at the top of all pages but the tables. Leave it empty to show none.
host-bans = Bans
host-actions = What hosts did
host-actions-why = Every host can see this.
host-none = None.
host-no-reports = No reports. All is well.
host-no-bans = Nobody is banned.
host-nobody = Nobody to show.
host-no-tables = No tables right now.
host-save = Save
host-rename = Rename
host-delete = Delete
host-delete-sure = Delete this person for good
host-did-claim = { $host } became the first host.
host-did-door = { $host } changed the door:
host-did-announce = { $host } changed the announcement:
host-did-ban = { $host } banned { $about }:
host-did-mute = { $host } muted { $about } in chat:
host-did-lift = { $host } lifted the ban of { $about }.
host-did-rename = { $host } renamed { $about }:
host-did-delete = { $host } deleted { $about }.
host-did-reports = { $host } closed the reports about { $about }.
host-claim-title = Become the host
host-claim-what = A host decides who may come in, reads reports, and can ban people for a time.
host-claim-account = A host needs an account. Create one or log in, then open this link again.
host-claim-do = Make { $name } the host
door-title = The door
door-open = Open to everybody
door-code = With an invitation code
door-close = Closed to newcomers
door-code-label = Invitation code
door-accounts = Guests may create accounts
door-no-code = Choose an invitation code first.
door-code-needed = Newcomers need an invitation code here. Ask the host for it.
door-closed = This house is closed to newcomers at the moment. You can still watch, or log in if you have an account.
door-no-accounts = No new accounts can be created here at the moment.
door-enter-title = Invitation
door-enter = Come in
door-wrong-code = That isn’t the code.
door-have-account = I have an account
ban-title = No entry for now
ban-object = If you think this is a mistake, write to the host.
ban-all = You’re banned from this house for another { $left }.
ban-talk = You can’t chat here for another { $left }.
ban-reason = Reason: { $reason }
ban-length = For
ban-a-day = a day
ban-a-week = a week
ban-a-month = a month
ban-for-good = good
ban-why = Reason (the person sees it)
ban-household = and guests from this address
ban-mute-do = Mute in chat
ban-do = Ban
ban-talk-only = chat only
ban-lift = Lift
report-title = Report a player
report-nobody = Nobody else is at this table.
report-who = Who?
report-why = Why?
report-insults = insults
report-leaving = leaves games on purpose
report-cheating = cheats
report-other = something else
report-what = The hosts of this house will see your report and this table. The player won’t know.
report-do = Send
report-back = Back to the table
report-thanks = Thank you
report-thanks-what = The hosts will look at it.
host-here-today = { $people } today, { $all } in all
host-tables-more = running, { $waiting } open, { $over } over
host-load-more =
    { $threads ->
        [one] { $threads } thread
       *[other] { $threads } threads
    }
host-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
host-moves =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
host-reports-count =
    { $reports ->
        [one] { $reports } report
       *[other] { $reports } reports
    }
ban-hours =
    { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
ban-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
host-damaged = The database is damaged.
host-damaged-what = Affected: { $tables }. Restore a backup with “hearth restore”, and look for the cause: the disk, the memory or a power cut.
host-log-damaged = The last writes before the crash are lost.
host-log-damaged-what =
    { $writes ->
        [one] { $writes } write is missing. Look for the cause: the disk or the memory.
       *[other] { $writes } writes are missing. Look for the cause: the disk or the memory.
    }
host-unchecked = The database could not be checked.
host-unchecked-what = The log of the server says why.
