# One's own page.
me-title = You
me-name = Display name
me-change = Change
me-logged-in = On other devices, log in with your password and the name
me-log-out = Log out
me-log-out-everywhere = Log out everywhere
me-other-password = Change your password
me-other-password-what = This logs you out on all other devices and in all programs. It also removes your webhook and your mail address.
me-current-password = Current password
me-new-password = New password
me-keep = Create an account
me-keep-why = For now, only this browser knows you. With a name and a password you can log in on other devices too.
me-keep-ends = It ends your tokens, notices and webhook. Set them up again afterwards.
me-login = Login name
me-password = Password
me-keep-it = Create account
me-log-in = Log in
me-log-in-seats = You’re playing at these tables as a guest. These seats don’t come with you when you log in. Finish the games first, or create an account instead.
me-log-in-anyway = Log in anyway and give up these seats
me-programs = API access
me-token-why = A token lets a program act for you.
me-token-what = What programs can do
me-token-make = Create a token
me-token-scope = What it may do
me-scope-read = See my tables, records and streams
me-scope-play = Play for me: open tables, act and chat there
me-scope-account = Everything, also friends and tokens
me-tokens =
    { $tokens ->
        [one] { $tokens } token is in use.
       *[other] { $tokens } tokens are in use.
    }
me-tokens-end = Revoke all tokens
me-token = This token is shown only once:
me-export = Download everything about me
me-export-what = One file: your account, devices, lessons, games, and what you wrote.
me-delete = Delete account
me-delete-what = Finished games stay, with “NN” in place of your name. Your messages, your settings and everything else about you are erased.
me-delete-tables =
    { $tables ->
        [one] You’re still playing at { $tables } table. You’ll resign there, so the others needn’t wait for you. If they play on, a bot takes over. If the table is still waiting for players, your seat becomes free. If the table is yours, it closes.
       *[other] You’re still playing at { $tables } tables. You’ll resign there, so the others needn’t wait for you. If they play on, a bot takes over. If a table is still waiting for players, your seat becomes free. If the table is yours, it closes.
    }
me-sure = I’m sure
me-delete-me = Delete my account
