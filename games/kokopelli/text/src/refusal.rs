//! Why a decision is not possible, in words.

use hearth_words::{Language, say};
use kokopelli_rules::{Card, Ceremony, Refusal, Space};

use crate::cards::genitive;

/// The subjects of a refusal.
#[derive(Default)]
struct About {
    card: Option<Card>,
    ceremony: Option<Ceremony>,
    space: Option<Space>,
    cards: u8,
}

/// The sentence. The caller cites the rule behind it.
pub(crate) fn sentence(refusal: Refusal, language: Language) -> String {
    let (word, about) = word(refusal);
    say!(
        language,
        "refusal-" + word,
        card = about.card.map_or("", |card| genitive(card, language)),
        ceremony = about.ceremony.map_or("", |ceremony| genitive(Card::of(ceremony), language)),
        space = about.space.map(|space| space.to_string()).unwrap_or_default(),
        cards = about.cards,
    )
}

fn nothing() -> About {
    About::default()
}

fn card(card: Card) -> About {
    About { card: Some(card), ..nothing() }
}

fn space(space: Space) -> About {
    About { space: Some(space), ..nothing() }
}

fn lying(ceremony: Ceremony, place: Space) -> About {
    About { ceremony: Some(ceremony), ..space(place) }
}

fn cards(cards: u8) -> About {
    About { cards, ..nothing() }
}

/// Which sentence it is, and what it is about.
fn word(refusal: Refusal) -> (&'static str, About) {
    match refusal {
        Refusal::GameIsOver => ("game-is-over", nothing()),
        Refusal::FirstGoOnTheSameOrStop(place) => ("first-go-on-the-same-or-stop", space(place)),
        Refusal::FirstGoOnElsewhereOrStop(place) => ("first-go-on-elsewhere-or-stop", space(place)),
        Refusal::FirstGoOnOrStop => ("first-go-on-or-stop", nothing()),
        Refusal::FirstPlayDrawnOrStop => ("first-play-drawn-or-stop", nothing()),
        Refusal::FirstKeepHandLimit(number) => ("first-keep-hand-limit", cards(number)),
        Refusal::FirstExchange(number) => ("first-exchange", cards(number)),
        Refusal::NothingToPutUnder => ("nothing-to-put-under", nothing()),
        Refusal::NotInThisGame(which) => ("not-in-this-game", card(which)),
        Refusal::NotInHandToOpen(which)
        | Refusal::NotInHandToPlay(which)
        | Refusal::NotInHandToKeepLimit(which)
        | Refusal::NotInHandToExchange(which) => ("not-in-hand", card(which)),
        Refusal::NoSuchSpace(place) => ("no-such-space", space(place)),
        Refusal::NoSuchSpaceForTwo(place) => ("no-such-space-for-two", space(place)),
        Refusal::KokopelliOpensNothing => ("kokopelli-opens-nothing", nothing()),
        Refusal::SpaceTaken(place, ceremony) => ("space-taken", lying(ceremony, place)),
        Refusal::VillageIsFull => ("village-is-full", nothing()),
        Refusal::ExtraSpaceNotThere(place) => ("extra-space-not-there", space(place)),
        Refusal::OneBelowThePile(place) => ("one-below-the-pile", space(place)),
        Refusal::AlreadyInYourArea(ceremony, place) => ("already-in-your-area", lying(ceremony, place)),
        Refusal::NotYourVillage(place) => ("not-your-village", space(place)),
        Refusal::NotANeighbour(place) => ("not-a-neighbour", space(place)),
        Refusal::BelowAnothersPile(place) => ("below-anothers-pile", space(place)),
        Refusal::OpensOnlyInYourArea(place) => ("opens-only-in-your-area", space(place)),
        Refusal::AlreadyInHisArea(ceremony, place) => ("already-in-his-area", lying(ceremony, place)),
        Refusal::AlreadyOnHisBoard(ceremony, place) => ("already-on-his-board", lying(ceremony, place)),
        Refusal::NothingToPlayOn(place) | Refusal::NothingToCancel(place) => ("nothing-there", space(place)),
        Refusal::DoesNotMatch(which, place, ceremony) => {
            ("does-not-match", About { card: Some(which), ..lying(ceremony, place) })
        }
        Refusal::OutOfReach(place) | Refusal::OutOfReachForTwo(place) => ("out-of-reach", space(place)),
        Refusal::BelowPileNotShared(place) => ("below-pile-not-shared", space(place)),
        Refusal::OnlyOnTheSame(place) => ("only-on-the-same", space(place)),
        Refusal::OnlyElsewhere(place) => ("only-elsewhere", space(place)),
        Refusal::NotJustDrawn(which) => ("not-just-drawn", card(which)),
        Refusal::DrawnCardMayNotFinish(place) => ("drawn-card-may-not-finish", space(place)),
        Refusal::PileIsEmpty => ("pile-is-empty", nothing()),
        Refusal::HandIsEmpty => ("hand-is-empty", nothing()),
        Refusal::NotYoursToCancel(place) => ("not-yours-to-cancel", space(place)),
        Refusal::NothingToStop => ("nothing-to-stop", nothing()),
        Refusal::MayNotPass => ("may-not-pass", nothing()),
    }
}
