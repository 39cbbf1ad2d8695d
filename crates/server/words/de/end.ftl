# Das Ende eines Spiels.
end-label = Das Ende der Partie
end-you-win = Du hast gewonnen!
end-wins = { $name } gewinnt
end-shared = Geteilter Sieg
end-agreed = Friedlich beendet
end-endless = Ende ohne Sieg
end-lead =
    { $unit ->
        [cards] { $best ->
            [one] { $points } Karte
           *[other] { $points } Karten
        }
       *[points] { $best ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
    }
end-lead-more = { $lead }, { $more } mehr als { $names }.
end-lead-alone = { $lead }.
end-lead-shared = { $names }, mit je { $lead }.
end-early = { $why }.
end-you-gave-up = Du hast diese Partie aufgegeben.
end-you-ran-out = Du hast die Zeit überschritten.
end-ranks = Die Rangfolge
end-you = Du
end-see-table = Den Tisch ansehen
end-see-result = Zurück zum Ergebnis
end-wants-rematch = { $name } möchte eine Revanche!
end-share = Das Bild teilen
end-logged-ran-out = { $name } hat die Zeit überschritten.
end-logged-gave-up = { $name } hat aufgegeben.
end-date =
    { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }
