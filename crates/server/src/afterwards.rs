//! What can be done with a game that is over: read its record, meet the same people again, play on from any moment of it.

use hearth_core::{Seat, Turn};
use hearth_store::{TableId, UserId};
use hearth_table::{Called, Chair, Command, Person, Plan, Sitter, Stage, Table, USUAL_BOT};

use crate::app::{App, to_the_end};
use crate::games::Games;
use crate::live::{Failure, Live};
use crate::people::Known;
use crate::tables::table_id;
use crate::wrong::{Forbidden, Missing, Mistake, Wrong};

/// Refuses what would show something hidden while a game runs.
pub(crate) fn only_when_over(table: &Table<Games>) -> Result<(), Wrong> {
    if table.stage() == Stage::Over {
        return Ok(());
    }
    Err(Wrong::Forbidden(Forbidden::Running))
}

/// The record of a finished game up to a decision.
pub(crate) fn record(live: &Live, decisions: usize) -> Result<String, Wrong> {
    let table = live.table();
    only_when_over(table)?;
    let game = live.game().ok_or(Wrong::Missing(Missing::Game))?;
    let sitting = table.seats().map(|seat| match table.sitter(seat) {
        Sitter::Bot(level) => format!("bot {level}"),
        _ => format!("person {}", table.name(seat)),
    });
    Ok(game.at(decisions.min(game.decisions())).record(sitting.collect()))
}

/// The same people at another table: bots sit down at once, seats of people are kept for them. Whoever wants it second comes to
/// the table of the first, unless that came to nothing.
pub(crate) async fn rematch(app: &App, known: &Known, id: TableId) -> Result<TableId, Wrong> {
    let (app, known) = (app.clone(), known.clone());
    // A table that was opened must be known to the old one.
    to_the_end(async move { meet_again(&app, &known, id).await }).await
}

async fn meet_again(app: &App, known: &Known, id: TableId) -> Result<TableId, Wrong> {
    let _alone = app.meeting_again.lock().await;
    let (person, own_name) = (known.person(), known.user.name.clone());
    let (plan, open) = app
        .tables
        .read(id, move |live| {
            let table = live.table();
            let sits = table.sits(person);
            let several = table.seats_of(person).count() > 1;
            let chairs = table.seats().map(|seat| match table.sitter(seat) {
                Sitter::Person { person: other, name } if *other == person => {
                    let himself = table.plan().chairs.get(seat.index()) == Some(&Chair::Host);
                    // Who sits beside him at his device keeps his name.
                    if !several || himself || *name == own_name {
                        Chair::Host
                    } else {
                        Chair::Beside(name.clone())
                    }
                }
                Sitter::Person { person: other, .. } => Chair::For(*other),
                Sitter::Bot(bot) => Chair::Bot(bot.clone()),
                Sitter::Nobody => Chair::Guest,
            });
            let plan = Plan {
                chairs: chairs.collect(),
                called: called(table, person),
                from: None,
                ..table.plan().clone()
            };
            ((sits && table.stage() == Stage::Over).then_some(plan), table.rematch().map(str::to_owned))
        })
        .await?;
    let mut plan = plan.ok_or(Wrong::Forbidden(Forbidden::Rematch))?;
    if let Some(open) = &open {
        let open = table_id(open)?;
        if !is_closed(app, open).await? {
            return Ok(open);
        }
    }
    // For somebody who was deleted a seat would wait for ever.
    for chair in &mut plan.chairs {
        if let Chair::For(Person(id)) = chair
            && app.shared.store.user(UserId(*id)).await?.is_none()
        {
            *chair = Chair::Guest;
        }
    }
    let new = app.open_table(known, plan).await?;
    let command = Command::Rematch { table: new.to_string(), instead: open };
    if let Err(failure) = app.tables.execute(id, known.who(), command).await {
        // Nobody is invited to a table of which the old one does not know.
        drop(app.tables.execute(new, known.who(), Command::Leave).await);
        return Err(failure.into());
    }
    Ok(new)
}

/// What the people are called who sit at a table beside one of them, seat by seat.
fn called(table: &Table<Games>, host: Person) -> Vec<Called> {
    let called = table.seats().filter_map(|seat| match table.sitter(seat) {
        Sitter::Person { person, name } if *person != host => {
            Some(Called { person: *person, name: name.clone() })
        }
        _ => None,
    });
    called.collect()
}

/// Whether a table came to nothing: nobody came in time, or its host closed it.
async fn is_closed(app: &App, id: TableId) -> Result<bool, Wrong> {
    match app.tables.read(id, |live| live.table().stage() == Stage::Faded).await {
        Ok(faded) => Ok(faded),
        Err(Failure::NoTable) => Ok(true),
        Err(failure) => Err(failure.into()),
    }
}

/// A new table that goes on where a finished game was, against bots.
pub(crate) async fn play_on(
    app: &App,
    known: &Known,
    id: TableId,
    at: usize,
    seat: Seat,
) -> Result<TableId, Wrong> {
    let (record, agreed, seats) = app
        .tables
        .read(id, move |live| {
            let record = record(live, at)?;
            let goes_on =
                live.game().is_some_and(|game| at <= game.decisions() && game.at(at).turn() != Turn::Over);
            if !goes_on {
                return Err(Wrong::Input(Mistake::Moment(at)));
            }
            let Plan { game, options, .. } = live.table().plan().clone();
            Ok((record, (game, options), live.table().seats()))
        })
        .await??;
    if seats.clone().all(|known| known != seat) {
        return Err(Wrong::Input(Mistake::Seat(seat.number())));
    }
    let bot = || Chair::Bot(USUAL_BOT.to_owned());
    let chairs = seats.map(|other| if other == seat { Chair::Host } else { bot() });
    let (game, options) = agreed;
    // The record says by which rules the game goes on, the options by which one is played after it.
    let plan = Plan { from: Some(record), options, talk: false, ..Plan::usual(game, chairs) };
    app.open_table(known, plan).await
}
