# Mail: the address, what mails say, a forgotten password, and the times without notifications.
mail-title = By mail
mail-why = Hearth can send you a mail too. With a mail address you can also choose a new password if you forget yours.
mail-account-only = This needs an account. Create one below.
mail-address = Mail address
mail-unconfirmed = A link was sent to { $address }. Open it to confirm that the address is yours.
mail-turns-on = Send notifications to { $address }
mail-turns-off = Send no more notifications to { $address }
mail-wrong-address = This isn’t a mail address. It looks like anna@club.example.
mail-needs-account = Only people with an account can give a mail address.
mail-confirm-subject = Confirm your mail address
mail-confirm-body = Somebody gave this mail address for their account at Hearth ({ $site }). If it was you, confirm it here:
mail-confirm-not-you = If it wasn’t you, ignore this mail. Nothing more will be sent to you.
mail-confirm-do = { $address } is mine
mail-confirmed = Confirmed. From now on, Hearth sends your notifications to { $address } too.
mail-reset-subject = A new password
mail-reset-body = Somebody asked for a new password for the account “{ $login }” at Hearth ({ $site }). If it was you, choose one here within an hour:
mail-reset-not-you = If it wasn’t you, ignore this mail. Your password stays as it is.
mail-stop-why = You get this mail because you asked Hearth for notifications. To end them, open:
mail-stop-title = End notifications by mail
mail-stopped = Hearth sends no more notifications to { $address }. You can switch them on again in your settings.
mail-link-over = This link doesn’t work any more
forgotten-title = Forgotten your password?
forgotten-why = Enter the mail address of your account. Hearth sends it a link with which you can choose a new password.
forgotten-send = Send me the link
forgotten-sent = If an account has this address, a mail with a link is on its way. The link works for one hour.
forgotten-new-title = A new password for { $login }
forgotten-new-why = This logs you out on all devices and in all programs. It also switches off your webhook.
forgotten-done = Your password is changed. Now log in with it.
quiet-title = Quiet times
quiet-why = In these times Hearth holds your notifications back. Afterwards you get those that still matter.
quiet-from = From
quiet-to = Until
quiet-zone = Your time zone
quiet-away = On holiday until
quiet-wrong = These times can’t be read. Enter both hours or neither, and a holiday of at most 400 days.
quiet-area =
    { $area ->
        [Africa] Africa
        [America] America
        [Antarctica] Antarctica
        [Asia] Asia
        [Atlantic] Atlantic Ocean
        [Australia] Australia
        [Europe] Europe
        [Indian] Indian Ocean
       *[other] Pacific Ocean
    }
