# One's own page.
me-title = You
me-name = Name at tables
me-change = Change
me-logged-in = You can log in elsewhere with your password as
me-log-out = Log out
me-log-out-everywhere = Log out everywhere
me-other-password = Change the password
me-other-password-what = This logs you out on all other devices and in programs, and ends your webhook.
me-current-password = Current password
me-new-password = New password
me-keep = Keep this identity
me-keep-why = Until now only this browser knows you. With a name and a password you can log in elsewhere.
me-login = Name
me-password = Password
me-keep-it = Keep it
me-log-in = Log in
me-log-in-seats = You sit at these tables as a guest. Your seats do not come with you when you log in: finish the games first, or keep this identity instead.
me-log-in-anyway = Log in all the same and leave these seats
me-programs = For programs
me-token-why = A token lets a program act for you.
me-token-what = What programs can do
me-token-make = Make a token
me-tokens =
    { $tokens ->
        [one] { $tokens } token is in use.
       *[other] { $tokens } tokens are in use.
    }
me-tokens-end = Revoke all tokens
me-token = This token is shown only once:
me-delete = Delete
me-delete-what = Your name stays in the logs of tables you sat at; everything else is forgotten.
me-delete-tables =
    { $tables ->
        [one] You sit at { $tables } table whose game is not over. You give up there: the others need not wait for you, and if they play on, a bot plays in your place. If the table is still waiting for players, your seat there becomes free; if the table is yours, it is closed.
       *[other] You sit at { $tables } tables whose games are not over. You give up there: the others need not wait for you, and if they play on, a bot plays in your place. If a table is still waiting for players, your seat there becomes free; if the table is yours, it is closed.
    }
me-sure = I am sure
me-delete-me = Delete my identity
