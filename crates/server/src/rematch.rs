//! What can be done with a game that is over: read its record, meet the same people again, play on from any moment of it.

use hearth_core::{Seat, Turn};
use hearth_store::{TableId, UserId};
use hearth_table::{Command, Occupant, Person, ReservedFor, SeatRule, Stage, Table, TableConfig, USUAL_BOT};

use crate::app::{App, run_detached};
use crate::error::{AppError, BadInput, Forbidden, Missing};
use crate::games::Games;
use crate::live::{Failure, TableActor};
use crate::people::Identity;
use crate::tables::table_id;

/// Refuses what would show something hidden while a game runs.
pub(crate) fn only_when_over(table: &Table<Games>) -> Result<(), AppError> {
    if table.stage() == Stage::Over {
        return Ok(());
    }
    Err(AppError::Forbidden(Forbidden::Running))
}

/// The record of a finished game up to a decision.
pub(crate) fn record(snapshot: &TableActor, decisions: usize) -> Result<String, AppError> {
    let table = snapshot.table();
    only_when_over(table)?;
    let game = snapshot.game().ok_or(AppError::Missing(Missing::Game))?;
    let sitting = table.seats().map(|seat| match table.sitter(seat) {
        Occupant::Bot(level) => format!("bot {level}"),
        _ => format!("person {}", table.name(seat)),
    });
    Ok(game.at(decisions.min(game.decisions())).record(sitting.collect()))
}

/// The same people at another table: bots sit down at once, seats of people are kept for them. Whoever wants it second comes to
/// the table of the first, unless that came to nothing.
pub(crate) async fn rematch(app: &App, identity: &Identity, id: TableId) -> Result<TableId, AppError> {
    let (app, identity) = (app.clone(), identity.clone());
    // A table that was opened must be known to the old one.
    run_detached(async move { meet_again(&app, &identity, id).await }).await
}

async fn meet_again(app: &App, identity: &Identity, id: TableId) -> Result<TableId, AppError> {
    let _alone = app.meeting_again.lock().await;
    let (person, own_name) = (identity.person(), identity.user.name.clone());
    let (plan, open) = app
        .tables
        .read(id, move |snapshot| {
            let table = snapshot.table();
            let sits = table.sits(person);
            let several = table.seats_of(person).count() > 1;
            let chairs = table.seats().map(|seat| match table.sitter(seat) {
                Occupant::Person { person: other, name } if *other == person => {
                    let himself = table.plan().chairs.get(seat.index()) == Some(&SeatRule::Host);
                    // Who sits beside him at his device keeps his name.
                    if !several || himself || *name == own_name {
                        SeatRule::Host
                    } else {
                        SeatRule::HotSeat(name.clone())
                    }
                }
                Occupant::Person { person: other, .. } => SeatRule::For(*other),
                Occupant::Bot(bot) => SeatRule::Bot(bot.clone()),
                Occupant::Nobody => SeatRule::Guest,
            });
            let plan = TableConfig {
                chairs: chairs.collect(),
                called: called(table, person),
                from: None,
                ..table.plan().clone()
            };
            ((sits && table.stage() == Stage::Over).then_some(plan), table.rematch().map(str::to_owned))
        })
        .await?;
    let mut plan = plan.ok_or(AppError::Forbidden(Forbidden::Rematch))?;
    if let Some(open) = &open {
        let open = table_id(open)?;
        if !is_closed(app, open).await? {
            return Ok(open);
        }
    }
    // For somebody who was deleted a seat would wait for ever.
    for chair in &mut plan.chairs {
        if let SeatRule::For(Person(id)) = chair
            && app.shared.store.user(UserId(*id)).await?.is_none()
        {
            *chair = SeatRule::Guest;
        }
    }
    let new = app.open_table(identity, plan).await?;
    let command = Command::Rematch { table: new.to_string(), instead: open };
    if let Err(failure) = app.tables.execute(id, identity.who(), command).await {
        // Nobody is invited to a table of which the old one does not know.
        drop(app.tables.execute(new, identity.who(), Command::Leave).await);
        return Err(failure.into());
    }
    Ok(new)
}

/// What the people are called who sit at a table beside one of them, seat by seat.
fn called(table: &Table<Games>, host: Person) -> Vec<ReservedFor> {
    let called = table.seats().filter_map(|seat| match table.sitter(seat) {
        Occupant::Person { person, name } if *person != host => {
            Some(ReservedFor { person: *person, name: name.clone() })
        }
        _ => None,
    });
    called.collect()
}

/// Whether a table came to nothing: nobody came in time, or its host closed it.
async fn is_closed(app: &App, id: TableId) -> Result<bool, AppError> {
    match app.tables.read(id, |snapshot| snapshot.table().stage() == Stage::Expired).await {
        Ok(faded) => Ok(faded),
        Err(Failure::NoTable) => Ok(true),
        Err(failure) => Err(failure.into()),
    }
}

/// A new table that goes on where a finished game was, against bots.
pub(crate) async fn play_on(
    app: &App,
    identity: &Identity,
    id: TableId,
    at: usize,
    seat: Seat,
) -> Result<TableId, AppError> {
    let (record, agreed, seats) = app
        .tables
        .read(id, move |snapshot| {
            let record = record(snapshot, at)?;
            let goes_on = snapshot
                .game()
                .is_some_and(|game| at <= game.decisions() && game.at(at).turn() != Turn::Over);
            if !goes_on {
                return Err(AppError::Input(BadInput::Moment(at)));
            }
            let TableConfig { game, options, .. } = snapshot.table().plan().clone();
            Ok((record, (game, options), snapshot.table().seats()))
        })
        .await??;
    if seats.clone().all(|identity| identity != seat) {
        return Err(AppError::Input(BadInput::Seat(seat.number())));
    }
    let bot = || SeatRule::Bot(USUAL_BOT.to_owned());
    let chairs = seats.map(|other| if other == seat { SeatRule::Host } else { bot() });
    let (game, options) = agreed;
    // The record says by which rules the game goes on, the options by which one is played after it.
    let plan = TableConfig { from: Some(record), options, talk: false, ..TableConfig::usual(game, chairs) };
    app.open_table(identity, plan).await
}
