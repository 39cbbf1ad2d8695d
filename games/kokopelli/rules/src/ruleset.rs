//! Differences between the rulebooks: the editions, and each point separately (E1-E6, KR12).

/// The rulebook that the table follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edition {
    /// The English rulebook, the default.
    English,
    /// The French rulebook.
    French,
    /// The Polish rulebook.
    Polish,
    /// The German short rules.
    German,
}

/// E1: the spaces of a neighbour's board where Fire can open, among `a`-`d` (KR14).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReachAbroad {
    /// On the neighbours' spaces inside your play area.
    Near,
    /// On any space `a`-`d` of a neighbour.
    Board,
}

/// E2: the spaces where a ceremony must be absent for Fire to open it, besides your own play area.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CheckAbroad {
    /// That neighbour's play area.
    Area,
    /// That neighbour's whole village, including the spaces below their pile.
    Village,
}

/// E5: the players with a single action in the first round of a game for two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FirstRound {
    /// Both players.
    Both,
    /// The first player only.
    First,
}

/// The variant points of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ruleset {
    /// The rulebook that set the points.
    pub edition: Edition,
    /// E1.
    pub reach_abroad: ReachAbroad,
    /// E2.
    pub check_abroad: CheckAbroad,
    /// E3: the neighbours' play areas include the space below the pile, with three or four players.
    pub below_pile_shared: bool,
    /// E4: Birth may finish a ceremony, not only extend it.
    pub drawn_cards_may_finish: bool,
    /// E5.
    pub two_player_first_round: FirstRound,
    /// E6: Spider Woman reaches the neighbours' space below the pile, with three or four players, even
    /// without E3.
    pub reaches_below_neighbours: bool,
    /// KR12: a Vase also gives extra actions to its owner.
    pub extra_action_for_owner: bool,
}

impl Ruleset {
    /// Returns the points of a rulebook.
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
