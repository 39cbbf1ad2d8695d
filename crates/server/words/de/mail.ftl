# Mail: die Adresse, was in Mails steht, ein vergessenes Passwort und die Zeiten ohne Benachrichtigungen.
mail-title = Per E-Mail
mail-why = Hearth kann dir auch E-Mails schicken. Mit einer E-Mail-Adresse kannst du außerdem ein neues Passwort wählen, wenn du deines vergisst.
mail-account-only = Dafür brauchst du ein Konto. Weiter unten kannst du eins anlegen.
mail-address = E-Mail-Adresse
mail-unconfirmed = An { $address } ging ein Link. Öffne ihn, um zu bestätigen, dass die Adresse dir gehört.
mail-turns-on = Benachrichtigungen an { $address } schicken
mail-turns-off = Keine Benachrichtigungen mehr an { $address } schicken
mail-wrong-address = Das ist keine E-Mail-Adresse. Sie sieht etwa so aus: anna@club.example.
mail-needs-account = Eine E-Mail-Adresse kann nur angeben, wer ein Konto hat.
mail-confirm-subject = Bestätige deine E-Mail-Adresse
mail-confirm-body = Jemand hat diese E-Mail-Adresse für ein Konto bei Hearth ({ $site }) angegeben. Wenn du das warst, bestätige sie hier:
mail-confirm-not-you = Wenn du das nicht warst, ignoriere diese Mail. Du bekommst keine weiteren.
mail-confirm-do = { $address } gehört mir
mail-confirmed = Bestätigt. Ab jetzt schickt Hearth deine Benachrichtigungen auch an { $address }.
mail-reset-subject = Ein neues Passwort
mail-reset-body = Jemand hat ein neues Passwort für das Konto „{ $login }“ bei Hearth ({ $site }) verlangt. Wenn du das warst, wähle hier innerhalb einer Stunde eins:
mail-reset-not-you = Wenn du das nicht warst, ignoriere diese Mail. Dein Passwort bleibt, wie es ist.
mail-stop-why = Du bekommst diese Mail, weil du Hearth um Benachrichtigungen gebeten hast. Hier kannst du sie beenden:
mail-stop-title = Benachrichtigungen per E-Mail beenden
mail-stopped = Hearth schickt keine Benachrichtigungen mehr an { $address }. In deinen Einstellungen kannst du sie wieder einschalten.
mail-link-over = Dieser Link gilt nicht mehr
forgotten-title = Passwort vergessen?
forgotten-why = Gib die E-Mail-Adresse deines Kontos ein. Hearth schickt einen Link dorthin, mit dem du ein neues Passwort wählen kannst.
forgotten-send = Link schicken
forgotten-sent = Wenn ein Konto diese Adresse hat, ist eine Mail mit einem Link unterwegs. Der Link gilt eine Stunde lang.
forgotten-new-title = Ein neues Passwort für { $login }
forgotten-new-why = Auf allen Geräten und in Programmen bist du dann abgemeldet, und dein Webhook wird abgeschaltet.
forgotten-done = Dein Passwort ist geändert. Melde dich jetzt damit an.
quiet-title = Ruhezeiten
quiet-why = In diesen Zeiten hält Hearth deine Benachrichtigungen zurück. Danach bekommst du die, die noch wichtig sind.
quiet-from = Von
quiet-to = Bis
quiet-zone = Deine Zeitzone
quiet-away = Im Urlaub bis
quiet-wrong = Diese Zeiten sind nicht lesbar. Gib beide Uhrzeiten oder keine an und höchstens 400 Tage Urlaub.
quiet-area =
    { $area ->
        [Africa] Afrika
        [America] Amerika
        [Antarctica] Antarktis
        [Asia] Asien
        [Atlantic] Atlantik
        [Australia] Australien
        [Europe] Europa
        [Indian] Indischer Ozean
       *[other] Pazifik
    }
