//! Refusals of tables, as sentences in the reader's language.

use hearth_table::{BadConfig, NotRatable, Refusal};
use hearth_text::capitalized;
use hearth_words::{Language, say};

use crate::games;

/// Returns a refusal as a sentence. A refusal by the rules already has its sentence.
pub(super) fn sentence(refusal: &Refusal, language: Language) -> String {
    match refusal {
        Refusal::Rules(refused) if refused.rule.is_none() => say!(language, "refusal-no-decision"),
        Refusal::Rules(refused) => ended(uncited(&refused.message, refused.rule)),
        Refusal::BadConfig(reason) => {
            say!(language, "refusal-bad-plan", reason = bad_plan(reason, language))
        }
        Refusal::Stale(_) => say!(language, "refusal-stale"),
        Refusal::NotYet { .. } => say!(language, "refusal-not-yet"),
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
        Refusal::RatedAlone => say!(language, "refusal-rated-alone"),
        Refusal::AskedAlready => say!(language, "refusal-asked-already"),
        Refusal::NotAsked => say!(language, "refusal-not-asked"),
        Refusal::Present => say!(language, "refusal-present"),
        Refusal::TooSoon => say!(language, "refusal-too-soon"),
        Refusal::HasClock => say!(language, "refusal-has-clock"),
        Refusal::Silent => say!(language, "refusal-silent"),
        Refusal::Silenced => say!(language, "refusal-silenced"),
        Refusal::NotHere => say!(language, "refusal-not-here"),
        Refusal::Empty => say!(language, "refusal-empty"),
        Refusal::TooLong(most) => say!(language, "refusal-too-long", most = *most),
        Refusal::RematchOpen => say!(language, "refusal-rematch-open"),
        Refusal::LogFull => say!(language, "refusal-log-full"),
        Refusal::OftenEnough => say!(language, "refusal-often-enough"),
    }
}

/// Returns the reason why a configuration is invalid. A game's message about typed input stays English, like the input.
fn bad_plan(bad: &BadConfig, language: Language) -> String {
    match bad {
        BadConfig::Bank => say!(language, "plan-bank"),
        BadConfig::Increment => say!(language, "plan-increment"),
        BadConfig::Days => say!(language, "plan-days"),
        BadConfig::Nobody => say!(language, "plan-nobody"),
        BadConfig::Players { title, fewest, most } => {
            say!(language, "plan-players", game = *title, fewest = *fewest, most = *most)
        }
        BadConfig::Bot { name, known } => {
            say!(language, "plan-bot", bot = name.as_str(), known = known.as_str())
        }
        BadConfig::Person(person) => say!(language, "plan-person", person = person.to_string()),
        BadConfig::Options { game, bad } => {
            let in_words = games::info(game).zip(bad.sentence.as_ref());
            let said = in_words.and_then(|(about, sentence)| (about.unfit)(sentence, language));
            said.unwrap_or_else(|| unstopped(&bad.message))
        }
        BadConfig::Rated(reason) => not_ratable(*reason, language),
        BadConfig::Game(reason) => unstopped(reason),
    }
}

fn not_ratable(reason: NotRatable, language: Language) -> String {
    match reason {
        NotRatable::NoClock => say!(language, "plan-rated-clock"),
        NotRatable::Hints => say!(language, "plan-rated-hints"),
        NotRatable::StandIn => say!(language, "plan-rated-stand-in"),
        NotRatable::HotSeat => say!(language, "plan-rated-hot-seat"),
        NotRatable::Continued => say!(language, "plan-rated-continued"),
        NotRatable::Options => say!(language, "plan-rated-options"),
        NotRatable::OthersSit => say!(language, "plan-rated-others"),
    }
}

fn unstopped(reason: &str) -> String {
    reason.trim_end_matches('.').to_owned()
}

/// Removes the rule id from a message for programs: on a page a link to the rule follows the sentence.
fn uncited<'a>(message: &'a str, rule: Option<&str>) -> &'a str {
    rule.and_then(|rule| message.strip_prefix(rule)?.strip_prefix(": ")).unwrap_or(message)
}

/// Adds a capital and a full stop.
pub(crate) fn ended(sentence: &str) -> String {
    let mut sentence = capitalized(sentence);
    if !sentence.ends_with(['.', '!', '?']) {
        sentence.push('.');
    }
    sentence
}

#[cfg(test)]
mod tests {
    use hearth_table::{Person, Refused};

    use super::*;

    #[test]
    fn a_person_who_speaks_english_is_told_what_a_program_is_told() {
        for refusal in [
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
            Refusal::RatedAlone,
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
    fn only_a_program_is_told_how_many_decisions_there_were() {
        for refusal in [Refusal::Stale(37), Refusal::NotYet { after: 52, decisions: 37 }] {
            assert!(refusal.to_string().contains("37"), "{refusal}");
            for language in Language::ALL {
                let told = sentence(&refusal, language);
                assert!(!told.contains(char::is_numeric) && told.ends_with('.'), "{told}");
            }
        }
    }

    #[test]
    fn a_person_is_not_told_the_id_of_a_rule_before_the_sentence() {
        let message = "K12: you hold more than five cards".to_owned();
        let refused = Refusal::Rules(Refused { rule: Some("K12"), message });
        for language in Language::ALL {
            assert_eq!(sentence(&refused, language), "You hold more than five cards.");
        }
        assert_eq!(refused.to_string(), "K12: you hold more than five cards");
    }

    #[test]
    fn a_plan_is_refused_in_the_language_of_who_made_it() {
        let bot = BadConfig::Bot { name: "hal".to_owned(), known: "club".to_owned() };
        let players = BadConfig::Players { title: "Whist", fewest: 2, most: 4 };
        let person = BadConfig::Person(Person(7000));
        let rated = [
            NotRatable::NoClock,
            NotRatable::Hints,
            NotRatable::StandIn,
            NotRatable::HotSeat,
            NotRatable::Continued,
            NotRatable::Options,
            NotRatable::OthersSit,
        ];
        let others =
            [BadConfig::Bank, BadConfig::Increment, BadConfig::Days, BadConfig::Nobody, players, bot, person];
        for bad in others.into_iter().chain(rated.map(BadConfig::Rated)) {
            assert_eq!(bad_plan(&bad, Language::English), bad.to_string());
            for language in Language::ALL.into_iter().skip(1) {
                assert_ne!(bad_plan(&bad, language), bad.to_string());
            }
        }
    }
}
