//! Causes of errors, each with its own sentence in every language.

use hearth_words::{Language, say};

/// Something that does not exist.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Missing {
    Table,
    Game,
    Lesson,
    File,
    Page,
    Person,
    /// A route of the API.
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

/// Invalid input.
#[derive(Clone, Debug)]
pub(crate) enum BadInput {
    /// This field of the form for a table is not a whole number.
    Number(&'static str),
    /// No seat has this number.
    Seat(usize),
    /// No decision is left after this number of decisions.
    Moment(usize),
    /// The game is too long to be continued, or it continues too many others.
    PlayOn,
    /// The game is too long to be reviewed.
    LongReview,
    /// The caller has this number of unfinished tables, which is the limit.
    Unfinished(u64),
    /// A door with a code needs a code.
    NoCode,
    /// A name has at most this number of characters.
    Name(usize),
    /// A label has at most this number of characters.
    Label(usize),
    /// A password has at least and at most this number of characters.
    Password(usize, usize),
    /// Another account has this login name.
    Taken,
    /// The caller has an account already.
    Kept,
    /// The login name and the password do not match.
    Login,
    /// The caller did not confirm.
    Unsure,
    /// The caller has this number of tokens, which is the limit.
    Tokens(u32),
    /// The caller ignores this number of people, or has this number of friends, which is the limit.
    TooManyPeople(u32),
    /// No account has this login name.
    NoAccount,
    /// Guests have no friends: nobody could find them again.
    FriendsNeedAccount,
    /// The caller would lose the seats they have as a guest.
    Seats,
    /// The other players cannot be asked for this.
    Question,
    /// The decisions sent do not fit the lesson.
    Lost,
    /// No language has this code.
    Language(String),
    /// The address cannot be a webhook.
    Webhook,
    /// The address is private, and the host does not allow those (SSRF).
    Inside,
    /// The browser cannot show notices.
    Device,
    /// It is not a mail address.
    MailAddress,
    /// A guest has no mail address.
    MailNeedsAccount,
    /// Quiet times that cannot be read.
    QuietTimes,
}

impl BadInput {
    pub(super) fn sentence(&self, language: Language) -> String {
        match self {
            BadInput::Number(field) => {
                say!(language, "wrong-number", field = say!(language, "new-number-" + field))
            }
            BadInput::Seat(seat) => say!(language, "wrong-seat", seat = *seat),
            BadInput::Moment(at) => say!(language, "wrong-moment", at = *at),
            BadInput::PlayOn => say!(language, "wrong-play-on"),
            BadInput::LongReview => say!(language, "wrong-long-review"),
            BadInput::Unfinished(most) => say!(language, "wrong-unfinished", most = *most),
            BadInput::NoCode => say!(language, "door-no-code"),
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
            BadInput::TooManyPeople(most) => say!(language, "wrong-too-many-people", most = *most),
            BadInput::NoAccount => say!(language, "wrong-no-account"),
            BadInput::FriendsNeedAccount => say!(language, "friends-need-account"),
            BadInput::Seats => say!(language, "wrong-seats"),
            BadInput::Question => say!(language, "wrong-question"),
            BadInput::Lost => say!(language, "learn-lost"),
            BadInput::Webhook => say!(language, "notice-wrong-address"),
            BadInput::Inside => say!(language, "notice-wrong-inside"),
            BadInput::Device => say!(language, "notice-wrong-device"),
            BadInput::MailAddress => say!(language, "mail-wrong-address"),
            BadInput::MailNeedsAccount => say!(language, "mail-needs-account"),
            BadInput::QuietTimes => say!(language, "quiet-wrong"),
            BadInput::Language(code) => {
                let known = Language::ALL.map(Language::code).join(", ");
                say!(language, "wrong-language", code = code.as_str(), known = known)
            }
        }
    }
}

/// A ban, as the banned person is told of it.
#[derive(Clone, Debug)]
pub(crate) struct BanNotice {
    /// True if they may play but not chat.
    pub talk_only: bool,
    /// The time until its end.
    pub milliseconds_left: i64,
    /// The reason; may be empty.
    pub reason: String,
}

const HOUR_MS: i64 = 60 * 60 * 1000;

impl BanNotice {
    pub(super) fn sentence(&self, language: Language) -> String {
        // Rounded up: nobody comes back too early.
        let hours = (self.milliseconds_left.max(1) - 1) / HOUR_MS + 1;
        let left = match hours {
            ..=48 => say!(language, "ban-hours", hours = hours),
            _ => say!(language, "ban-days", days = (hours + 23) / 24),
        };
        let what = if self.talk_only {
            say!(language, "ban-talk", left = left)
        } else {
            say!(language, "ban-all", left = left)
        };
        if self.reason.is_empty() {
            return what;
        }
        format!("{what} {}", say!(language, "ban-reason", reason = self.reason.as_str()))
    }
}

/// A forbidden action.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Forbidden {
    /// Reading the record of a running game.
    Running,
    /// Changing a table as another than its host, or once its game has begun.
    Change,
    /// A rematch of a game that is not over, or that the caller did not play.
    Rematch,
    /// A hint at a table without hints.
    Hint,
    /// Coming in without the invitation code.
    InvitationOnly,
    /// Coming in as a newcomer while the house is closed to them.
    HouseClosed,
    /// Creating an account while the house has no new ones.
    NoNewAccounts,
    /// Reading the metrics as another than the operator.
    Metrics,
}

impl Forbidden {
    pub(super) fn sentence(self, language: Language) -> String {
        match self {
            Forbidden::Running => say!(language, "wrong-running"),
            Forbidden::Change => say!(language, "wrong-no-change"),
            Forbidden::Rematch => say!(language, "wrong-no-rematch"),
            Forbidden::Hint => say!(language, "hint-none"),
            Forbidden::InvitationOnly => say!(language, "door-code-needed"),
            Forbidden::HouseClosed => say!(language, "door-closed"),
            Forbidden::NoNewAccounts => say!(language, "door-no-accounts"),
            Forbidden::Metrics => say!(language, "wrong-no-metrics"),
        }
    }
}
