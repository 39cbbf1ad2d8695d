# Die Partien, die jemand gespielt hat.
played-title = Deine Partien
played-link = Alle deine Partien und wie sie ausgingen
played-none = Du hast hier noch keine Partie beendet. Sobald es so weit ist, findest du sie auf dieser Seite.
played-which = Welches Spiel
played-all = Alle
played-against = Gegner
played-games = Partien
played-won = Gewonnen
played-best = Höchste Punktzahl
played-people = Menschen
played-bots = Bots verschiedener Stufen
played-total = insgesamt
played-counts = Nicht gezählt werden Partien, in denen du mehrere Plätze hattest, die niemand gewonnen hat, die ein Bot für dich gewonnen hat oder die aus einem Rückblick heraus fortgesetzt wurden.
played-pages = Seiten
played-newer = Neuere
played-older = Ältere
played-page = Seite { $page } von { $pages }
played-result-won = gewonnen
played-result-lost = verloren
played-result-shared = geteilt
played-result-open = ohne Sieg
played-figure-games = { $games ->
    [one] Partie
   *[other] Partien
}
played-figure-won = gewonnen
