//! A second, deliberately naive model of the rules of Kokopelli, written from the rules page
//! without looking at the engine.
//!
//! It exists only to be compared with the engine in tests. It copies freely, keeps cards and spaces
//! as the words of the rules page (`hunter`, `2c`) and searches lists from front to back, so that
//! every rule can be recognised next to its id. Seats count from 1.

use std::collections::{BTreeMap, BTreeSet};

const KOKOPELLI: &str = "kokopelli";

/// The points on which editions differ (E1-E6), and the option of KR12.
#[derive(Clone, Debug)]
pub struct Options {
    /// E1: Fire reaches any space `a`-`d` of a neighbour (otherwise only those in the play area).
    pub fire_reach_board: bool,
    /// E2: Fire checks the neighbour's board (otherwise their play area).
    pub fire_check_board: bool,
    /// E3: Sun's space `e` lies in the neighbours' play areas too (three or four players).
    pub sun_shared: bool,
    /// E4: Birth may finish a ceremony, not only extend it.
    pub birth_finish: bool,
    /// E5: with two players only the first one has a single action in the first round.
    pub first_round_first_only: bool,
    /// E6: Spider Woman reaches the neighbours' `e` even where E3 does not (three or four players).
    pub spider_below: bool,
    /// KR12: a Vase works for its owner too.
    pub vase_for_owner: bool,
}

#[derive(Clone, Debug, Default)]
struct Player {
    hand: Vec<String>,
    /// Top card first.
    pile: Vec<String>,
    discard: Vec<String>,
    points: i32,
}

/// The question to the active player.
#[derive(Clone, Debug)]
enum Step {
    /// Choose an action.
    Action,
    /// Put the whole hand under the pile; then `count` cards are drawn.
    Exchange { count: usize },
    /// Continue a play action: with "chieftain" on the same space, with "warrior" on another one.
    MorePlays { first: String, by: Vec<&'static str> },
    /// Play cards of a draw action with Birth.
    Birth { drawn: Vec<String> },
    /// Put cards above the hand limit under the pile.
    HandLimit,
    /// None: the game is over.
    Over,
}

/// A game of Kokopelli.
#[derive(Clone, Debug)]
pub struct Naive {
    options: Options,
    players: Vec<Player>,
    /// The stacks on the occupied spaces of all villages; the first card is the ceremony.
    table: BTreeMap<String, Vec<String>>,
    tokens: BTreeMap<String, Vec<u8>>,
    end_tiles: usize,
    round: usize,
    active: usize,
    regular_actions: usize,
    extra_actions: usize,
    /// The owners whose Vase has already given an extra action this turn.
    vases_used: Vec<usize>,
    step: Step,
    /// The trigger that came first.
    reason: Option<&'static str>,
}

impl Naive {
    /// Sets up a game. `ceremonies` are the names of the ceremonies in the game; `decks` holds one
    /// deck for each seat, top card first, whole, before the starting hands are drawn.
    pub fn new(players: usize, options: Options, ceremonies: &[String], decks: &[Vec<String>]) -> Self {
        assert!((2..=4).contains(&players), "K1: two to four players");
        assert_eq!(decks.len(), players, "one deck for each seat");
        let mut game = Self {
            options,
            players: vec![Player::default(); players],
            table: BTreeMap::new(),
            tokens: BTreeMap::new(),
            end_tiles: ceremonies.len() - usize::from(players > 2), // K6
            round: 1,
            active: 1, // K7
            regular_actions: 0,
            extra_actions: 0,
            vases_used: Vec::new(),
            step: Step::Action,
            reason: None,
        };
        for (player, deck) in game.players.iter_mut().zip(decks) {
            player.hand = deck[..5].to_vec(); // K5
            player.pile = deck[5..].to_vec();
        }
        for ceremony in ceremonies {
            game.tokens.insert(ceremony.clone(), vec![4, 3]); // K4
        }
        game.start_turn();
        game
    }

    /// The seat that decides now; `None` when the game is over.
    pub fn seat(&self) -> Option<usize> {
        (!self.is_over()).then_some(self.active)
    }

    /// All legal decisions, sorted, without doubles; empty when the game is over.
    pub fn legal(&self) -> Vec<String> {
        let mut decisions = BTreeSet::new();
        match &self.step {
            Step::Action => decisions.extend(self.actions()),
            Step::Exchange { .. } | Step::HandLimit => {
                decisions.extend(self.hand().iter().map(|card| format!("under {card}")));
            }
            Step::MorePlays { .. } | Step::Birth { .. } => {
                decisions.extend(self.optional_plays());
                decisions.insert("done".to_string());
            }
            Step::Over => {}
        }
        decisions.into_iter().collect()
    }

    /// Applies a decision.
    ///
    /// # Panics
    ///
    /// Panics if the decision is not legal.
    pub fn apply(&mut self, decision: &str) {
        let legal = self.legal().iter().any(|legal| legal == decision);
        assert!(legal, "not legal: {decision}");
        let words: Vec<&str> = decision.split(' ').collect();
        match words.as_slice() {
            ["draw"] => self.draw_action(),
            ["open", card, space] => self.open_action(card, space),
            ["play", card, space] => self.play_decision(card, space),
            ["cancel", space] => {
                self.spend_action();
                self.discard_stack(space); // K22
            }
            ["exchange"] => {
                self.spend_action();
                let count = self.hand().len();
                self.step = Step::Exchange { count };
            }
            ["under", card] => self.put_under(card),
            ["done"] => self.step = Step::Action,
            ["pass"] => self.spend_action(),
            _ => unreachable!("unknown decision: {decision}"),
        }
        self.go_on();
    }

    /// The points each seat has scored while the game went on.
    pub fn points(&self) -> Vec<i32> {
        self.players.iter().map(|player| player.points).collect()
    }

    /// The hand of each seat, sorted.
    pub fn hands(&self) -> Vec<Vec<String>> {
        self.players.iter().map(|p| sorted(&p.hand)).collect()
    }

    /// The draw pile of each seat, top card first.
    pub fn piles(&self) -> Vec<Vec<String>> {
        self.players.iter().map(|p| p.pile.clone()).collect()
    }

    /// The discard pile of each seat, sorted.
    pub fn discards(&self) -> Vec<Vec<String>> {
        self.players.iter().map(|p| sorted(&p.discard)).collect()
    }

    /// The occupied spaces of each village, cards in the order they were laid.
    pub fn villages(&self) -> Vec<BTreeMap<char, Vec<String>>> {
        let mut villages = vec![BTreeMap::new(); self.players.len()];
        for (space, stack) in &self.table {
            let letter = space.chars().last().expect("a letter");
            villages[owner_of(space) - 1].insert(letter, stack.clone());
        }
        villages
    }

    /// The number of Game End tiles that have not been placed yet.
    pub fn end_tiles(&self) -> usize {
        self.end_tiles
    }

    /// The tokens left on each selection tile, top one first.
    pub fn tokens(&self) -> BTreeMap<String, Vec<u8>> {
        self.tokens.clone()
    }

    /// The final scores. Hands go onto the discard piles (K25), so they do not count as cards of the pile.
    pub fn scores(&self) -> Vec<i32> {
        // K25: the pile sizes that occur, smallest first
        let sizes: BTreeSet<usize> = self.players.iter().map(|p| p.pile.len()).collect();
        let sizes: Vec<usize> = sizes.into_iter().collect();
        let mut scores = self.points();
        for (score, player) in scores.iter_mut().zip(&self.players) {
            let size = player.pile.len();
            if size == sizes[0] {
                *score += 5;
            } else if size == sizes[1] {
                *score += 3;
            }
        }
        for space in self.table.keys() {
            scores[owner_of(space) - 1] += 1; // K26
        }
        scores
    }

    /// K27: the seats with the most points; empty while the game is running.
    pub fn winners(&self) -> Vec<usize> {
        let scores = self.scores();
        let most = scores.iter().max();
        let best = |seat: &usize| self.is_over() && scores.get(seat - 1) == most;
        (1..=scores.len()).filter(best).collect()
    }

    /// The reason why the game ended: "pile", "tiles" or "rounds"; `None` while it is running.
    pub fn reason(&self) -> Option<&'static str> {
        self.reason.filter(|_| self.is_over())
    }

    fn is_over(&self) -> bool {
        matches!(self.step, Step::Over)
    }

    fn player(&mut self, seat: usize) -> &mut Player {
        &mut self.players[seat - 1]
    }

    /// The active player's hand.
    fn hand(&self) -> &[String] {
        &self.players[self.active - 1].hand
    }

    /// The next seat clockwise.
    fn left_of(&self, seat: usize) -> usize {
        seat % self.players.len() + 1
    }

    /// The seat before.
    fn right_of(&self, seat: usize) -> usize {
        let seats = self.players.len();
        if seat == 1 { seats } else { seat - 1 }
    }

    /// Returns the ceremony on a space.
    fn ceremony_at(&self, space: &str) -> Option<&str> {
        self.table.get(space).map(|stack| stack[0].as_str())
    }

    fn lies_in(&self, spaces: &[String], ceremony: &str) -> bool {
        let mut lying = spaces.iter().map(|space| self.ceremony_at(space));
        lying.any(|name| name == Some(ceremony))
    }

    /// K16: an ability belongs to the owner of the village, while the ceremony is there.
    fn has(&self, seat: usize, ceremony: &str) -> bool {
        self.lies_in(&spaces(seat, "abcdef"), ceremony)
    }

    fn play_area(&self, seat: usize) -> Vec<String> {
        let (left, right) = (self.left_of(seat), self.right_of(seat));
        if self.players.len() == 2 {
            return [spaces(seat, "abcdef"), spaces(left, "abcd")].concat(); // K9, K39
        }
        let shared = if self.options.sun_shared { "e" } else { "" }; // E3
        let mut area = spaces(seat, "abcde"); // K8, K39
        area.extend(spaces(left, &format!("cd{shared}")));
        area.extend(spaces(right, &format!("ab{shared}")));
        area
    }

    /// Returns the spaces on which the active player may play.
    fn reach(&self) -> Vec<String> {
        let mut reach = self.play_area(self.active); // K18
        if self.has(self.active, "spider-woman") {
            // K33, KR22, E6
            let two = self.players.len() == 2;
            let letters = if two {
                "abcdef"
            } else if self.options.spider_below {
                "abcde"
            } else {
                "abcd"
            };
            reach.extend(spaces(self.left_of(self.active), letters));
            reach.extend(spaces(self.right_of(self.active), letters));
        }
        reach
    }

    /// K10: the five actions, and `pass`.
    fn actions(&self) -> Vec<String> {
        let me = &self.players[self.active - 1];
        let mut decisions = [self.opens(), self.plays(&me.hand, &self.reach())].concat();
        if !me.pile.is_empty() {
            decisions.push("draw".to_string()); // K14, KR4
        }
        for space in self.table.keys().filter(|s| owner_of(s) == self.active) {
            decisions.push(format!("cancel {space}")); // K22
        }
        if !me.hand.is_empty() {
            decisions.push("exchange".to_string()); // K23, KR4
        }
        // KR4: with an empty hand; KR20: once only extra actions are left
        if me.hand.is_empty() || self.regular_actions == 0 {
            decisions.push("pass".to_string());
        }
        decisions
    }

    fn opens(&self) -> Vec<String> {
        let mut decisions = Vec::new();
        for card in self.hand() {
            // K15: never a Kokopelli, never a ceremony from the own play area (with Fire too: E2)
            if card == KOKOPELLI || self.lies_in(&self.play_area(self.active), card) {
                continue;
            }
            for space in [self.own_spaces_to_open(), self.fire_spaces(card)].concat() {
                if !self.table.contains_key(&space) {
                    decisions.push(format!("open {card} {space}"));
                }
            }
        }
        decisions
    }

    fn own_spaces_to_open(&self) -> Vec<String> {
        let me = self.active;
        let sun = self.has(me, "sun");
        let mut below = spaces(me, "ef").into_iter();
        let nothing_below = below.all(|space| !self.table.contains_key(&space));
        let letters = match (self.players.len(), sun) {
            (2, true) => "abcdef",                  // K39
            (2, false) if nothing_below => "abcde", // K9, KR17
            (_, true) => "abcde",                   // K39, KR17
            (_, false) => "abcd",
        };
        spaces(me, letters)
    }

    /// K32: the neighbours' spaces on which Fire allows the card to be opened, if they are empty.
    fn fire_spaces(&self, card: &str) -> Vec<String> {
        let me = self.active;
        let mut allowed = Vec::new();
        if !self.has(me, "fire") {
            return allowed;
        }
        for neighbour in [self.left_of(me), self.right_of(me)] {
            let mut checked = self.play_area(neighbour);
            if self.options.fire_check_board {
                checked = spaces(neighbour, "abcdef"); // E2
            }
            if !self.lies_in(&checked, card) {
                allowed.extend(spaces(neighbour, "abcd")); // KR14: never `e` or `f`
            }
        }
        if !self.options.fire_reach_board {
            allowed.retain(|space| self.play_area(me).contains(space)); // E1
        }
        allowed
    }

    /// K18: each of the cards on each matching ceremony of the spaces; a Kokopelli matches all.
    fn plays(&self, cards: &[String], spaces: &[String]) -> Vec<String> {
        let mut decisions = Vec::new();
        for card in cards {
            for space in spaces {
                let ceremony = self.ceremony_at(space);
                if ceremony.is_some() && (card == KOKOPELLI || ceremony == Some(card)) {
                    decisions.push(format!("play {card} {space}"));
                }
            }
        }
        decisions
    }

    /// The plays that may follow within the action under way.
    fn optional_plays(&self) -> Vec<String> {
        let mut decisions = Vec::new();
        match &self.step {
            // KR10: on the same stack it is Chieftain, on another one Warrior
            Step::MorePlays { first, by } => {
                for space in self.reach() {
                    let same = space == *first;
                    if by.contains(if same { &"chieftain" } else { &"warrior" }) {
                        decisions.extend(self.plays(self.hand(), &[space])); // KR6
                    }
                }
            }
            // KR11: only the cards of the draw action
            Step::Birth { drawn } => {
                for card in drawn {
                    let mut spaces = self.reach();
                    // E4
                    spaces.retain(|s| self.options.birth_finish || !self.would_finish(card, s));
                    decisions.extend(self.plays(std::slice::from_ref(card), &spaces));
                }
            }
            _ => {}
        }
        decisions
    }

    /// Uses up one action, a regular one as long as there is one (KR20).
    fn spend_action(&mut self) {
        if self.regular_actions > 0 {
            self.regular_actions -= 1;
        } else {
            self.extra_actions -= 1;
        }
    }

    fn draw_action(&mut self) {
        self.spend_action();
        let hunter = self.has(self.active, "hunter");
        let drawn = self.draw(if hunter { 2 } else { 1 }); // K14, K31
        if self.has(self.active, "birth") {
            self.step = Step::Birth { drawn }; // K30
        }
    }

    fn open_action(&mut self, card: &str, space: &str) {
        self.spend_action();
        let laid = self.take_from_hand(card);
        self.table.insert(space.to_string(), vec![laid]); // K15, K32; KR13: nothing is played
        self.empty_hand_bonus(self.has(self.active, "eagle-feather")); // KR7
    }

    /// Plays a card as an action, as a further card of a play action, or with Birth.
    fn play_decision(&mut self, card: &str, space: &str) {
        match self.step.clone() {
            Step::Birth { mut drawn } => {
                self.play_card(card, space);
                remove_one(&mut drawn, card);
                self.step = Step::Birth { drawn }; // KR11: then the other one
            }
            Step::MorePlays { first, mut by } => {
                self.play_card(card, space);
                // K28: as many as the player likes; K29, KR10: two only, and never both abilities
                by.retain(|ability| first == space && *ability == "chieftain");
                self.step = Step::MorePlays { first, by };
            }
            _ => {
                self.spend_action();
                // K28, K29; KR9: a player with the Warrior now has it for the second card too
                let mut by = vec!["chieftain", "warrior"];
                by.retain(|ability| self.has(self.active, ability));
                self.play_card(card, space);
                let first = space.to_string();
                self.step = Step::MorePlays { first, by };
            }
        }
    }

    /// Puts one card under the own pile, for an exchange or for the hand limit.
    fn put_under(&mut self, card: &str) {
        let card = self.take_from_hand(card);
        let me = &mut self.players[self.active - 1];
        me.pile.push(card); // K12, K23: so the first one is nearest the top
        if let Step::Exchange { count } = self.step
            && me.hand.is_empty()
        {
            me.hand = me.pile.drain(..count).collect(); // K23; KR5: no bonus, no trigger
            self.step = Step::Action;
        }
    }

    /// K43, KR8: the number of cards that this one counts for when the active player plays it.
    fn weight(&self, card: &str) -> u8 {
        let doubled = card == KOKOPELLI && self.has(self.active, "snake-dance");
        if doubled { 2 } else { 1 }
    }

    /// K19, K41, KR8, KR16
    fn would_finish(&self, card: &str, space: &str) -> bool {
        let drummer = self.has(owner_of(space), "drummer");
        let needed = if drummer { 3 } else { 4 };
        let lying = self.table.get(space).map_or(0, Vec::len);
        lying + usize::from(self.weight(card)) >= needed
    }

    /// Plays one card from the active player's hand onto a ceremony, in the order of KR2.
    fn play_card(&mut self, card: &str, space: &str) {
        let active = self.active;
        let owner = owner_of(space);
        let foreign = owner != active;
        let snapshot = self.clone(); // KR1
        let weight = snapshot.weight(card);

        let laid = self.take_from_hand(card);
        self.table.get_mut(space).expect("a stack").push(laid);

        if foreign && snapshot.has(active, "paw") {
            self.player(active).points += i32::from(weight); // K34, KR8
        }
        if card == KOKOPELLI && snapshot.has(owner, "mother-of-heaven") {
            self.player(owner).points += i32::from(weight); // K40, KR8
        }
        let profits = foreign || self.options.vase_for_owner;
        if profits && snapshot.has(owner, "vase") && !self.vases_used.contains(&owner) {
            self.vases_used.push(owner);
            self.extra_actions += 1; // K38, KR12
        }
        if snapshot.would_finish(card, space) {
            let ceremony = snapshot.ceremony_at(space).expect("a stack");
            self.take_token(ceremony); // K20
            if snapshot.has(active, "tortoise") {
                self.player(active).points += 1; // K37
            }
            if foreign {
                self.player(owner).points += 1; // K21
            }
            if snapshot.has(owner, "shaman") {
                self.player(owner).points += 1; // K42
            }
            self.discard_stack(space); // K21
        }
        self.empty_hand_bonus(snapshot.has(active, "eagle-feather"));
        if foreign && snapshot.has(active, "lizard") {
            self.draw(usize::from(weight)); // K35, KR8
        }
    }

    /// K20: takes the top token and perhaps a Game End tile, or a single point.
    fn take_token(&mut self, ceremony: &str) {
        let tile = self.tokens.get_mut(ceremony).expect("a tile");
        let token = if tile.is_empty() { 1 } else { tile.remove(0) };
        self.player(self.active).points += i32::from(token);
        // KR18
        if token == 3 && self.end_tiles > 0 {
            self.end_tiles -= 1;
            if self.end_tiles == 0 {
                self.reason.get_or_insert("tiles"); // K24
            }
        }
    }

    fn discard_stack(&mut self, space: &str) {
        let cards = self.table.remove(space).expect("a stack");
        self.player(owner_of(space)).discard.extend(cards);
    }

    /// K13, K36: checked whenever a card has just been opened or played (and so only once, KR3).
    fn empty_hand_bonus(&mut self, eagle_feather: bool) {
        if self.hand().is_empty() {
            let (points, cards) = if eagle_feather { (3, 5) } else { (1, 3) };
            self.player(self.active).points += points;
            self.draw(cards);
        }
    }

    /// Draws into the active player's hand, if need be fewer than `count` cards (KR3).
    fn draw(&mut self, count: usize) -> Vec<String> {
        let me = self.player(self.active);
        let count = count.min(me.pile.len());
        let drawn: Vec<String> = me.pile.drain(..count).collect();
        me.hand.extend(drawn.clone());
        if me.pile.is_empty() {
            self.reason.get_or_insert("pile"); // K24, KR5
        }
        drawn
    }

    fn take_from_hand(&mut self, card: &str) -> String {
        remove_one(&mut self.player(self.active).hand, card)
    }

    fn start_turn(&mut self) {
        // K11, E5
        let first_only = self.players.len() == 2 && self.options.first_round_first_only;
        let one_action = match self.active {
            1 => self.round == 1,
            2 => self.round == 1 && !first_only,
            _ => false,
        };
        self.regular_actions = if one_action { 1 } else { 2 }; // K10
        self.extra_actions = 0;
        self.vases_used.clear();
        self.step = Step::Action;
    }

    /// Moves on to the next question.
    fn go_on(&mut self) {
        // `done` is asked only where something else is possible
        if let Step::MorePlays { .. } | Step::Birth { .. } = self.step
            && self.optional_plays().is_empty()
        {
            self.step = Step::Action;
        }
        let actions = self.regular_actions + self.extra_actions;
        if matches!(self.step, Step::Action) && actions == 0 {
            self.step = Step::HandLimit;
        }
        if matches!(self.step, Step::HandLimit) && self.hand().len() <= 5 {
            self.end_turn(); // K12
        }
    }

    fn end_turn(&mut self) {
        if self.active == self.players.len() {
            if self.round == 100 {
                self.reason.get_or_insert("rounds"); // KR23
            }
            if self.reason.is_some() {
                self.step = Step::Over; // K24
                return;
            }
            self.round += 1;
        }
        self.active = self.left_of(self.active);
        self.start_turn();
    }
}

fn sorted(cards: &[String]) -> Vec<String> {
    let mut cards = cards.to_vec();
    cards.sort();
    cards
}

fn remove_one(cards: &mut Vec<String>, card: &str) -> String {
    let index = cards.iter().position(|other| other == card);
    cards.remove(index.expect("the card is there"))
}

/// Spaces of one village: `spaces(2, "cd")` is `2c` and `2d`.
fn spaces(seat: usize, letters: &str) -> Vec<String> {
    let letters = letters.chars();
    letters.map(|letter| format!("{seat}{letter}")).collect()
}

fn owner_of(space: &str) -> usize {
    space[..1].parse().expect("a seat")
}
