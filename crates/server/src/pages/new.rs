//! To open a table, and to change it before the game begins.

use axum::extract::{Form, Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use hearth_core::Values;
use hearth_table::{Absent, Chair, Command, Hints, Pace, Person, Plan, Stage};
use hearth_words::Language;
use maud::{Markup, html};

use super::layout;
use super::table::hint;
use crate::app::App;
use crate::games::{self, About};
use crate::tables::table_id;
use crate::visitor::{Me, Visitor};
use crate::wrong::{Mishap, Wrong};

/// The names of a form's fields with what was filled in.
type Fields = Vec<(String, String)>;

/// An option that is left as it usually is.
const USUAL: &str = "";

/// The form for a new table.
pub(crate) async fn new(visitor: Visitor, Path(game): Path<String>) -> Result<Markup, Mishap> {
    let about = games::about(&game).ok_or(Wrong::Missing("game"))?;
    let action = format!("/new/{game}");
    Ok(page(&about, (visitor.language, &visitor.name()), &action, "Open a table", &usual(&about), None))
}

/// Opens a table.
pub(crate) async fn open(
    State(app): State<App>,
    me: Me,
    Path(game): Path<String>,
    Form(fields): Form<Fields>,
) -> Result<Response, Mishap> {
    let about = games::about(&game).ok_or(Wrong::Missing("game"))?;
    let action = format!("/new/{game}");
    let opened = match plan(&about, &fields) {
        Ok(plan) => {
            app.tables.open(me.known.person(), me.known.user.name.clone(), plan).await.map_err(Wrong::from)
        }
        Err(wrong) => Err(wrong),
    };
    match opened {
        Ok(id) => Ok(Redirect::to(&format!("/t/{id}")).into_response()),
        Err(wrong) => Ok(again(&about, &me, &action, "Open a table", &fields, &wrong)),
    }
}

/// The form for somebody who has changed his mind.
pub(crate) async fn change(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Markup, Mishap> {
    let plan = own_plan(&app, visitor.person(), &id).await?;
    let about = games::about(&plan.game).ok_or(Wrong::Missing("game"))?;
    let action = format!("/t/{id}/change");
    Ok(page(
        &about,
        (visitor.language, &visitor.name()),
        &action,
        "Change the table",
        &filled_in(&plan),
        None,
    ))
}

/// Changes a table.
pub(crate) async fn changed(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
    Form(fields): Form<Fields>,
) -> Result<Response, Mishap> {
    let before = own_plan(&app, Some(me.known.person()), &id).await?;
    let about = games::about(&before.game).ok_or(Wrong::Missing("game"))?;
    let action = format!("/t/{id}/change");
    let done = match plan(&about, &fields) {
        Ok(plan) => {
            let plan = Plan { from: before.from, ..plan };
            let command = Command::Change(Box::new(plan));
            app.tables.execute(table_id(&id)?, me.known.who(), command).await.map_err(Wrong::from)
        }
        Err(wrong) => Err(wrong),
    };
    match done {
        Ok(_) => Ok(Redirect::to(&format!("/t/{id}")).into_response()),
        Err(wrong) => Ok(again(&about, &me, &action, "Change the table", &fields, &wrong)),
    }
}

/// The plan of a table that is one's own and has not begun.
async fn own_plan(app: &App, person: Option<Person>, id: &str) -> Result<Plan, Wrong> {
    let plan = app
        .tables
        .read(table_id(id)?, move |live| {
            let own = Some(live.table().host()) == person && live.table().stage() == Stage::Gathering;
            own.then(|| live.table().plan().clone())
        })
        .await?;
    plan.ok_or(Wrong::Forbidden("Only the one who opened the table can change it, before the game begins."))
}

/// The form again, with what was filled in and what is wrong with it.
fn again(about: &About, me: &Me, action: &str, label: &str, fields: &Fields, wrong: &Wrong) -> Response {
    let page =
        page(about, (me.language, &me.known.user.name), action, label, fields, Some(&wrong.sentence()));
    (wrong.status(), page).into_response()
}

fn usual(about: &About) -> Fields {
    let fields = [
        ("seat1", "host"),
        ("seat2", "guest"),
        ("pace", "unhurried"),
        ("absent", "bot"),
        ("public", "on"),
        ("talk", "on"),
        ("hints", hint::word(Hints::Alone)),
    ];
    let empty = (3..=about.most).map(|seat| (format!("seat{seat}"), "none".to_owned()));
    fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).chain(empty).collect()
}

/// A plan as the form would have it.
fn filled_in(plan: &Plan) -> Fields {
    let mut fields: Fields = Vec::new();
    let mut fill = |name: &str, value: &str| fields.push((name.to_owned(), value.to_owned()));
    for (index, chair) in plan.chairs.iter().enumerate() {
        let value = match chair {
            Chair::Host => "host",
            Chair::Guest | Chair::For(_) => "guest",
            Chair::Anyone => "anyone",
            Chair::Bot(level) => level,
        };
        fill(&format!("seat{}", index + 1), value);
    }
    match plan.pace {
        Pace::Unhurried => fill("pace", "unhurried"),
        Pace::Live { bank, increment } => {
            fill("pace", "live");
            fill("minutes", &(bank / 60).to_string());
            fill("increment", &increment.to_string());
        }
        Pace::Days(days) => {
            fill("pace", "days");
            fill("days", &days.to_string());
        }
    }
    match plan.absent {
        Absent::Bot(_) => fill("absent", "bot"),
        Absent::Loses => fill("absent", "loses"),
    }
    if plan.public {
        fill("public", "on");
    }
    if plan.talk {
        fill("talk", "on");
    }
    fill("hints", hint::word(plan.hints));
    for (name, value) in &plan.options {
        fill(name, value);
    }
    fields
}

fn field<'a>(fields: &'a Fields, name: &str) -> Option<&'a str> {
    fields.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
}

/// What a form asks for.
fn plan(about: &About, fields: &Fields) -> Result<Plan, Wrong> {
    let number = |name: &str| -> Result<u32, Wrong> {
        let text = field(fields, name).unwrap_or_default().trim();
        text.parse().map_err(|_| Wrong::Input(format!("`{text}` is not a whole number.")))
    };
    let chair = |value: &str| match value {
        "host" => Chair::Host,
        "guest" => Chair::Guest,
        "anyone" => Chair::Anyone,
        level => Chair::Bot(level.to_owned()),
    };
    let seats = (1..=about.most).filter_map(|seat| field(fields, &format!("seat{seat}")));
    let chairs = seats.filter(|value| !matches!(*value, "none" | "")).map(chair).collect();
    let pace = match field(fields, "pace") {
        Some("live") => {
            Pace::Live { bank: number("minutes")?.saturating_mul(60), increment: number("increment")? }
        }
        Some("days") => Pace::Days(number("days")?),
        _ => Pace::Unhurried,
    };
    let absent = match field(fields, "absent") {
        Some("loses") => Absent::Loses,
        _ => Absent::usual(),
    };
    let options = about.choices.iter().filter_map(|choice| {
        let value = field(fields, choice.name)?.trim();
        (value != USUAL).then(|| (choice.name.to_owned(), value.to_owned()))
    });
    Ok(Plan {
        game: about.name.to_owned(),
        options: options.collect(),
        chairs,
        pace,
        absent,
        public: field(fields, "public").is_some(),
        talk: field(fields, "talk").is_some(),
        hints: hint::meant(field(fields, "hints")),
        from: None,
    })
}

fn page(
    about: &About,
    (language, name): (Language, &str),
    action: &str,
    label: &str,
    fields: &Fields,
    wrong: Option<&str>,
) -> Markup {
    let is = |name: &str, value: &str| field(fields, name) == Some(value);
    let value = |name: &str, usual: &str| field(fields, name).unwrap_or(usual).to_owned();
    let content = html! {
        section .plain .new-table {
            h1 { (about.title) ": " (label.to_lowercase()) }
            @if let Some(wrong) = wrong { (layout::notice(language, wrong, None)) }
            form method="post" action=(action) {
                fieldset {
                    legend { "Seats" }
                    @for seat in 1..=about.most { (chair(about, seat, fields)) }
                }
                fieldset {
                    legend { "Pace" }
                    label { input type="radio" name="pace" value="unhurried" checked[is("pace", "unhurried")]; " No clock" }
                    label {
                        input type="radio" name="pace" value="live" checked[is("pace", "live")];
                        " Live: "
                        input type="number" name="minutes" aria-label="Minutes for the game" min="1" max="600" value=(value("minutes", "15"));
                        " minutes for the game and "
                        input type="number" name="increment" aria-label="Seconds for each turn" min="0" max="600" value=(value("increment", "20"));
                        " seconds for each turn"
                    }
                    label {
                        input type="radio" name="pace" value="days" checked[is("pace", "days")];
                        " At most "
                        input type="number" name="days" aria-label="Days for a turn" min="1" max="30" value=(value("days", "3"));
                        " days for a turn"
                    }
                }
                fieldset {
                    legend { "Who does not come back in time" }
                    label { input type="radio" name="absent" value="bot" checked[is("absent", "bot")]; " A bot takes his seat until he is back" }
                    label { input type="radio" name="absent" value="loses" checked[is("absent", "loses")]; " He loses" }
                }
                fieldset {
                    legend { "Company" }
                    label { input type="checkbox" name="public" checked[is("public", "on")]; " Show the table in the lobby" }
                    label { input type="checkbox" name="talk" checked[is("talk", "on")]; " People can talk at the table" }
                }
                (hint::choice(language, field(fields, "hints")))
                details {
                    summary { "Rules that can be agreed on" }
                    fieldset {
                        legend { "Rules" }
                        @for choice in about.choices { (option(about, choice, language, fields)) }
                    }
                }
                p { button .primary { (label) } }
            }
        }
    };
    layout::page(label, language, name, &content)
}

fn chair(about: &About, seat: usize, fields: &Fields) -> Markup {
    let name = format!("seat{seat}");
    let chosen = field(fields, &name).unwrap_or("none");
    html! {
        label {
            "Seat " (seat) " "
            select name=(name) {
                option value="host" selected[chosen == "host"] { "I, at this device" }
                option value="guest" selected[chosen == "guest"] { "a guest with the link" }
                option value="anyone" selected[chosen == "anyone"] { "anyone" }
                @for level in hearth_bots::LEVELS {
                    option value=(level) selected[chosen == level] { (level) " bot" }
                }
                @if seat > about.fewest {
                    option value="none" selected[chosen == "none"] { "nobody" }
                }
            }
        }
    }
}

fn option(about: &About, choice: &hearth_core::Choice, language: Language, fields: &Fields) -> Markup {
    let named = (about.choice)(choice.name, language);
    let chosen = field(fields, choice.name).unwrap_or(USUAL);
    let select = |values: &[&str]| {
        html! {
            select name=(choice.name) {
                option value=(USUAL) { "as usual" }
                @for value in values { option value=(value) selected[chosen == *value] { ((about.value)(choice.name, value, language)) } }
            }
        }
    };
    html! {
        label .option {
            span { (named.title) }
            @match choice.values {
                Values::OneOf(values) => (select(values)),
                Values::Switch => (select(&["true", "false"])),
                Values::Text { shape, .. } => input name=(choice.name) value=(chosen) placeholder=(shape) maxlength="2000";,
            }
            small { (named.help) }
        }
    }
}
