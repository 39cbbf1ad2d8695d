//! A program at one table: follows the event stream and answers each turn.
//!
//! It reconnects after network errors and continues where it was. Each decision carries the number of
//! decisions before it, so a repeated request counts once (optimistic concurrency).

use std::thread::sleep;
use std::time::Duration;

use hearth_programs::{Launch, ProgramSession};
use serde_json::{Value, json};

use super::client::{ApiError, Client};
use crate::failure::Failure;

/// Delay before the first retry; it doubles up to [`MAX_RETRY_DELAY`].
const INITIAL_RETRY_DELAY: Duration = Duration::from_millis(250);
const MAX_RETRY_DELAY: Duration = Duration::from_secs(8);
/// Number of retries in a row before giving up, about ten minutes.
const MAX_RETRIES: u32 = 80;

/// A program at one table.
pub(super) struct SeatedProgram {
    client: Client,
    table: String,
    seat: Value,
    game: String,
    launch: Launch,
    session: ProgramSession,
    /// The table's sequence number after the last acknowledged decision.
    acknowledged: u64,
}

/// The status of a game after an update.
enum GameStatus {
    Running,
    Over,
}

impl SeatedProgram {
    /// Takes a seat, or finds the seat that the player already has.
    pub fn sit_down(
        client: Client,
        table: String,
        me: &Value,
        launch: Launch,
    ) -> Result<SeatedProgram, Failure> {
        let path = format!("/tables/{table}");
        let mut seen = client.get(&path).map_err(|error| error.at(&table))?;
        if seats_of(&seen, me).is_empty() {
            client.post(&format!("{path}/sit"), &json!({})).map_err(|error| error.at(&table))?;
            seen = client.get(&path).map_err(|error| error.at(&table))?;
        }
        let seats = seats_of(&seen, me);
        let [seat] = &seats[..] else {
            return Err(Failure::input(format!(
                "at table {table} this player has {} seats: a program plays one seat",
                seats.len()
            )));
        };
        let stood_in = seat["bot"].is_string() && seat["gave_up"] == false;
        let seated_program = SeatedProgram {
            seat: seat["seat"].clone(),
            game: seen["plan"]["game"].as_str().unwrap_or_default().to_owned(),
            session: ProgramSession::new(launch.clone()),
            client,
            table,
            launch,
            acknowledged: 0,
        };
        if stood_in {
            seated_program.come_back().map_err(|error| error.at(&seated_program.table))?;
        }
        anstream::eprintln!(
            "table {}: the program sits at seat {}",
            seated_program.table,
            seated_program.seat
        );
        Ok(seated_program)
    }

    /// Plays until the game is over.
    pub fn play(mut self) -> Result<(), Failure> {
        let mut seen = None;
        let mut backoff = RetryBackoff::at(&self.table);
        loop {
            match self.follow(&mut seen, &mut backoff) {
                Ok(GameStatus::Over) => return Ok(()),
                // The server stopped, or dropped a client that read too slowly.
                Ok(GameStatus::Running) => backoff.wait("the stream ended")?,
                Err(FollowError::ApiError(error)) if error.is_transient() => backoff.wait(error)?,
                Err(FollowError::ApiError(error)) => return Err(error.at(&self.table)),
                Err(FollowError::Forfeit(reason)) => {
                    return Err(Failure::input(format!(
                        "table {}: the program failed: {reason}. The table waits; run the command again to continue",
                        self.table
                    )));
                }
            }
        }
    }

    fn follow(
        &mut self,
        seen: &mut Option<String>,
        backoff: &mut RetryBackoff,
    ) -> Result<GameStatus, FollowError> {
        // The first event may be older than the last acknowledged decision: see `reset_after_restore`.
        self.acknowledged = 0;
        for event in self.client.watch(&self.table, seen.as_deref())? {
            let event = event.map_err(|error| ApiError::Unavailable(error.to_string()))?;
            backoff.reset();
            if seen.is_some() && event.data["entries"][0]["entry"] == "opened" {
                self.reset_after_restore(&event.data)?;
            }
            *seen = event.id.or(seen.take());
            if let GameStatus::Over = self.handle_update(&event.data)? {
                return Ok(GameStatus::Over);
            }
        }
        Ok(GameStatus::Running)
    }

    /// Starts the program again, since the server sent the whole log once more: a backup was restored.
    ///
    /// The program's memory is wrong then, and it may not have its seat yet.
    fn reset_after_restore(&mut self, update: &Value) -> Result<(), ApiError> {
        anstream::eprintln!("table {}: a backup was restored; the program starts again", self.table);
        self.session = ProgramSession::new(self.launch.clone());
        if update["seat"].is_null() {
            self.post_until_answered("sit", &json!({}))?;
        }
        Ok(())
    }

    fn handle_update(&mut self, update: &Value) -> Result<GameStatus, FollowError> {
        // If the starting player is drawn, seats are renumbered when the game begins.
        if update["seat"].is_u64() {
            self.seat = update["seat"].clone();
        }
        for entry in update["entries"].as_array().into_iter().flatten() {
            let own = entry["seat"] == self.seat;
            match entry["entry"].as_str() {
                Some("decided") => {
                    let seat = entry["seat"].as_u64().unwrap_or_default();
                    self.session.sees(seat as usize, entry["decision"].as_str());
                }
                // The program's memory is wrong after an undo; it starts again from the current view.
                Some("took_back") => self.session = ProgramSession::new(self.launch.clone()),
                Some("ran_out" | "stood_in") if own => self.come_back()?,
                // Agrees at once, as the server's own bots do.
                Some("asked") if !own => self.post_ignoring_refusal("answer", &json!({"yes": true}))?,
                _ => (),
            }
        }
        match update["stage"].as_str() {
            Some("over") => {
                self.report_result(update);
                Ok(GameStatus::Over)
            }
            Some("faded") => {
                anstream::eprintln!("table {}: closed before the game began", self.table);
                Ok(GameStatus::Over)
            }
            _ => {
                if update["seq"].as_u64() >= Some(self.acknowledged) && update["legal"].is_array() {
                    self.decide(update)?;
                }
                Ok(GameStatus::Running)
            }
        }
    }

    fn decide(&mut self, update: &Value) -> Result<(), FollowError> {
        let Some(view) = update.get("view").filter(|view| view.is_object()) else { return Ok(()) };
        let words = update["legal"].as_array().into_iter().flatten();
        let legal: Vec<String> = words.filter_map(Value::as_str).map(str::to_owned).collect();
        let read = |word: &str| legal.iter().find(|legal| *legal == word).cloned();
        let thought = self.session.think(&self.game, view, &legal, read);
        let (decision, _) = thought.map_err(|forfeit| FollowError::Forfeit(forfeit.to_string()))?;
        let body = json!({"decision": decision, "after": update["decisions"]});
        match self.post_until_answered("decisions", &body) {
            Ok(done) => self.acknowledged = done["seq"].as_u64().unwrap_or_default(),
            // The request arrived but its answer was lost, or an undo or the end came first. The stream shows
            // which.
            Err(ApiError::Refused { title, .. })
                if matches!(title.as_str(), "stale" | "not-your-turn" | "over") => {}
            Err(error) => return Err(error.into()),
        }
        Ok(())
    }

    /// Takes the seat back from the bot that stood in.
    fn come_back(&self) -> Result<(), ApiError> {
        self.post_ignoring_refusal("come-back", &json!({}))
    }

    /// Posts an action and ignores a refusal, since it may be done or impossible already.
    fn post_ignoring_refusal(&self, act: &str, body: &Value) -> Result<(), ApiError> {
        match self.post_until_answered(act, body) {
            Err(error) if error.is_transient() => Err(error),
            _ => Ok(()),
        }
    }

    /// Posts an action until the server answers.
    fn post_until_answered(&self, act: &str, body: &Value) -> Result<Value, ApiError> {
        let path = format!("/tables/{}/{act}", self.table);
        let mut backoff = RetryBackoff::at(&self.table);
        loop {
            match self.client.post(&path, body) {
                Err(error) if error.is_transient() && backoff.wait(&error).is_ok() => {}
                answer => return answer,
            }
        }
    }

    /// Reports the result to the program and on stderr.
    fn report_result(&mut self, update: &Value) {
        let outcome = &update["outcome"];
        let played = outcome["ending"] == "played";
        let reason = if played { &update["view"]["ends"] } else { &outcome["ending"] };
        let (scores, winners) = (&outcome["scores"], &outcome["winners"]);
        self.session.over(&json!({"over": true, "scores": scores, "winners": winners, "reason": reason}));
        anstream::eprintln!("table {}: over, scores {scores}, won by seats {winners}", self.table);
    }
}

fn seats_of(seen: &Value, me: &Value) -> Vec<Value> {
    let seats = seen["seats"].as_array().into_iter().flatten();
    seats.filter(|seat| &seat["person"] == me).cloned().collect()
}

/// A reason to leave the stream.
enum FollowError {
    ApiError(ApiError),
    Forfeit(String),
}

impl From<ApiError> for FollowError {
    fn from(error: ApiError) -> FollowError {
        FollowError::ApiError(error)
    }
}

/// Exponential backoff between the retries at one table.
struct RetryBackoff {
    table: String,
    tries: u32,
}

impl RetryBackoff {
    fn at(table: &str) -> RetryBackoff {
        RetryBackoff { table: table.to_owned(), tries: 0 }
    }

    /// Resets the backoff after a success.
    fn reset(&mut self) {
        self.tries = 0;
    }

    fn wait(&mut self, error: impl std::fmt::Display) -> Result<(), Failure> {
        let RetryBackoff { table, tries } = self;
        if *tries == MAX_RETRIES {
            return Err(Failure::input(format!("table {table}: giving up: {error}")));
        }
        if *tries == 1 {
            anstream::eprintln!("table {table}: {error}; retrying");
        }
        sleep(INITIAL_RETRY_DELAY.saturating_mul(1 << (*tries).min(6)).min(MAX_RETRY_DELAY));
        *tries += 1;
        Ok(())
    }
}
