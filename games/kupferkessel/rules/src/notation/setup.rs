//! The setup of a game, as the head of a record.

use std::iter::repeat_n;

use hearth_core::{BadText, Options, Seat, SeenStatements, Statement};

use super::{read_card, read_recipes, row_places, write_recipes};
use crate::card::Card;
use crate::cell::SIDE;
use crate::options::KupferkesselOptions;
use crate::recipe::RecipeSet;
use crate::setup::{BadSetup, Setup};

pub(super) fn write(setup: &Setup) -> String {
    let mut text = format!("players {}\n", setup.players());
    for (name, value) in setup.ruleset().switches() {
        text += &format!("{name} {value}\n");
    }
    text += &format!("refused-cards {}\n", setup.ruleset().refused_cards());
    if setup.players() > 2 {
        text += &format!("third {}\n", setup.ruleset().third);
    }
    if !setup.own_recipes().is_empty() {
        text += &format!("own-recipes {}\n", setup.own_recipes());
    }
    let mut square = setup.square();
    for row in 0..SIDE {
        let (cards, below) = square.split_at(row_places(row));
        text += &format!("row {} {}\n", row + 1, words(cards));
        square = below;
    }
    text += &format!("pile {}\n", words(setup.pile()));
    for (seat, recipes) in Seat::all(setup.players()).zip(setup.recipes()).filter(|(_, set)| !set.is_empty())
    {
        text += &format!("dealt {seat} {}\n", write_recipes(*recipes));
    }
    text
}

fn words(cards: &[Card]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

pub(super) fn read(statements: &[Statement<'_>]) -> Result<Setup, BadText> {
    let mut options: Option<KupferkesselOptions> = None;
    let mut square = Vec::new();
    let mut rows: Vec<&Statement<'_>> = Vec::new();
    let mut pile = None;
    let mut dealt: Vec<&Statement<'_>> = Vec::new();
    let mut said = SeenStatements::default();
    for statement in statements {
        if !matches!(statement.key, "row" | "dealt") {
            said.once(statement, None, statement.key)?;
        }
        match (statement.key, &mut options) {
            ("players", None) => {
                let players = statement.number(9)?;
                options = Some(KupferkesselOptions::usual(players).map_err(|error| statement.wrong(error))?);
            }
            (_, None) => return Err(statement.wrong("`players` must come first")),
            ("row", _) => {
                square.extend(read_row(statement, rows.len())?);
                rows.push(statement);
            }
            ("dealt", _) => dealt.push(statement),
            ("pile", _) => {
                let cards = statement.words().map(|word| read_card(statement, word));
                pile = Some((statement, cards.collect::<Result<Vec<Card>, BadText>>()?));
            }
            (name, Some(options)) => {
                options.set(name, statement.value).map_err(|error| statement.wrong(error))?;
            }
        }
    }
    let options = options.ok_or_else(|| BadText::whole("the statement `players` is missing"))?;
    let options = options.checked().map_err(BadText::whole)?;
    if rows.len() < SIDE {
        let missing = format!("row {} is missing", rows.len() + 1);
        return Err(rows.last().map_or_else(|| BadText::whole(&missing), |last| last.wrong(&missing)));
    }
    let (line, pile) = pile.ok_or_else(|| BadText::whole("the statement `pile` is missing"))?;
    if let Some(more) = dealt.get(options.players) {
        return Err(more.wrong(format!("{} play, and recipes were dealt to each already", options.players)));
    }
    // Dealt recipes may be the players' own, which can be defined anywhere in the text.
    let hands = dealt.iter().enumerate().map(|(before, statement)| read_dealt(statement, &options, before));
    let mut hands = hands.collect::<Result<Vec<RecipeSet>, BadText>>()?;
    hands.resize(options.players, RecipeSet::EMPTY);
    // The statement of each card of the square.
    let named: Vec<&Statement<'_>> =
        rows.iter().enumerate().flat_map(|(row, statement)| repeat_n(*statement, row_places(row))).collect();
    Setup::new(options, square, pile, hands).map_err(|bad| match bad {
        BadSetup::Card(before, reason) => named.get(before).unwrap_or(&line).wrong(reason),
        BadSetup::Pile(reason) => line.wrong(reason),
        // A seat without dealt recipes has no statement; the error then points to the last one.
        BadSetup::Dealt(seat, reason) => match dealt.get(seat.index()).or(dealt.last()) {
            Some(statement) => statement.wrong(reason),
            None => BadText::whole(reason),
        },
    })
}

/// Parses `row 1 bat-1 …`: rows come in order.
fn read_row(statement: &Statement<'_>, before: usize) -> Result<Vec<Card>, BadText> {
    let mut words = statement.words();
    let expected = (before + 1).to_string();
    if before >= SIDE || words.next() != Some(expected.as_str()) {
        return Err(
            statement.wrong("there are rows 1 to 6, in this order, each with its cards from the left")
        );
    }
    let cards = words.map(|word| read_card(statement, word)).collect::<Result<Vec<Card>, BadText>>()?;
    if cards.len() != row_places(before) {
        let wanted = row_places(before);
        return Err(statement.wrong(format!("C2: row {expected} has {wanted} cards, not {}", cards.len())));
    }
    Ok(cards)
}

/// Parses `dealt 1 both orange, last`: seats come in order.
fn read_dealt(
    statement: &Statement<'_>,
    options: &KupferkesselOptions,
    before: usize,
) -> Result<RecipeSet, BadText> {
    let (seat, names) = statement.value.split_once(char::is_whitespace).unwrap_or((statement.value, ""));
    let expected = (before + 1).to_string();
    if seat != expected {
        return Err(statement
            .wrong(format!("this must be `dealt {expected}` and its recipes with commas between them")));
    }
    read_recipes(statement, names, &options.own, options.players)
}
