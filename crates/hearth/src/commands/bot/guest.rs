//! A program at one table: it follows the stream and answers each turn. Whatever the network does, it comes back and goes on
//! where it was; what it decided counts once, since each decision says after how many others it was made.

use std::thread::sleep;
use std::time::Duration;

use hearth_programs::{Launch, ProgramSession};
use serde_json::{Value, json};

use super::client::{Client, Trouble};
use crate::failure::Failure;

/// How long it waits before it tries again, at first and at most.
const FIRST_WAIT: Duration = Duration::from_millis(250);
const LONGEST_WAIT: Duration = Duration::from_secs(8);
/// So often in a row it tries before it gives up: about ten minutes.
const TRIES: u32 = 80;

/// A program at one table.
pub(super) struct Guest {
    client: Client,
    table: String,
    seat: Value,
    game: String,
    launch: Launch,
    session: ProgramSession,
    /// The table as it was after the last decision that was acknowledged.
    acknowledged: u64,
}

/// Whether a game goes on.
enum Next {
    GoesOn,
    Over,
}

impl Guest {
    /// Sits down, or finds the seat where it sits already.
    pub fn sit_down(client: Client, table: String, me: &Value, launch: Launch) -> Result<Guest, Failure> {
        let path = format!("/tables/{table}");
        let mut seen = client.get(&path).map_err(|trouble| trouble.at(&table))?;
        if own_seats(&seen, me).is_empty() {
            client.post(&format!("{path}/sit"), &json!({})).map_err(|trouble| trouble.at(&table))?;
            seen = client.get(&path).map_err(|trouble| trouble.at(&table))?;
        }
        let seats = own_seats(&seen, me);
        let [seat] = &seats[..] else {
            return Err(Failure::input(format!(
                "at table {table} this token has {} seats: a program plays one seat",
                seats.len()
            )));
        };
        let stood_in = seat["bot"].is_string() && seat["gave_up"] == false;
        let guest = Guest {
            seat: seat["seat"].clone(),
            game: seen["plan"]["game"].as_str().unwrap_or_default().to_owned(),
            session: ProgramSession::new(launch.clone()),
            client,
            table,
            launch,
            acknowledged: 0,
        };
        if stood_in {
            guest.come_back().map_err(|trouble| trouble.at(&guest.table))?;
        }
        anstream::eprintln!("table {}: the program sits at seat {}", guest.table, guest.seat);
        Ok(guest)
    }

    /// Plays until the game is over.
    pub fn play(mut self) -> Result<(), Failure> {
        let mut seen = None;
        let mut patience = Patience::at(&self.table);
        loop {
            match self.follow(&mut seen, &mut patience) {
                Ok(Next::Over) => return Ok(()),
                // The stream ended: the server was stopped, or found the program too slow.
                Ok(Next::GoesOn) => patience.wait("the stream ended")?,
                Err(Stop::Trouble(trouble)) if trouble.may_pass() => patience.wait(trouble)?,
                Err(Stop::Trouble(trouble)) => return Err(trouble.at(&self.table)),
                Err(Stop::Forfeit(reason)) => {
                    return Err(Failure::input(format!(
                        "table {}: the program failed: {reason}. The table waits: started again, it goes on",
                        self.table
                    )));
                }
            }
        }
    }

    fn follow(&mut self, seen: &mut Option<String>, patience: &mut Patience) -> Result<Next, Stop> {
        // What comes first is how the table is now. It may be an earlier one than was acknowledged: see `begin_anew`.
        self.acknowledged = 0;
        for event in self.client.watch(&self.table, seen.as_deref())? {
            let event = event.map_err(|error| Trouble::Away(error.to_string()))?;
            patience.renew();
            if seen.is_some() && event.data["entries"][0]["entry"] == "opened" {
                self.begin_anew(&event.data)?;
            }
            *seen = event.id.or(seen.take());
            if let Next::Over = self.hear(&event.data)? {
                return Ok(Next::Over);
            }
        }
        Ok(Next::GoesOn)
    }

    /// Who is told everything once more has seen what is not so: a backup was restored. What the program remembers is not so, and it may not sit there yet.
    fn begin_anew(&mut self, news: &Value) -> Result<(), Trouble> {
        anstream::eprintln!("table {}: it is as it was before; the program begins anew", self.table);
        self.session = ProgramSession::new(self.launch.clone());
        if news["seat"].is_null() {
            self.insist("sit", &json!({}))?;
        }
        Ok(())
    }

    fn hear(&mut self, news: &Value) -> Result<Next, Stop> {
        // Where who begins is drawn, the seats are counted anew when the game begins.
        if news["seat"].is_u64() {
            self.seat = news["seat"].clone();
        }
        for entry in news["entries"].as_array().into_iter().flatten() {
            let own = entry["seat"] == self.seat;
            match entry["entry"].as_str() {
                Some("decided") => {
                    let seat = entry["seat"].as_u64().unwrap_or_default();
                    self.session.sees(seat as usize, entry["decision"].as_str());
                }
                // What it remembers is not so: it begins anew with what it is shown.
                Some("took_back") => self.session = ProgramSession::new(self.launch.clone()),
                Some("ran_out" | "stood_in") if own => self.come_back()?,
                // As the server's own bots do: nobody shall wait for it.
                Some("asked") if !own => self.want("answer", &json!({"yes": true}))?,
                _ => (),
            }
        }
        match news["stage"].as_str() {
            Some("over") => {
                self.part(news);
                Ok(Next::Over)
            }
            Some("faded") => {
                anstream::eprintln!("table {}: closed before the game began", self.table);
                Ok(Next::Over)
            }
            _ => {
                if news["seq"].as_u64() >= Some(self.acknowledged) && news["legal"].is_array() {
                    self.decide(news)?;
                }
                Ok(Next::GoesOn)
            }
        }
    }

    fn decide(&mut self, news: &Value) -> Result<(), Stop> {
        let Some(view) = news.get("view").filter(|view| view.is_object()) else { return Ok(()) };
        let words = news["legal"].as_array().into_iter().flatten();
        let legal: Vec<String> = words.filter_map(Value::as_str).map(str::to_owned).collect();
        let read = |word: &str| legal.iter().find(|legal| *legal == word).cloned();
        let thought = self.session.think(&self.game, view, &legal, read);
        let (decision, _) = thought.map_err(|forfeit| Stop::Forfeit(forfeit.to_string()))?;
        let body = json!({"decision": decision, "after": news["decisions"]});
        match self.insist("decisions", &body) {
            Ok(done) => self.acknowledged = done["seq"].as_u64().unwrap_or_default(),
            // It came through before the answer was lost, or was taken back or ended meanwhile: the stream tells.
            Err(Trouble::Refused { title, .. })
                if matches!(title.as_str(), "stale" | "not-your-turn" | "over") => {}
            Err(trouble) => return Err(trouble.into()),
        }
        Ok(())
    }

    /// Plays itself again after a bot has stood in.
    fn come_back(&self) -> Result<(), Trouble> {
        self.want("come-back", &json!({}))
    }

    /// Wants something that may be done or impossible already.
    fn want(&self, act: &str, body: &Value) -> Result<(), Trouble> {
        match self.insist(act, body) {
            Err(trouble) if trouble.may_pass() => Err(trouble),
            _ => Ok(()),
        }
    }

    /// Sends something until it is answered.
    fn insist(&self, act: &str, body: &Value) -> Result<Value, Trouble> {
        let path = format!("/tables/{}/{act}", self.table);
        let mut patience = Patience::at(&self.table);
        loop {
            match self.client.post(&path, body) {
                Err(trouble) if trouble.may_pass() && patience.wait(&trouble).is_ok() => {}
                answer => return answer,
            }
        }
    }

    /// Tells the program how it ended, and whoever started it.
    fn part(&mut self, news: &Value) {
        let outcome = &news["outcome"];
        let played = outcome["ending"] == "played";
        let reason = if played { &news["view"]["ends"] } else { &outcome["ending"] };
        let (scores, winners) = (&outcome["scores"], &outcome["winners"]);
        self.session.over(&json!({"over": true, "scores": scores, "winners": winners, "reason": reason}));
        anstream::eprintln!("table {}: over, scores {scores}, won by seats {winners}", self.table);
    }
}

fn own_seats(seen: &Value, me: &Value) -> Vec<Value> {
    let seats = seen["seats"].as_array().into_iter().flatten();
    seats.filter(|seat| &seat["person"] == me).cloned().collect()
}

/// Why it does not follow the stream any more.
enum Stop {
    Trouble(Trouble),
    Forfeit(String),
}

impl From<Trouble> for Stop {
    fn from(trouble: Trouble) -> Stop {
        Stop::Trouble(trouble)
    }
}

/// How long it waits before it tries again at a table: longer each time.
struct Patience {
    table: String,
    tries: u32,
}

impl Patience {
    fn at(table: &str) -> Patience {
        Patience { table: table.to_owned(), tries: 0 }
    }

    /// Something went well.
    fn renew(&mut self) {
        self.tries = 0;
    }

    fn wait(&mut self, trouble: impl std::fmt::Display) -> Result<(), Failure> {
        let Patience { table, tries } = self;
        if *tries == TRIES {
            return Err(Failure::input(format!("table {table}: given up: {trouble}")));
        }
        if *tries == 1 {
            anstream::eprintln!("table {table}: {trouble}; trying again");
        }
        sleep(FIRST_WAIT.saturating_mul(1 << (*tries).min(6)).min(LONGEST_WAIT));
        *tries += 1;
        Ok(())
    }
}
