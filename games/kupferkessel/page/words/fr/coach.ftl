coach-line = Votre chapeau se tient au bout de la rangée éclairée. Touchez deux fois l’une de ses cartes, ou glissez-la dans votre chaudron.
coach-walk = La carte du dessus de votre chaudron indique votre prochain déplacement. Celles du dessous sont cachées : souvenez-vous-en.
coach-families = Réunissez trois ou quatre cartes d’une famille. Une carte seule vous coûte des points.
