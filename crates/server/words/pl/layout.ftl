# To, co jest na każdej stronie.
layout-skip = Przejdź do treści
layout-lobby = Lobby
layout-learn = Nauka
layout-language = Język
layout-choose-language = Wybierz
layout-rule = Przeczytaj zasadę { $rule }
