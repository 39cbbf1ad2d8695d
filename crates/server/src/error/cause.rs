//! What is missing, mistaken or forbidden, each with a sentence of its own in every language.

use hearth_words::{Language, say};

/// What there is none of.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Missing {
    Table,
    Game,
    Lesson,
    File,
    Page,
    Person,
    /// An address for programs.
    Address,
}

impl Missing {
    pub(super) fn sentence(self, language: Language) -> String {
        match self {
            Missing::Table => say!(language, "wrong-no-table"),
            Missing::Game => say!(language, "wrong-no-game"),
            Missing::Lesson => say!(language, "wrong-no-lesson"),
            Missing::File => say!(language, "wrong-no-file"),
            Missing::Page => say!(language, "wrong-no-page"),
            Missing::Person => say!(language, "wrong-no-person"),
            Missing::Address => say!(language, "wrong-no-address"),
        }
    }
}

/// What is wrong with what was sent.
#[derive(Clone, Debug)]
pub(crate) enum BadInput {
    /// In this field of the form for a table stands no whole number.
    Number(&'static str),
    /// There is no seat of this number.
    Seat(usize),
    /// After so many decisions nothing is left to be decided.
    Moment(usize),
    /// A name has so many characters at most.
    Name(usize),
    /// A label has so many characters at most.
    Label(usize),
    /// A password has so many characters at least and at most.
    Password(usize, usize),
    /// Somebody has this name already.
    Taken,
    /// The identity is kept already.
    Kept,
    /// The name and the password do not belong together.
    Login,
    /// Somebody did not say that he is sure.
    Unsure,
    /// Somebody may have so many tokens and no more.
    Tokens(usize),
    /// Somebody would lose the seats that he has as a guest.
    Seats,
    /// This cannot be asked.
    Question,
    /// What a learner is said to have decided does not lead through the lesson.
    Lost,
    /// There is no language of this code.
    Language(String),
    /// This is no address that a program could be told something at.
    Webhook,
    /// This address leads to a machine beside the server.
    Inside,
    /// This is no browser that could show notices.
    Device,
}

impl BadInput {
    pub(super) fn sentence(&self, language: Language) -> String {
        match self {
            BadInput::Number(field) => {
                say!(language, "wrong-number", field = say!(language, "new-number-" + field))
            }
            BadInput::Seat(seat) => say!(language, "wrong-seat", seat = *seat),
            BadInput::Moment(at) => say!(language, "wrong-moment", at = *at),
            BadInput::Name(most) => say!(language, "wrong-name", most = *most),
            BadInput::Label(most) => say!(language, "wrong-label", most = *most),
            BadInput::Password(fewest, most) => {
                say!(language, "wrong-password", fewest = *fewest, most = *most)
            }
            BadInput::Taken => say!(language, "wrong-taken"),
            BadInput::Kept => say!(language, "wrong-kept"),
            BadInput::Login => say!(language, "wrong-login"),
            BadInput::Unsure => say!(language, "wrong-unsure"),
            BadInput::Tokens(most) => say!(language, "wrong-tokens", most = *most),
            BadInput::Seats => say!(language, "wrong-seats"),
            BadInput::Question => say!(language, "wrong-question"),
            BadInput::Lost => say!(language, "learn-lost"),
            BadInput::Webhook => say!(language, "notice-wrong-address"),
            BadInput::Inside => say!(language, "notice-wrong-inside"),
            BadInput::Device => say!(language, "notice-wrong-device"),
            BadInput::Language(code) => {
                let known = Language::ALL.map(Language::code).join(", ");
                say!(language, "wrong-language", code = code.as_str(), known = known)
            }
        }
    }
}

/// What he may not.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Forbidden {
    /// The record of a game that is running.
    Running,
    /// To change a table that is another's, or whose game has begun.
    Change,
    /// A rematch of a game that is another's, or is not over.
    Rematch,
    /// A hint at a table where nobody asks for any.
    Hint,
    /// What is counted, for anybody but who runs the server.
    Metrics,
}

impl Forbidden {
    pub(super) fn sentence(self, language: Language) -> String {
        match self {
            Forbidden::Running => say!(language, "wrong-running"),
            Forbidden::Change => say!(language, "wrong-no-change"),
            Forbidden::Rematch => say!(language, "wrong-no-rematch"),
            Forbidden::Hint => say!(language, "hint-none"),
            Forbidden::Metrics => say!(language, "wrong-no-metrics"),
        }
    }
}
