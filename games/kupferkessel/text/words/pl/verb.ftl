# Słowa, od których zaczyna się wpisany ruch: pierwsze jest pokazywane, rozumiane są wszystkie.
verb-take = weź, wziąć, biorę, bierz
verb-use = użyj, użyć, używam
verb-skip = zrezygnuj, zrezygnować, rezygnuję
verb-keep = zatrzymaj, zatrzymać, zatrzymuję
verb-leave = odłóż, odłożyć, odkładam
