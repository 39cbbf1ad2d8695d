//! Why a table refuses, in the language of a person.

use hearth_table::{BadPlan, Refusal};
use hearth_words::{Language, say};

use crate::games;

/// Why a table refuses, in one sentence. Why the rules of a game do was said by the game already.
pub(super) fn sentence(refusal: &Refusal, language: Language) -> String {
    match refusal {
        Refusal::Rules(refused) if refused.rule.is_none() => say!(language, "refusal-no-decision"),
        Refusal::Rules(refused) => ended(&refused.message),
        Refusal::Plan(reason) => say!(language, "refusal-bad-plan", reason = bad_plan(reason, language)),
        Refusal::Stale(decisions) => say!(language, "refusal-stale", decisions = *decisions),
        Refusal::NotYet { after, decisions } => {
            say!(language, "refusal-not-yet", after = *after, decisions = *decisions)
        }
        Refusal::NotYourTurn => say!(language, "refusal-not-your-turn"),
        Refusal::NotSitting => say!(language, "refusal-not-sitting"),
        Refusal::NotHost => say!(language, "refusal-not-host"),
        Refusal::Begun => say!(language, "refusal-begun"),
        Refusal::NotBegun => say!(language, "refusal-not-begun"),
        Refusal::NotOver => say!(language, "refusal-not-over"),
        Refusal::Over => say!(language, "refusal-over"),
        Refusal::NoSeat => say!(language, "refusal-no-seat"),
        Refusal::NothingFree => say!(language, "refusal-nothing-free"),
        Refusal::NothingBefore => say!(language, "refusal-nothing-before"),
        Refusal::AskedAlready => say!(language, "refusal-asked-already"),
        Refusal::NotAsked => say!(language, "refusal-not-asked"),
        Refusal::Present => say!(language, "refusal-present"),
        Refusal::TooSoon => say!(language, "refusal-too-soon"),
        Refusal::HasClock => say!(language, "refusal-has-clock"),
        Refusal::Silent => say!(language, "refusal-silent"),
        Refusal::Empty => say!(language, "refusal-empty"),
        Refusal::TooLong(most) => say!(language, "refusal-too-long", most = *most),
        Refusal::RematchOpen => say!(language, "refusal-rematch-open"),
        Refusal::LogFull => say!(language, "refusal-log-full"),
        Refusal::OftenEnough => say!(language, "refusal-often-enough"),
    }
}

/// Why a plan cannot be played. What the game itself says of words that are typed is English, as they are.
fn bad_plan(bad: &BadPlan, language: Language) -> String {
    match bad {
        BadPlan::Bank => say!(language, "plan-bank"),
        BadPlan::Increment => say!(language, "plan-increment"),
        BadPlan::Days => say!(language, "plan-days"),
        BadPlan::Nobody => say!(language, "plan-nobody"),
        BadPlan::Players { title, fewest, most } => {
            say!(language, "plan-players", game = *title, fewest = *fewest, most = *most)
        }
        BadPlan::Bot { name, known } => {
            say!(language, "plan-bot", bot = name.as_str(), known = known.as_str())
        }
        BadPlan::Person(person) => say!(language, "plan-person", person = person.to_string()),
        BadPlan::Options { game, bad } => {
            let in_words = games::about(game).zip(bad.sentence.as_ref());
            let said = in_words.and_then(|(about, sentence)| (about.unfit)(sentence, language));
            said.unwrap_or_else(|| unstopped(&bad.message))
        }
        BadPlan::Game(reason) => unstopped(reason),
    }
}

fn unstopped(reason: &str) -> String {
    reason.trim_end_matches('.').to_owned()
}

/// A sentence with a capital and a full stop.
pub(super) fn ended(sentence: &str) -> String {
    let mut letters = sentence.chars();
    let mut sentence: String =
        letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default();
    if !sentence.ends_with(['.', '!', '?']) {
        sentence.push('.');
    }
    sentence
}

#[cfg(test)]
mod tests {
    use hearth_table::Person;

    use super::*;

    #[test]
    fn a_person_who_speaks_english_is_told_what_a_program_is_told() {
        for refusal in [
            Refusal::Stale(3),
            Refusal::Stale(1),
            Refusal::NotYet { after: 7, decisions: 3 },
            Refusal::NotYet { after: 2, decisions: 1 },
            Refusal::NotYourTurn,
            Refusal::NotSitting,
            Refusal::NotHost,
            Refusal::Begun,
            Refusal::NotBegun,
            Refusal::NotOver,
            Refusal::Over,
            Refusal::NoSeat,
            Refusal::NothingFree,
            Refusal::NothingBefore,
            Refusal::AskedAlready,
            Refusal::NotAsked,
            Refusal::Present,
            Refusal::TooSoon,
            Refusal::HasClock,
            Refusal::Silent,
            Refusal::Empty,
            Refusal::TooLong(500),
            Refusal::RematchOpen,
            Refusal::LogFull,
            Refusal::OftenEnough,
        ] {
            assert_eq!(sentence(&refusal, Language::English), ended(&refusal.to_string()));
        }
    }

    #[test]
    fn a_plan_is_refused_in_the_language_of_who_made_it() {
        let bot = BadPlan::Bot { name: "hal".to_owned(), known: "club".to_owned() };
        let players = BadPlan::Players { title: "Whist", fewest: 2, most: 4 };
        let person = BadPlan::Person(Person(7000));
        for bad in [BadPlan::Bank, BadPlan::Increment, BadPlan::Days, BadPlan::Nobody, players, bot, person] {
            assert_eq!(bad_plan(&bad, Language::English), bad.to_string());
            for language in Language::ALL.into_iter().skip(1) {
                assert_ne!(bad_plan(&bad, language), bad.to_string());
            }
        }
    }
}
