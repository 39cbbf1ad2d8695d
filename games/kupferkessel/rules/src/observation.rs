//! Encodes a view as a tensor. The input is a view, not a state, so hidden information cannot leak.

use hearth_core::{ObservationEncoder, Seat, TensorWriter};

use crate::Kupferkessel;
use crate::card::{CARDS, Card};
use crate::cell::Cell;
use crate::colour::Colour;
use crate::family::Family;
use crate::recipe::{RecipeId, RecipeSet};
use crate::ring::Position;
use crate::ruleset::Ruleset;
use crate::square::Square;
use crate::state::{EndReason, Question};
use crate::view::{RecipesSeen, View};

impl ObservationEncoder for Kupferkessel {
    fn encode_observation(view: &View, sheet: &mut impl TensorWriter) {
        let View { observer, ruleset, own: _, square, turn, question, end, .. } = view;
        let seats = || Seat::all(view.players());
        sheet.put_which(format_args!("looks"), seats(), observer.seat());
        put_ruleset(*ruleset, view.players(), sheet);
        sheet.put_which(format_args!("turn"), seats(), Some(turn.seat));
        sheet.put_whether(format_args!("second"), turn.second);
        sheet.put_count(format_args!("idle"), turn.idle.into());
        put_question(*question, sheet);
        sheet.put_which(format_args!("ends"), ["line", "dry"], end.map(EndReason::word));
        sheet.put_which(format_args!("ended by"), seats(), end.and_then(EndReason::by));
        for seat in seats() {
            let seen = view.seat(seat);
            sheet.put_which(format_args!("figure {seat}"), Position::all(), Some(seen.position));
            put_recipes(seat, seen.recipes, sheet);
        }
        put_square(square, sheet);
        put_stacks(view, seats(), sheet);
    }
}

fn put_ruleset(ruleset: Ruleset, players: usize, sheet: &mut impl TensorWriter) {
    let Ruleset {
        recipes,
        any_line_ends,
        symbols_on_all_twos,
        open_kettles,
        children_scoring,
        refused_cards_out,
        third,
    } = ruleset;
    sheet.put_whether(format_args!("recipes"), recipes);
    sheet.put_whether(format_args!("any-line-ends"), any_line_ends);
    sheet.put_whether(format_args!("symbols-on-all-twos"), symbols_on_all_twos);
    sheet.put_whether(format_args!("open-kettles"), open_kettles);
    sheet.put_whether(format_args!("children-scoring"), children_scoring);
    sheet.put_whether(format_args!("refused-cards out"), refused_cards_out);
    sheet.put_which(format_args!("third"), Colour::NEUTRAL, (players > 2).then(|| third.word()));
}

fn put_question(question: Question, sheet: &mut impl TensorWriter) {
    let (about, gap, waits) = match question {
        Question::Take => ("take", None, None),
        Question::Symbol { from } => ("symbol", Some(from), None),
        Question::Last { from, card } => ("last", Some(from), Some(card)),
        Question::Over => ("over", None, None),
    };
    sheet.put_which(format_args!("question"), ["take", "symbol", "last", "over"], Some(about));
    sheet.put_which(format_args!("gap"), Cell::all(), gap);
    sheet.put_which(format_args!("waits"), Card::all(), waits);
}

/// Encodes the number of recipes and the known ones. The players' own recipes appear as numbers only.
fn put_recipes(seat: Seat, seen: RecipesSeen, sheet: &mut impl TensorWriter) {
    let (count, known) = match seen {
        RecipesSeen::Open(recipes) => (recipes.len(), recipes),
        RecipesSeen::Hidden(count) => (count, RecipeSet::EMPTY),
    };
    sheet.put_count(format_args!("recipes {seat}"), count);
    for recipe in RecipeId::all() {
        sheet.put_whether(format_args!("recipe {seat} {recipe}"), known.has(recipe));
    }
}

fn put_square(square: &Square, sheet: &mut impl TensorWriter) {
    for cell in Cell::all() {
        let card = square.card(cell);
        sheet.put_which(format_args!("{cell}"), Family::all(), card.map(Card::family));
        sheet.put_count(format_args!("{cell} value"), card.map_or(0, |card| card.value().number().into()));
    }
}

/// Encodes kettles, pile and cards out of the game: counts, known cards, and the depth of each.
fn put_stacks(view: &View, seats: impl Iterator<Item = Seat> + Clone, sheet: &mut impl TensorWriter) {
    let mut depths = [0; CARDS];
    for seat in seats {
        let kettle = view.seat(seat).kettle;
        sheet.put_count(format_args!("kettle {seat}"), kettle.len());
        let known = kettle.known();
        for card in Card::all() {
            sheet.put_whether(format_args!("kettle {seat} {card}"), known.has(card));
        }
        note_depths(kettle.cards().iter().rev(), &mut depths);
    }
    sheet.put_count(format_args!("pile"), view.pile.len());
    sheet.put_count(format_args!("out"), view.out_count);
    let known = view.pile.known();
    for card in Card::all() {
        sheet.put_whether(format_args!("pile {card}"), known.has(card));
        sheet.put_whether(format_args!("out {card}"), view.out.has(card));
    }
    note_depths(view.pile.cards().iter(), &mut depths);
    for card in Card::all() {
        sheet.put_count(format_args!("depth {card}"), depths[card.index()]);
    }
}

/// Records depths; the top card has depth one.
fn note_depths<'a>(from_top: impl Iterator<Item = &'a Option<Card>>, depths: &mut [usize; CARDS]) {
    for (depth, card) in from_top.enumerate() {
        if let Some(card) = card {
            depths[card.index()] = depth + 1;
        }
    }
}
