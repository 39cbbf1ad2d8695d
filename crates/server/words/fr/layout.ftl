# Ce qui figure sur chaque page.
layout-skip = Aller au contenu
layout-lobby = Salon
layout-learn = Apprendre
layout-language = Langue
layout-choose-language = Choisir
layout-rule = Lire la règle { $rule }
