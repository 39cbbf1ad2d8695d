//! Events as short sentences, for comparison.

use kokopelli_rules::{Card, DrawCause, Event, PileRank, Source};

use super::Table;

/// Returns the events of the last decision.
pub(super) fn story(table: &Table) -> Vec<String> {
    table.events.iter().map(sentence).collect()
}

/// Returns the scores of the last decision.
pub(super) fn scores(table: &Table) -> Vec<String> {
    let scored = table.events.iter().filter(|event| matches!(event, Event::Scored { .. }));
    scored.map(sentence).collect()
}

fn card_name(card: Option<Card>) -> &'static str {
    card.map_or("a card", Card::word)
}

fn sentence(event: &Event) -> String {
    match *event {
        Event::TurnBegan { seat, round, actions } => {
            format!("{seat} begins in round {round} with {actions}")
        }
        Event::Drew { seat, card, cause } => {
            let why = match cause {
                DrawCause::Action => String::new(),
                DrawCause::EmptyHand => " for an empty hand".to_owned(),
                DrawCause::Exchange => " in exchange".to_owned(),
                DrawCause::Ability(ceremony) => format!(" by {ceremony}"),
            };
            format!("{seat} draws {}{why}", card_name(card))
        }
        Event::Opened { seat, ceremony, space } => format!("{seat} opens {ceremony} on {space}"),
        Event::Played { seat, card, on, space, counts } => {
            let twice = if counts == 1 { "" } else { " as two" };
            format!("{seat} plays {card} on {on} on {space}{twice}")
        }
        Event::ExtraAction { seat, from } => format!("{seat} gets an extra action from {from}"),
        Event::Finished { seat, ceremony, space, token } => {
            format!("{seat} finishes {ceremony} on {space}: {token:?}")
        }
        Event::EndTilePlaced { ceremony, left } => format!("a Game End tile on {ceremony}, {left} left"),
        Event::Cleared { space, ceremony } => format!("{ceremony} leaves {space}"),
        Event::Scored { seat, points, source } => format!("{seat} scores {points} {}", reason(source)),
        Event::Cancelled { seat, ceremony, space } => format!("{seat} cancels {ceremony} on {space}"),
        Event::ExchangeBegan { seat, cards } => format!("{seat} exchanges {cards}"),
        Event::PutUnder { seat, card } => format!("{seat} puts {} under the pile", card_name(card)),
        Event::Passed { seat } => format!("{seat} passes"),
        Event::MayGoOn { seat } => format!("{seat} may go on"),
        Event::Stopped { seat } => format!("{seat} stops"),
        Event::EndTriggered { reason } => format!("the game will end: {}", reason.word()),
        Event::HandDiscarded { seat, cards } => {
            let words: Vec<&str> = cards.iter().map(Card::word).collect();
            format!("{seat} discards {}", words.join(" "))
        }
        Event::GameOver { reason } => format!("the game is over: {}", reason.word()),
    }
}

fn reason(source: Source) -> String {
    match source {
        Source::Finishing(ceremony) => format!("for finishing {ceremony}"),
        Source::OwnersPoint(ceremony) => format!("as the owner of {ceremony}"),
        Source::EmptyHand(None) => "for an empty hand".to_owned(),
        Source::EmptyHand(Some(ceremony)) => format!("for an empty hand with {ceremony}"),
        Source::Ability(ceremony) => format!("by {ceremony}"),
        Source::Pile(PileRank::Fewest) => "for the fewest cards".to_owned(),
        Source::Pile(_) => "for the second fewest cards".to_owned(),
        Source::Village => "for the village".to_owned(),
    }
}
