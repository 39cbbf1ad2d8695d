# Stół, przy którym gra się jeszcze nie zaczęła.
gather-invites = { $name } zaprasza do gry w { $game }
gather-from = { $name } zaprasza do gry w
gather-how =
    { $players ->
        [few] { $players } osoby, gra na około { $minutes } minut, tempo: { $pace }
       *[other] { $players } osób, gra na około { $minutes } minut, tempo: { $pace }
    }
gather-free = Bez instalacji, bez konta.
gather-name = Twój nick
gather-who = Kto gra z tobą?
gather-wait = Zaraz zaczynamy
gather-closed = Stół jest zamknięty
gather-you = ty
gather-just = właśnie siada do stołu
gather-sat = { $name } siada do stołu.
gather-level = Poziom bota
gather-bot = Zaproś bota
gather-share = Udostępnij link
gather-qr = Link jako kod QR
gather-learn = Jak się gra? 3 minuty
gather-own = Otwórz własny stół
