//! The sentences of a game that has none of its own.

use std::marker::PhantomData;

use hearth_arena::NoStats;
use hearth_bots::NoKnowledge;
use hearth_core::{Game, Notation, ObservationEncoder, Observer, Refusal, Seat, Trace, Turn};
use hearth_words::{Language, say};

use crate::{Account, DecisionOf, Names, Spans, Tag, Text, Tint, ViewOf, either, mark, spoken};

/// The sentences, bots and statistics of a game that has only rules and a notation.
#[derive(Clone, Copy, Debug)]
pub struct PlainText<G>(PhantomData<fn() -> G>);

impl<G: Notation + ObservationEncoder + Trace> Text for PlainText<G> {
    type Game = G;
    type GameKnowledge = NoKnowledge<G>;
    type GameStats = NoStats<G>;
}

/// Returns the lines of the log for some decisions with their events, as an observer sees both. A game without
/// sentences for events gets a line for each decision.
pub fn log_lines<T: Text + ?Sized>(
    decisions: &[(Seat, Option<DecisionOf<T>>)],
    events: &[crate::EventOf<T>],
    names: &Names,
) -> Vec<Spans> {
    let lines = T::log_lines(events, names);
    if lines.is_empty() {
        return decisions.iter().map(|(seat, decision)| decided::<T>(*seat, *decision, names)).collect();
    }
    lines
}

fn decided<T: Text + ?Sized>(seat: Seat, decision: Option<DecisionOf<T>>, names: &Names) -> Spans {
    let (language, name) = (names.language(), names.marked(seat));
    Spans::parse(match decision {
        Some(decision) => {
            let decision = spoken::<T>(&decision.to_string(), language);
            say!(language, "plain-decided", name = name, decision = decision)
        }
        None => say!(language, "plain-secret", name = name),
    })
}

/// Names the seats after four colours.
pub(crate) fn names<G: Game>(view: &G::View, language: Language) -> Names {
    let seats = Seat::all(G::players(&G::possible_state(view)));
    let colour = |seat: Seat| say!(language, "plain-colour-" + seat.to_string().as_str());
    Names::new(language, seats.map(|seat| (colour(seat), Some(Tint::at(seat.index())))))
}

/// Says whose turn it is.
pub(crate) fn question<G: Game>(view: &G::View, names: &Names) -> Spans {
    let language = names.language();
    Spans::parse(match G::turn(&G::possible_state(view)) {
        Turn::Over => say!(language, "plain-over"),
        Turn::Decide(seat) if G::observer(view) == Observer::Seat(seat) => say!(language, "plain-your-turn"),
        Turn::Decide(seat) => say!(language, "plain-turn", name = names.marked(seat)),
    })
}

/// Returns the message of a refusal without the id of its rule.
pub(crate) fn refusal(refusal: impl Refusal) -> String {
    let message = refusal.to_string();
    let sentence = message.strip_prefix(refusal.rule()).unwrap_or(&message);
    sentence.trim_start_matches([':', ' ']).trim_end_matches('.').to_owned()
}

/// Lists the scores of a finished game and its winners.
pub(crate) fn account<T: Text + ?Sized>(view: &ViewOf<T>, names: &Names) -> Option<Account> {
    let language = names.language();
    let standing = T::Game::standing(&T::Game::possible_state(view))?;
    let seats = Seat::all(standing.scores.len());
    let winners: Vec<String> = standing.winners().iter().map(|seat| names.marked(*seat)).collect();
    let points = standing.scores.iter().max().copied().unwrap_or(0);
    let victory = match &winners[..] {
        [name] => say!(language, "plain-wins", name = name.as_str(), points = points),
        _ => {
            let names = either(&winners, &say!(language, "plain-and"));
            say!(language, "plain-shared", names = names, points = points)
        }
    };
    let score = |score: &i32| Spans::parse(mark(Tag::Strong, &hearth_words::number(*score)));
    Some(Account {
        title: Spans::parse(mark(Tag::Alarm, &say!(language, "plain-over"))),
        head: [Spans::default()].into_iter().chain(seats.map(|seat| names.spans(seat))).collect(),
        rows: vec![
            [Spans::from(say!(language, "plain-points"))]
                .into_iter()
                .chain(standing.scores.iter().map(score))
                .collect(),
        ],
        notes: Vec::new(),
        victory: Spans::parse(victory),
    })
}
