//! Where the rulebooks differ: the editions, and each point by itself (E1-E6, KR12).

/// Which rulebook the table follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edition {
    /// The default.
    English,
    /// The French rulebook.
    French,
    /// The Polish rulebook.
    Polish,
    /// The German short rules.
    German,
}

/// E1: where Fire opens on a neighbour's board, which is the spaces `a`-`d` (KR14).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReachAbroad {
    /// On the neighbours' spaces inside your play area.
    Near,
    /// On any space `a`-`d` of a neighbour.
    Board,
}

/// E2: where the ceremony that Fire opens must be absent, besides your own play area.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CheckAbroad {
    /// From that neighbour's play area.
    Area,
    /// From that neighbour's whole village, what lies below their pile included.
    Village,
}

/// E5: who has a single action in the first round of a game for two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FirstRound {
    /// Both players.
    Both,
    /// The first player only.
    First,
}

/// The points on which a table has to agree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ruleset {
    /// The rulebook that the points were taken from.
    pub edition: Edition,
    /// E1.
    pub reach_abroad: ReachAbroad,
    /// E2.
    pub check_abroad: CheckAbroad,
    /// E3: the space below the pile lies in the neighbours' play areas too, with three or four players.
    pub below_pile_shared: bool,
    /// E4: Birth may finish a ceremony, not only extend it.
    pub drawn_cards_may_finish: bool,
    /// E5.
    pub two_player_first_round: FirstRound,
    /// E6: Spider Woman reaches the neighbours' space below the pile, with three or four players, even where E3 does not
    /// put it into the play area.
    pub reaches_below_neighbours: bool,
    /// KR12: the owner of a Vase profits from it himself.
    pub extra_action_for_owner: bool,
}

impl Ruleset {
    /// The points as a rulebook has them.
    pub const fn of(edition: Edition) -> Ruleset {
        let english = Ruleset {
            edition,
            reach_abroad: ReachAbroad::Board,
            check_abroad: CheckAbroad::Area,
            below_pile_shared: true,
            drawn_cards_may_finish: true,
            two_player_first_round: FirstRound::Both,
            reaches_below_neighbours: false,
            extra_action_for_owner: true,
        };
        match edition {
            Edition::English => english,
            Edition::French => {
                Ruleset { check_abroad: CheckAbroad::Village, drawn_cards_may_finish: false, ..english }
            }
            Edition::Polish => Ruleset {
                reach_abroad: ReachAbroad::Near,
                below_pile_shared: false,
                reaches_below_neighbours: true,
                ..english
            },
            Edition::German => Ruleset { two_player_first_round: FirstRound::First, ..english },
        }
    }
}
