# Une table où la partie n’a pas encore commencé.
gather-invites = { $name } vous invite à jouer à { $game }
gather-from = { $name } vous invite à jouer à
gather-how = { $players } joueurs, environ { $minutes } minutes, { $pace }
gather-free = Rien à installer, pas de compte.
gather-name = Votre nom
gather-who = Qui joue avec vous ?
gather-wait = Ça va commencer
gather-closed = La table est fermée
gather-you = vous
gather-just = vient de s’asseoir
gather-sat = { $name } vient de s’asseoir.
gather-level = Niveau du bot
gather-bot = Ajouter un bot
gather-share = Partager le lien
gather-qr = Le lien sous forme de code QR
gather-learn = Apprendre en 3 minutes
gather-own = Ouvrir ma propre table
