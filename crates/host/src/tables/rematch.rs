//! Actions after a game: reading its record, playing a rematch, playing on from any position.

use hearth_core::{Bytes32, Seat, Turn};
use hearth_store::{TableId, UserId};
use hearth_table::{
    Command, Continued, Occupant, Person, Refusal, ReservedFor, SeatRule, Stage, Table, TableConfig,
    USUAL_BOT,
};

use super::registry::{DealSource, NewDeal};
use super::{Player, TableSnapshot, Tables};
use crate::base::{HostError, Household, TooMany};
use crate::games::Catalogue;

/// The largest number of decisions after which a game can be continued. Games that somebody tries to win are shorter, and
/// the memory of a table grows with its decisions.
const MAX_DECISIONS_TO_PLAY_ON: usize = 1000;

/// Refuses what would reveal hidden cards while a game runs.
pub fn require_over(table: &Table<Catalogue>) -> Result<(), HostError> {
    if table.stage() == Stage::Over { Ok(()) } else { Err(HostError::StillRunning) }
}

/// Writes the record of a finished game up to a decision.
pub fn record(snapshot: &TableSnapshot, decisions: usize) -> Result<String, HostError> {
    let table = snapshot.table();
    require_over(table)?;
    let game = snapshot.game().ok_or(HostError::NoGame)?;
    let occupants = table.seats().map(|seat| match table.sitter(seat) {
        Occupant::Bot(level) => format!("bot {level}"),
        _ => format!("person {}", table.name(seat)),
    });
    Ok(game.at(decisions.min(game.decisions())).record(occupants.collect(), table.proof().cloned()))
}

impl Tables {
    /// Opens a table for the same players, or returns the rematch that another of them opened. Bots sit down at once, the
    /// other seats are reserved. `may_open` is asked before a new table is opened.
    pub async fn rematch(
        &self,
        (player, household): (Player, Household),
        (id, share): (TableId, Option<Bytes32>),
        may_open: impl FnOnce() -> Result<(), TooMany> + Send,
    ) -> Result<TableId, HostError> {
        let _lock = self.rematch_lock.lock().await;
        let asking = player.clone();
        let (config, open, (new, secret), log_is_full) = self
            .read(id, move |snapshot| {
                let table = snapshot.table();
                let played = table.sits(asking.person) && table.stage() == Stage::Over;
                let config = played.then(|| rematch_config(table, &asking));
                (config, table.rematch().map(str::to_owned), snapshot.rematch_deal(), table.is_log_full())
            })
            .await?;
        let mut config = config.ok_or(HostError::NoRematch)?;
        if let Some(open) = &open {
            let open = open.parse().map_err(|_| HostError::NoTable)?;
            if !self.is_expired(open).await? {
                return Ok(open);
            }
        }
        // A seat reserved for a deleted account would stay empty for ever.
        for rule in &mut config.chairs {
            if let SeatRule::For(Person(id)) = rule
                && self.context.store.user(UserId(*id)).await?.is_none()
            {
                *rule = SeatRule::Guest;
            }
        }
        if log_is_full {
            // The old table could not name the new one, so nobody would find it.
            return Err(Refusal::LogFull.into());
        }
        may_open()?;
        let deal = NewDeal { source: DealSource::Drawn(new, secret), share };
        match self.open((player.clone(), household), config, deal).await {
            // An earlier attempt stored it and could not name it at the old table.
            Ok(_) | Err(HostError::TicketUsed(_)) => (),
            Err(failure) => return Err(failure),
        }
        let command = Command::Rematch { table: new.to_string(), instead: open };
        self.execute(id, player, command).await?;
        Ok(new)
    }

    /// Returns whether nobody came to a table in time, or its host closed it.
    async fn is_expired(&self, id: TableId) -> Result<bool, HostError> {
        match self.read(id, |snapshot| snapshot.table().stage() == Stage::Expired).await {
            Err(HostError::NoTable) => Ok(true),
            expired => expired,
        }
    }

    /// Returns the configuration of a table that plays the deal of a finished game again, with chairs for friends or with bots.
    pub async fn play_again_config(
        &self,
        id: TableId,
        seat: Seat,
        others: SeatRule,
    ) -> Result<TableConfig, HostError> {
        let config = self.play_on_config(id, 0, seat).await?;
        let is_with_people = !matches!(others, SeatRule::Bot(_));
        let chairs = config.chairs.into_iter().map(|rule| match rule {
            SeatRule::Bot(_) => others.clone(),
            rule => rule,
        });
        Ok(TableConfig { chairs: chairs.collect(), talk: is_with_people, ..config })
    }

    /// Returns the configuration of a table that continues a finished game at a position, against bots.
    pub async fn play_on_config(&self, id: TableId, at: usize, seat: Seat) -> Result<TableConfig, HostError> {
        if at > MAX_DECISIONS_TO_PLAY_ON {
            return Err(HostError::CannotPlayOn);
        }
        self.read(id, move |snapshot| {
            require_over(snapshot.table())?;
            let goes_on = snapshot
                .game()
                .is_some_and(|game| at <= game.decisions() && game.at(at).turn() != Turn::Over);
            if !goes_on {
                return Err(HostError::NoSuchPosition(at));
            }
            let mut seats = snapshot.table().seats();
            if seats.clone().all(|known| known != seat) {
                return Err(HostError::NoSeat(seat.number()));
            }
            let bot = || SeatRule::Bot(USUAL_BOT.to_owned());
            let rules: Vec<SeatRule> =
                seats.by_ref().map(|other| if other == seat { SeatRule::Host } else { bot() }).collect();
            let TableConfig { game, options, from, .. } = snapshot.table().plan().clone();
            let from = match from {
                // The position is one of the continued game: a shorter way to it.
                Some(Continued::Position { table, decisions }) if at <= decisions => {
                    Continued::Position { table, decisions: at }
                }
                _ => Continued::Position { table: id.to_string(), decisions: at },
            };
            // The position fixes the rules of this game; the options are for a rematch.
            Ok(TableConfig { from: Some(from), options, talk: false, ..TableConfig::usual(game, rules) })
        })
        .await?
    }
}

fn rematch_config(table: &Table<Catalogue>, player: &Player) -> TableConfig {
    let hot_seat = table.seats_of(player.person).count() > 1;
    let rules = table.seats().map(|seat| match table.sitter(seat) {
        Occupant::Person { person, name } if *person == player.person => {
            let is_host = table.plan().chairs.get(seat.index()) == Some(&SeatRule::Host);
            // The other players at their device keep their names.
            if !hot_seat || is_host || *name == player.name {
                SeatRule::Host
            } else {
                SeatRule::HotSeat(name.clone())
            }
        }
        Occupant::Person { person, .. } => SeatRule::For(*person),
        Occupant::Bot(bot) => SeatRule::Bot(bot.clone()),
        Occupant::Nobody => SeatRule::Guest,
    });
    let config = TableConfig {
        chairs: rules.collect(),
        called: reserved_for(table, player.person),
        from: None,
        ..table.plan().clone()
    };
    // The players may have stopped the clock of a rated game.
    TableConfig { rated: config.rated && config.is_ratable(), ..config }
}

/// Returns the names of the other players, seat by seat.
fn reserved_for(table: &Table<Catalogue>, host: Person) -> Vec<ReservedFor> {
    let others = table.seats().filter_map(|seat| match table.sitter(seat) {
        Occupant::Person { person, name } if *person != host => {
            Some(ReservedFor { person: *person, name: name.clone() })
        }
        _ => None,
    });
    others.collect()
}
