# Was auf jeder Seite steht.
layout-skip = Zum Inhalt springen
layout-lobby = Lobby
layout-learn = Lernen
layout-language = Sprache
layout-choose-language = Wählen
layout-rule = Regel { $rule } lesen
