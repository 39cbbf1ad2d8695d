//! A bot that is a program.

use std::fmt;
use std::time::Duration;

use hearth_bots::{Bot, Forfeit, Thoughts};
use hearth_core::{Game, Seat, Standing, Trace};

use crate::Launch;
use crate::message::{self, Seen, excerpt};
use crate::process::{Heard, LONGEST_LINE, Process};

/// So much later than its clock says an answer may come: the way here takes time on a busy machine.
const GRACE: Duration = Duration::from_millis(250);
/// So much longer the first answer may take, since the program has to start.
const START: Duration = Duration::from_secs(5);
/// So long it may take to leave when the game is over.
const FAREWELL: Duration = Duration::from_millis(500);

/// A bot that is a program. It is started when it is asked for the first time.
pub struct Program<G: Game> {
    launch: Launch,
    stage: Stage,
    /// What was decided since it was asked last.
    since: Vec<Seen<G>>,
}

enum Stage {
    Waiting,
    Playing(Process),
    /// It has lost by rule, for this reason.
    Lost(Forfeit),
}

impl<G: Game> fmt::Debug for Program<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Program").field("launch", &self.launch).finish_non_exhaustive()
    }
}

impl<G: Trace> Program<G> {
    /// A program that is not started yet.
    pub fn new(launch: Launch) -> Program<G> {
        Program { launch, stage: Stage::Waiting, since: Vec::new() }
    }

    /// One question and its answer, or what is wrong with the program.
    fn ask(&mut self, view: &G::View, legal: &[G::Decision]) -> Result<Thoughts<G::Decision>, String> {
        let view = serde_json::to_value(G::trace_view(view))
            .map_err(|error| format!("what it sees cannot be told: {error}"))?;
        let mut time = self.launch.time + GRACE;
        if !matches!(self.stage, Stage::Playing(_)) {
            let process = Process::start(&self.launch.words)
                .map_err(|error| format!("it cannot be started: {error}"))?;
            process.say(message::hello::<G>(&view).to_string());
            self.stage = Stage::Playing(process);
            time += START;
        }
        let Stage::Playing(process) = &self.stage else { return Err("it is not running".to_owned()) };
        if let Some(Heard::Line(line)) = process.interrupted() {
            let said = String::from_utf8_lossy(&line);
            return Err(format!("it spoke before it was asked: `{}`", excerpt(&said)));
        }
        process.say(message::ask::<G>(&view, legal, &self.since, self.launch.time).to_string());
        self.since.clear();
        match process.hear(time) {
            Heard::Line(line) => message::answer::<G>(&line, legal),
            Heard::Endless => Err(format!("its answer is longer than {LONGEST_LINE} bytes")),
            Heard::Closed => Err("it closed its output".to_owned()),
            Heard::Silence => Err(format!("it gave no answer within {} ms", self.launch.time.as_millis())),
        }
    }

    /// Ends the program and puts together why it lost.
    fn lose(&mut self, reason: String) -> Forfeit {
        let mut reason = reason;
        if let Stage::Playing(process) = &mut self.stage {
            let (status, complaint) = process.end();
            // What we ended ourselves has no exit code.
            if let Some(code) = status.and_then(|status| status.code()) {
                reason += &format!(" and ended with exit code {code}");
            }
            if let Some(complaint) = complaint {
                reason += &format!("; on its standard error it said last: `{}`", excerpt(&complaint));
            }
        }
        let forfeit = Forfeit(reason);
        self.stage = Stage::Lost(forfeit.clone());
        forfeit
    }
}

impl<G: Trace> Bot<G> for Program<G> {
    fn think(&mut self, view: &G::View, legal: &[G::Decision]) -> Result<Thoughts<G::Decision>, Forfeit> {
        if let Stage::Lost(forfeit) = &self.stage {
            return Err(forfeit.clone());
        }
        self.ask(view, legal).map_err(|reason| self.lose(reason))
    }

    fn sees(&mut self, seat: Seat, decision: Option<G::Decision>) {
        self.since.push((seat, decision));
    }

    fn over(&mut self, standing: &Standing) {
        if let Stage::Playing(process) = &mut self.stage {
            process.say(message::over(standing).to_string());
            process.part(FAREWELL);
            self.stage = Stage::Waiting;
        }
    }
}
