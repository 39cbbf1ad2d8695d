agreed-ends-own = vider sa rangée met fin à la partie
agreed-ends-any = vider n’importe quelle rangée met fin à la partie
agreed-children = décompte pour enfants
