//! The setup of a game, as the head of a record.

use hearth_core::{BadText, Options, Seat, SeenStatements, Statement};

use crate::card::Card;
use crate::options::{KokopelliOptions, SPIDER_BELOW, is_point, read_ceremonies, words_of};
use crate::setup::{BadSetup, Setup};

pub(super) fn write(setup: &Setup) -> String {
    let mut text = format!("players {}\n", setup.players());
    for (name, value) in setup.ruleset().words() {
        text += &format!("{name} {value}\n");
    }
    text += &format!("ceremonies {}\n", words_of(setup.ceremonies()));
    for (seat, deck) in Seat::all(setup.players()).zip(setup.decks()) {
        let words: Vec<&str> = deck.iter().map(|card| card.word()).collect();
        text += &format!("deck {seat} {}\n", words.join(" "));
    }
    text
}

pub(super) fn read(statements: &[Statement<'_>]) -> Result<Setup, BadText> {
    let mut options: Option<KokopelliOptions> = None;
    let mut ceremonies = None;
    let mut decks: Vec<&Statement<'_>> = Vec::new();
    let mut said = SeenStatements::default();
    for statement in statements {
        if statement.key != "deck" {
            said.once(statement, None, statement.key)?;
        }
        match (statement.key, &mut options) {
            ("players", _) => {
                let players = statement.number(9)?;
                options = Some(KokopelliOptions::usual(players).map_err(|error| statement.wrong(error))?);
            }
            (_, None) => return Err(statement.wrong("`players` must come first")),
            ("ceremonies", _) => {
                let named = read_ceremonies(statement.words()).map_err(|error| statement.wrong(error))?;
                ceremonies = Some((statement, named));
            }
            ("deck", _) => decks.push(statement),
            (name, Some(options)) if is_point(name) => {
                options.set(name, statement.value).map_err(|error| statement.wrong(error))?;
            }
            (other, _) => {
                return Err(statement.wrong(format!(
                    "`{other}` is not known here; known are `players`, `ceremonies`, `deck`, `edition` and the points of \
                     the rules"
                )));
            }
        }
    }
    let mut options = options.ok_or_else(|| BadText::whole("the statement `players` is missing"))?;
    if !statements.iter().any(|statement| statement.key == SPIDER_BELOW) {
        // A record from before E6. Under the old rules, some later questions were not asked.
        options.ruleset.reaches_below_neighbours = false;
    }
    let (line, ceremonies) =
        ceremonies.ok_or_else(|| BadText::whole("the statement `ceremonies` is missing"))?;
    let players = options.players;
    if let Some(more) = decks.get(players) {
        return Err(more.wrong(format!("{players} play, and each has a deck already")));
    }
    let cards = decks.iter().enumerate().map(|(before, statement)| read_deck(statement, before));
    let cards = cards.collect::<Result<Vec<_>, BadText>>()?;
    if cards.len() < players {
        return Err(BadText::missing(&decks, "deck", players));
    }
    Setup::new(options.ruleset, ceremonies, cards).map_err(|bad| match bad {
        BadSetup::Ceremonies(reason) => line.wrong(reason),
        BadSetup::Deck(seat, reason) => decks[seat.index()].wrong(reason),
    })
}

/// Parses `deck 1 paw kokopelli …`: decks come in the order of the seats.
fn read_deck(statement: &Statement<'_>, before: usize) -> Result<Vec<Card>, BadText> {
    let mut words = statement.words();
    let expected = (before + 1).to_string();
    if words.next() != Some(expected.as_str()) {
        return Err(statement.wrong(format!("this must be `deck {expected}` and its cards, top card first")));
    }
    words.map(|word| word.parse().map_err(|error: BadText| statement.wrong(error.message))).collect()
}
