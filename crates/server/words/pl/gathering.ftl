# Stół, przy którym gra się jeszcze nie zaczęła.
gather-invites = { $name } zaprasza do gry w { $game }
gather-from = { $name } zaprasza do gry w
gather-how =
    { $players ->
        [few] { $players } osoby, około { $minutes } minut, { $pace }
       *[other] { $players } osób, około { $minutes } minut, { $pace }
    }
gather-free = Bez instalowania, bez konta.
gather-name = Twoje imię
gather-who = Kto gra z tobą?
gather-wait = Zaraz zaczynamy
gather-closed = Stół jest zamknięty
gather-you = ty
gather-just = siada do stołu
gather-sat = { $name } siada do stołu.
gather-level = Poziom bota
gather-bot = Poproś bota
gather-share = Udostępnij link
gather-qr = Link jako kod QR
gather-learn = Jak się gra? 3 minuty
gather-own = Otwórz własny stół
