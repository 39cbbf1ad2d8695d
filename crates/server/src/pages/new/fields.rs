//! The fields of the form for a table, and the conversion to and from `TableConfig`.

use hearth_core::{Seat, Values};
use hearth_table::{Absent, BadConfig, First, Hints, Pace, Person, Refusal, SeatRule, TableConfig};
use hearth_words::Language;

use super::FRIENDS_OFFERED;
use crate::accounts::display_name::checked_name;
use crate::error::{AppError, BadInput};
use crate::games::GameInfo;

/// The fields of a form: names and values.
pub(super) type Fields = Vec<(String, String)>;

/// The rules for hints, with their values in the form.
pub(super) const HINTS: [(Hints, &str); 3] =
    [(Hints::Alone, "alone"), (Hints::Everybody, "everybody"), (Hints::Nobody, "nobody")];

/// The values of chairs for friends. A hidden field of the same name has the number of the friend.
pub(super) const FRIENDS: [&str; FRIENDS_OFFERED] = ["friend1", "friend2", "friend3", "friend4"];

/// Returns the fields of an untouched form.
pub(super) fn usual(about: &GameInfo) -> Fields {
    let fields = [
        ("seat1", "host"),
        ("first", "drawn"),
        ("pace", "unhurried"),
        ("absent", "bot"),
        ("public", "on"),
        ("talk", "on"),
        ("hints", "alone"),
    ];
    let players = ("players".to_owned(), about.fewest.to_string());
    let guests = (2..=about.most).map(|seat| (format!("seat{seat}"), "guest".to_owned()));
    let fields = fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
    fields.chain([players]).chain(guests).collect()
}

/// Returns the fields that describe a configuration.
pub(super) fn filled_in(plan: &TableConfig) -> Fields {
    let mut fields: Fields = Vec::new();
    let mut fill = |name: &str, value: &str| fields.push((name.to_owned(), value.to_owned()));
    fill("players", &plan.chairs.len().to_string());
    for (index, chair) in plan.chairs.iter().enumerate() {
        let value = match chair {
            SeatRule::Host | SeatRule::HotSeat(_) => "host",
            SeatRule::Guest | SeatRule::For(_) => "guest",
            SeatRule::Anyone => "anyone",
            SeatRule::Bot(level) => level,
        };
        fill(&format!("seat{}", index + 1), value);
        if let SeatRule::HotSeat(name) = chair {
            fill(&format!("name{}", index + 1), name);
        }
        if let Some(name) = plan.called_at(index) {
            fill(&format!("kept{}", index + 1), name);
        }
    }
    if plan.first == First::Drawn {
        fill("first", "drawn");
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
    if plan.rated {
        fill("rated", "on");
    }
    for (_, word) in HINTS.iter().filter(|(hints, _)| *hints == plan.hints) {
        fill("hints", word);
    }
    for (name, value) in &plan.options {
        fill(name, value);
    }
    fields
}

/// Returns the value of a field.
pub(super) fn field<'a>(fields: &'a Fields, name: &str) -> Option<&'a str> {
    fields.iter().find(|(identity, _)| identity == name).map(|(_, value)| value.as_str())
}

/// Returns the number of chairs: from the tokens, or else the number of used chairs.
pub(super) fn players(about: &GameInfo, fields: &Fields) -> usize {
    let tokens = field(fields, "players").and_then(|players| players.trim().parse().ok());
    let chairs = || (1..=about.most).filter(|seat| !matches!(at(fields, *seat), "none" | "")).count();
    tokens.unwrap_or_else(chairs).clamp(about.fewest, about.most)
}

/// Returns the form's value for a seat.
fn at(fields: &Fields, seat: usize) -> &str {
    field(fields, &format!("seat{seat}")).unwrap_or_default()
}

/// Applies a form to an existing configuration. Returns the new one and the seats that remain. Settings that
/// the form cannot express stay as they were.
pub(super) fn changed(
    before: &TableConfig,
    about: &GameInfo,
    fields: &Fields,
    language: Language,
) -> Result<(TableConfig, Vec<Seat>), AppError> {
    let mut plan = plan(about, fields, language)?;
    // Removed seats leave a gap in the form but none in the configuration.
    let seats = Seat::all(most(about, fields));
    let stays: Vec<Seat> = seats.filter(|seat| matches!(chair(fields, seat.number()), Ok(Some(_)))).collect();
    for (chair, seat) in plan.chairs.iter_mut().zip(&stays) {
        if let (SeatRule::Guest, Some(kept @ SeatRule::For(_))) = (&chair, before.chairs.get(seat.index())) {
            chair.clone_from(kept);
        }
    }
    if let (Pace::Live { bank: now, .. }, Pace::Live { bank: then, .. }) = (&mut plan.pace, before.pace)
        && *now == then / 60 * 60
    {
        *now = then;
    }
    if let (Absent::Bot(_), Absent::Bot(_)) = (&plan.absent, &before.absent) {
        plan.absent.clone_from(&before.absent);
    }
    plan.from.clone_from(&before.from);
    Ok((plan, stays))
}

/// Reads a configuration from a form. Typed options may be in the player's language.
pub(super) fn plan(about: &GameInfo, fields: &Fields, language: Language) -> Result<TableConfig, AppError> {
    let number = |name: &'static str| -> Result<u32, AppError> {
        let text = field(fields, name).unwrap_or_default().trim();
        text.parse().map_err(|_| AppError::Input(BadInput::Number(name)))
    };
    let chairs = (1..=most(about, fields)).filter_map(|seat| chair(fields, seat).transpose());
    let pace = match field(fields, "pace") {
        Some("live") => {
            Pace::Live { bank: number("minutes")?.saturating_mul(60), increment: number("increment")? }
        }
        Some("days") => Pace::Days(number("days")?),
        _ => Pace::Unhurried,
    };
    let first = match field(fields, "first") {
        Some(_) => First::Drawn,
        None => First::Planned,
    };
    let absent = match field(fields, "absent") {
        Some("loses") => Absent::Loses,
        _ => Absent::usual(),
    };
    // The form says so beside the box.
    let rated = field(fields, "rated").is_some();
    let absent = if rated { Absent::Loses } else { absent };
    let hints = HINTS.iter().find(|(_, word)| field(fields, "hints") == Some(word));
    let unfit = |bad| Refusal::BadConfig(BadConfig::Options { game: about.name, bad });
    let options = about.choices.iter().filter_map(|choice| {
        let agreed = super::options::agreed(choice, fields)?;
        let typed = match choice.values {
            Values::Text { .. } => (about.typed)(choice.name, &agreed, language).map_err(unfit),
            _ => Ok(agreed),
        };
        Some(typed.map(|value| (choice.name.to_owned(), value)))
    });
    Ok(TableConfig {
        game: about.name.to_owned(),
        options: options.collect::<Result<_, Refusal>>()?,
        chairs: chairs.collect::<Result<_, AppError>>()?,
        first,
        pace,
        absent,
        public: field(fields, "public").is_some(),
        talk: field(fields, "talk").is_some(),
        hints: if rated { Hints::Nobody } else { hints.map_or_else(Hints::default, |(hints, _)| *hints) },
        rated,
        called: Vec::new(),
        from: None,
    })
}

/// Returns the last seat that counts. If tokens give the number of players, chairs beyond it are ignored.
fn most(about: &GameInfo, fields: &Fields) -> usize {
    if field(fields, "players").is_some() { players(about, fields) } else { about.most }
}

/// Returns the rule for a seat, or `None` if the seat is not used.
fn chair(fields: &Fields, seat: usize) -> Result<Option<SeatRule>, AppError> {
    let name = field(fields, &format!("name{seat}")).unwrap_or_default();
    Ok(match at(fields, seat) {
        "none" | "" => None,
        "host" if name.trim().is_empty() => Some(SeatRule::Host),
        "host" => Some(SeatRule::HotSeat(checked_name(name)?)),
        "guest" => Some(SeatRule::Guest),
        "anyone" => Some(SeatRule::Anyone),
        word if FRIENDS.contains(&word) => {
            let number = field(fields, word).and_then(|number| number.parse().ok());
            Some(SeatRule::For(Person(number.ok_or(AppError::Input(BadInput::Unsure))?)))
        }
        level => Some(SeatRule::Bot(level.to_owned())),
    })
}
