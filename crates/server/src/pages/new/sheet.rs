//! The form for a new or changed table.

use axum::response::{IntoResponse, Response};
use hearth_host::base::DealTicket;
use hearth_store::Friend;
use hearth_table::TableConfig;
use hearth_words::{Language, say};
use maud::{Markup, html};

use super::chairs;
use super::fields::{Fields, HINTS, field};
use super::options::{options, unusual};
use crate::error::{AppError, BadInput, Missing};
use crate::games::{self, GameInfo};
use crate::http::auth::{ActingUser, PageUser};
use crate::http::layout::deal;
use crate::http::layout::house;
use crate::http::layout::{self, Page, Reader};

/// The purpose of a form.
#[derive(Clone, Copy)]
enum Task {
    Open,
    Change,
}

impl Task {
    fn label(self, language: Language) -> String {
        match self {
            Task::Open => say!(language, "new-open"),
            Task::Change => say!(language, "new-change"),
        }
    }

    /// Returns the label of its button.
    fn action(self, language: Language) -> String {
        match self {
            Task::Open => say!(language, "new-open-it"),
            Task::Change => say!(language, "new-change-it"),
        }
    }
}

/// A form: its purpose, its address and its game.
pub(super) struct Sheet {
    task: Task,
    action: String,
    pub about: GameInfo,
    /// The friends for whom a chair of a new table can be kept.
    friends: Vec<Friend>,
    /// The deal of a new table.
    deal: Option<DealTicket>,
}

impl Sheet {
    fn new(task: Task, action: String, game: &str) -> Result<Sheet, AppError> {
        let about = games::info(game).ok_or(AppError::Missing(Missing::Game))?;
        Ok(Sheet { task, action, about, friends: Vec::new(), deal: None })
    }

    /// Returns the form for a new table.
    pub fn open(game: &str) -> Result<Sheet, AppError> {
        Sheet::new(Task::Open, format!("/new/{game}"), game)
    }

    /// Offers chairs for friends.
    pub fn for_friends(self, friends: Vec<Friend>) -> Sheet {
        Sheet { friends, ..self }
    }

    /// Shows the seal of a deal.
    pub fn with_deal(self, ticket: DealTicket) -> Sheet {
        Sheet { deal: Some(ticket), ..self }
    }

    /// Returns the form for an existing table.
    pub fn change(id: &str, plan: &TableConfig) -> Result<Sheet, AppError> {
        Sheet::new(Task::Change, format!("/t/{id}/change"), &plan.game)
    }

    /// Draws the form again, with the sent fields and the error.
    pub fn again(&self, me: ActingUser, fields: &Fields, error: &AppError) -> Response {
        let page = self.page(&PageUser::from(me).reader(), fields, Some(error));
        (error.status(), page).into_response()
    }

    /// Draws the form, with an error if there is one.
    pub fn page(&self, reader: &Reader, fields: &Fields, error: Option<&AppError>) -> Markup {
        let Sheet { task, action, about, friends, deal } = self;
        let language = reader.language;
        let label = task.label(language);
        let mistake = error.map(|error| error.sentence(language));
        // Screen readers read the title of a page first.
        let title = mistake.iter().chain([&label]).cloned().collect::<Vec<_>>().join(" – ");
        let content = html! {
            form .new-table method="post" action=(action) data-deal=[deal.as_ref().map(|ticket| ticket.seal)] {
                header {
                    h1 { (label) }
                    (self.games())
                }
                @if let Some(mistake) = &mistake { (layout::notice(language, mistake, None)) }
                div .question .who {
                    h2 { b { "1" } (say!(language, "new-who")) }
                    (chairs::tokens(about, language, fields))
                }
                (chairs::ring(about, reader, fields, friends))
                (pace(about, language, fields, error))
                (rest(about, language, fields))
                div .go {
                    button .primary { (task.action(language)) }
                    @if let Some(ticket) = deal { (deal::ticket_fields(ticket, language)) }
                }
                @if let Some(ticket) = deal { (deal::seal_line(ticket.seal, language)) }
            }
        };
        Page::new(&title, reader).class("opening").around(&content)
    }

    /// Draws the covers of all games as links to their forms. An existing table shows only its own.
    fn games(&self) -> Markup {
        let all = games::all();
        let shown = all.iter().filter(|game| matches!(self.task, Task::Open) || game.name == self.about.name);
        html! {
            div .covers {
                @for game in shown {
                    @let current = game.name == self.about.name;
                    a href=[(!current).then(|| format!("/new/{}", game.name))] aria-current=[current.then_some("page")] title=(game.title) {
                        (house::cover(game.name)) span .unseen { (game.title) }
                    }
                }
            }
        }
    }
}

/// Draws the choice of a time control: a candle, an hourglass, or sun and moon. The numbers of the chosen one
/// are below.
fn pace(about: &GameInfo, language: Language, fields: &Fields, error: Option<&AppError>) -> Markup {
    let number = |name: &str, [fewest, most, usual]: [u32; 3]| {
        let mistaken = matches!(error, Some(AppError::Input(BadInput::Number(field))) if *field == name);
        let value = field(fields, name).map_or_else(|| usual.to_string(), str::to_owned);
        html! {
            input type="number" name=(name) aria-label=(say!(language, "new-number-" + name)) min=(fewest) max=(most) value=(value)
                aria-invalid=[mistaken.then_some("true")] aria-describedby=[mistaken.then_some("notice")] autofocus[mistaken];
        }
    };
    let chosen = field(fields, "pace").unwrap_or("unhurried");
    let card = |word: &str, picture: &str, label: String, what: String| {
        html! {
            label {
                input type="radio" name="pace" value=(word) checked[word == chosen];
                span .card { (house::picture(picture, "thing")) b { (label) } small { (what) } }
            }
        }
    };
    html! {
        fieldset .pace {
            legend .question { h2 { b { "2" } (say!(language, "new-how-fast")) } }
            div .cards {
                (card("unhurried", "candle", say!(language, "new-pace-none"), say!(language, "new-pace-none-what")))
                (card("live", "glass", say!(language, "new-pace-live"), say!(language, "new-pace-live-what", minutes = about.minutes)))
                (card("days", "days", say!(language, "new-pace-by-day"), say!(language, "new-pace-by-day-what")))
            }
            p .fine .live {
                (number("minutes", [1, 600, 15])) " " (say!(language, "new-pace-minutes")) " "
                (number("increment", [0, 600, 20])) " " (say!(language, "new-pace-seconds"))
            }
            p .fine .days {
                (say!(language, "new-pace-at-most")) " " (number("days", [1, 30, 3])) " " (say!(language, "new-pace-days"))
            }
        }
    }
}

/// Draws all other settings, folded behind a summary in short sentences. All sentences are in the page. The
/// stylesheet shows those that are true of the fields below.
fn rest(about: &GameInfo, language: Language, fields: &Fields) -> Markup {
    let says = |words: &[&str]| {
        html! {
            @for word in words { span data-says=(word) { (say!(language, "new-says-" + *word)) } }
        }
    };
    let hints: Vec<(&str, String)> =
        HINTS.iter().map(|(_, word)| (*word, say!(language, "hint-for-" + *word))).collect();
    html! {
        details .rest open[unusual(about, fields)] {
            summary {
                span .sentence {
                    b { (say!(language, "new-says")) } " "
                    (says(&["first-drawn", "first-planned"])) " "
                    (says(&["absent-bot", "absent-loses"])) " "
                    (says(&["talk-on", "talk-off"])) " "
                    (says(&["public-on", "public-off"])) " "
                    (says(&["hints-alone", "hints-everybody", "hints-nobody"])) " "
                    (says(&["rules-usual", "rules-own"]))
                }
                span .change { (say!(language, "new-other")) (house::icon("caret")) }
            }
            (switch("rated", "on", &say!(language, "new-rated"), fields))
            p .rated { (say!(language, "new-rated-what")) }
            (switch("first", "drawn", &say!(language, "new-first"), fields))
            (list("absent", &say!(language, "new-absent"), fields, &[
                ("bot", say!(language, "new-absent-bot")),
                ("loses", say!(language, "new-absent-loses")),
            ]))
            (switch("public", "on", &say!(language, "new-public"), fields))
            (switch("talk", "on", &say!(language, "new-talk"), fields))
            (list("hints", &say!(language, "hint-who"), fields, &hints))
            (options(about, language, fields))
        }
    }
}

/// Draws a check box.
fn switch(name: &str, value: &str, label: &str, fields: &Fields) -> Markup {
    html! {
        label .row { span { (label) } input type="checkbox" name=(name) value=(value) checked[field(fields, name).is_some()]; }
    }
}

/// Draws a list with one choice.
fn list(name: &str, label: &str, fields: &Fields, values: &[(&str, String)]) -> Markup {
    html! {
        label .row {
            span { (label) }
            select name=(name) {
                @for (value, label) in values { option value=(value) selected[field(fields, name) == Some(value)] { (label) } }
            }
        }
    }
}
