# La fin d’une partie.
end-label = La fin de la partie
end-you-win = Victoire !
end-wins = { $name } gagne
end-shared = Victoire partagée
end-agreed = Fin à l’amiable
end-endless = Fin sans vainqueur
end-lead =
    { $unit ->
        [cards] { $best ->
            [one] { $points } carte
           *[other] { $points } cartes
        }
       *[points] { $best ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
end-lead-more = { $lead }, soit { $more } de plus que { $names }.
end-lead-alone = { $lead }.
end-lead-shared = { $names }, avec { $lead } chacun.
end-early = { $why }.
end-you-gave-up = Vous avez abandonné cette partie.
end-you-ran-out = Vous avez dépassé votre temps.
end-ranks = Le classement
end-you = Vous
end-see-table = Voir la table
end-see-result = Revenir au résultat
end-wants-rematch = { $name } demande une revanche !
end-share = Partager l’image
end-logged-ran-out = { $name } a dépassé son temps.
end-logged-gave-up = { $name } a abandonné.
end-date =
    { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }
