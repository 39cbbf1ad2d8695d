//! The form in which one says what a table is to be like.

use axum::response::{IntoResponse, Response};
use hearth_table::Plan;
use hearth_words::{Language, say};
use maud::{Markup, html};

use super::fields::{Fields, HINTS, field};
use super::options::options;
use crate::games::{self, About};
use crate::levels;
use crate::names::LONGEST_NAME;
use crate::pages::layout::{self, Reader};
use crate::visitor::{Me, Visitor};
use crate::wrong::{Missing, Mistake, Wrong};

/// What a form is for.
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

    fn heading(self, game: &str, language: Language) -> String {
        match self {
            Task::Open => say!(language, "new-heading-open", game = game),
            Task::Change => say!(language, "new-heading-change", game = game),
        }
    }
}

/// A form: what it is for, where it is sent, and the game it is about.
pub(super) struct Sheet {
    task: Task,
    action: String,
    pub about: About,
}

impl Sheet {
    fn new(task: Task, action: String, game: &str) -> Result<Sheet, Wrong> {
        let about = games::about(game).ok_or(Wrong::Missing(Missing::Game))?;
        Ok(Sheet { task, action, about })
    }

    /// The form for a new table.
    pub fn open(game: &str) -> Result<Sheet, Wrong> {
        Sheet::new(Task::Open, format!("/new/{game}"), game)
    }

    /// The form for a table that is there already.
    pub fn change(id: &str, plan: &Plan) -> Result<Sheet, Wrong> {
        Sheet::new(Task::Change, format!("/t/{id}/change"), &plan.game)
    }

    /// The form again, with what was filled in and what is wrong with it.
    pub fn again(&self, me: Me, fields: &Fields, wrong: &Wrong) -> Response {
        let page = self.page(&Visitor::from(me).reader(), fields, Some(wrong));
        (wrong.status(), page).into_response()
    }

    /// The form, and what is wrong with what was filled in.
    pub fn page(&self, reader: &Reader, fields: &Fields, wrong: Option<&Wrong>) -> Markup {
        let Sheet { task, action, about } = self;
        let language = reader.language;
        let label = task.label(language);
        let mistake = wrong.map(|wrong| wrong.sentence(language));
        // Who only listens hears the title of a page first.
        let title = mistake.iter().chain([&label]).cloned().collect::<Vec<_>>().join(" – ");
        let content = html! {
            section .plain .new-table {
                h1 { (task.heading(about.title, language)) }
                @if let Some(mistake) = &mistake { (layout::notice(language, mistake, None)) }
                form method="post" action=(action) {
                    fieldset {
                        legend { (say!(language, "new-seats")) }
                        @for seat in 1..=about.most { (chair(about, seat, language, fields)) }
                        label {
                            input type="checkbox" name="first" value="drawn" checked[field(fields, "first").is_some()];
                            " " (say!(language, "new-first"))
                        }
                    }
                    (pace(language, fields, wrong))
                    (company(language, fields))
                    (hints(language, fields))
                    (options(about, language, fields))
                    p { button .primary { (label) } }
                }
            }
        };
        layout::page(&title, reader, &content)
    }
}

/// How long one may think, and what becomes of who does not come back.
fn pace(language: Language, fields: &Fields, wrong: Option<&Wrong>) -> Markup {
    let is = |name: &str, value: &str| field(fields, name) == Some(value);
    let number = |name: &str, [fewest, most, usual]: [u32; 3]| {
        let mistaken = matches!(wrong, Some(Wrong::Input(Mistake::Number(field))) if *field == name);
        let value = field(fields, name).map_or_else(|| usual.to_string(), str::to_owned);
        html! {
            input type="number" name=(name) aria-label=(say!(language, "new-number-" + name)) min=(fewest) max=(most) value=(value)
                aria-invalid=[mistaken.then_some("true")] aria-describedby=[mistaken.then_some("notice")] autofocus[mistaken];
        }
    };
    html! {
        fieldset {
            legend { (say!(language, "new-pace")) }
            label {
                input type="radio" name="pace" value="unhurried" checked[is("pace", "unhurried")];
                " " (say!(language, "new-pace-none"))
            }
            label {
                input type="radio" name="pace" value="live" checked[is("pace", "live")];
                " " (say!(language, "new-pace-live")) " "
                (number("minutes", [1, 600, 15]))
                " " (say!(language, "new-pace-minutes")) " "
                (number("increment", [0, 600, 20]))
                " " (say!(language, "new-pace-seconds"))
            }
            label {
                input type="radio" name="pace" value="days" checked[is("pace", "days")];
                " " (say!(language, "new-pace-at-most")) " "
                (number("days", [1, 30, 3]))
                " " (say!(language, "new-pace-days"))
            }
        }
        fieldset {
            legend { (say!(language, "new-absent")) }
            label {
                input type="radio" name="absent" value="bot" checked[is("absent", "bot")];
                " " (say!(language, "new-absent-bot"))
            }
            label {
                input type="radio" name="absent" value="loses" checked[is("absent", "loses")];
                " " (say!(language, "new-absent-loses"))
            }
        }
    }
}

/// Who else sees the table, and whether people talk there.
fn company(language: Language, fields: &Fields) -> Markup {
    let is = |name: &str| field(fields, name) == Some("on");
    html! {
        fieldset {
            legend { (say!(language, "new-company")) }
            label { input type="checkbox" name="public" checked[is("public")]; " " (say!(language, "new-public")) }
            label { input type="checkbox" name="talk" checked[is("talk")]; " " (say!(language, "new-talk")) }
        }
    }
}

/// Who may ask a bot what it would decide.
fn hints(language: Language, fields: &Fields) -> Markup {
    html! {
        fieldset {
            legend { (say!(language, "hint-who")) }
            @for (_, word) in HINTS {
                label {
                    input type="radio" name="hints" value=(word) checked[field(fields, "hints") == Some(word)];
                    " " (say!(language, "hint-for-" + word))
                }
            }
        }
    }
}

/// Whom a seat is for, and what he is called if he is one of several at one device.
fn chair(about: &About, seat: usize, language: Language, fields: &Fields) -> Markup {
    let (chair, name) = (format!("seat{seat}"), format!("name{seat}"));
    let chosen = field(fields, &chair).unwrap_or("none");
    let guest = match field(fields, &format!("kept{seat}")) {
        Some(name) => say!(language, "lobby-kept-for", name = name),
        None => say!(language, "new-chair-guest"),
    };
    html! {
        div .chair {
            label {
                (say!(language, "new-seat", seat = seat)) " "
                select name=(chair) {
                    option value="host" selected[chosen == "host"] { (say!(language, "new-chair-host")) }
                    option value="guest" selected[chosen == "guest"] { (guest) }
                    option value="anyone" selected[chosen == "anyone"] { (say!(language, "new-chair-anyone")) }
                    @for level in hearth_bots::LEVELS {
                        option value=(level) selected[chosen == level] { (levels::bot(level, language)) }
                    }
                    @if seat > about.fewest {
                        option value="none" selected[chosen == "none"] { (say!(language, "new-chair-nobody")) }
                    }
                }
            }
            input name=(name) value=[field(fields, &name)] maxlength=(LONGEST_NAME) autocomplete="off"
                aria-label=(say!(language, "new-name-at", seat = seat)) placeholder=(say!(language, "new-name"));
        }
    }
}
