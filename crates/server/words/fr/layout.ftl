# Ce qui figure sur chaque page.
layout-skip = Aller au contenu
layout-lobby = Salon
layout-language = Langue
layout-choose-language = Choisir
layout-rule = Lire la règle { $rule }
