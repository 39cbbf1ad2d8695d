# Ein Tisch, an dem das Spiel noch nicht begonnen hat.
gather-invites = { $name } lädt dich zu { $game } ein
gather-from = { $name } lädt dich ein:
gather-how = { $players } Personen, etwa { $minutes } Minuten, { $pace }
gather-free = Nichts zu installieren, kein Konto.
gather-name = Dein Name
gather-who = Wer spielt mit?
gather-wait = Gleich geht es los
gather-closed = Der Tisch ist geschlossen
gather-you = du
gather-just = hat sich gerade gesetzt
gather-sat = { $name } hat sich gesetzt.
gather-level = Stärke des Bots
gather-bot = Bot dazuholen
gather-share = Link teilen
gather-qr = Der Link als QR-Code
gather-learn = Wie spielt man das? 3 Minuten
gather-own = Eigenen Tisch eröffnen
