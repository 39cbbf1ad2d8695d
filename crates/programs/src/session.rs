//! One game with a program, in JSON. Nothing here knows a game: whoever has views as JSON can let a program play.

use std::time::Duration;

use hearth_bots::Forfeit;
use serde_json::Value;

use crate::Launch;
use crate::message::{self, excerpt};
use crate::process::{FAREWELL, Heard, LONGEST_LINE, Process};

/// So much later than its clock says an answer may come: the way here takes time on a busy machine.
const GRACE: Duration = Duration::from_millis(250);
/// So much longer the first answer may take, since the program has to start.
const START: Duration = Duration::from_secs(5);

/// One game with a program. It is started when it is asked for the first time.
#[derive(Debug)]
pub struct Session {
    launch: Launch,
    stage: Stage,
    /// What was decided since it was asked last.
    since: Vec<Value>,
}

#[derive(Debug)]
enum Stage {
    Waiting,
    Playing(Process),
    /// It has lost by rule, for this reason.
    Lost(Forfeit),
}

impl Session {
    /// A program that is not started yet.
    pub fn new(launch: Launch) -> Session {
        Session { launch, stage: Stage::Waiting, since: Vec::new() }
    }

    /// Tells it what a seat decided, `None` if that was done in secret, before it is asked the next time.
    pub fn sees(&mut self, seat: usize, decision: Option<&str>) {
        self.since.push(message::seen(seat, decision));
    }

    /// One question and its answer: the decision as it was understood, and everything it said. What is not understood is not
    /// legal.
    pub fn think<D>(
        &mut self,
        game: &str,
        view: &Value,
        legal: &[String],
        read: impl FnOnce(&str) -> Option<D>,
    ) -> Result<(D, Value), Forfeit> {
        if let Stage::Lost(forfeit) = &self.stage {
            return Err(forfeit.clone());
        }
        self.ask(game, view, legal, read).map_err(|reason| self.lose(reason))
    }

    /// Tells it that the game is over, and lets it go.
    pub fn over(&mut self, line: &Value) {
        if let Stage::Playing(process) = &mut self.stage {
            process.say(line.to_string());
            process.part(FAREWELL);
            self.stage = Stage::Waiting;
        }
    }

    fn ask<D>(
        &mut self,
        game: &str,
        view: &Value,
        legal: &[String],
        read: impl FnOnce(&str) -> Option<D>,
    ) -> Result<(D, Value), String> {
        let mut time = self.launch.time + GRACE;
        if !matches!(self.stage, Stage::Playing(_)) {
            let process = Process::start(&self.launch.words)
                .map_err(|error| format!("it cannot be started: {error}"))?;
            process.say(message::hello(game, view).to_string());
            self.stage = Stage::Playing(process);
            time += START;
        }
        let Stage::Playing(process) = &self.stage else { return Err("it is not running".to_owned()) };
        if let Some(Heard::Line { text, .. }) = process.interrupted() {
            let said = String::from_utf8_lossy(&text);
            return Err(format!("it spoke before it was asked: `{}`", excerpt(&said)));
        }
        process.say(message::ask(view, legal, &self.since, self.launch.time).to_string());
        self.since.clear();
        match process.hear(time) {
            Heard::Line { text, more } => {
                let understood = message::answer(&text, read)?;
                if more { Err("it answered more than once".to_owned()) } else { Ok(understood) }
            }
            Heard::Endless => Err(format!("its answer is longer than {LONGEST_LINE} bytes")),
            Heard::Closed => {
                process.await_end();
                Err("it closed its output".to_owned())
            }
            Heard::Silence => Err(format!("it gave no answer within {} ms", self.launch.time.as_millis())),
        }
    }

    /// Ends the program and puts together why it lost.
    fn lose(&mut self, mut reason: String) -> Forfeit {
        if let Stage::Playing(process) = &mut self.stage {
            let (status, complaint) = process.end();
            if let Some(status) = status {
                reason += &match status.code() {
                    Some(code) => format!(" and ended with exit code {code}"),
                    // `signal: 11 (SIGSEGV)`
                    None => format!(" and was ended by a {status}"),
                };
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

#[cfg(all(test, unix))]
mod tests {
    use serde_json::json;

    use super::*;

    /// What is said of a program of the shell that is asked once.
    fn lost(script: &str) -> String {
        let words = ["sh", "-c", script].map(str::to_owned).to_vec();
        let mut session = Session::new(Launch::of(words, Duration::from_millis(300)));
        let view = json!({"seat": 1, "players": 2, "options": {}});
        let thought = session.think("any", &view, &["draw".to_owned()], |word| Some(word.to_owned()));
        thought.expect_err("it does not answer").to_string()
    }

    #[test]
    fn how_a_program_ended_by_itself_is_told() {
        assert_eq!(lost("exit 3"), "it closed its output and ended with exit code 3");
        // It takes a while to end after it has closed its output.
        assert_eq!(lost("exec >&-; sleep 0.05; exit 4"), "it closed its output and ended with exit code 4");
        for (signal, number) in [("SEGV", 11), ("KILL", 9), ("TERM", 15)] {
            let told = lost(&format!("kill -{signal} $$"));
            let wanted = format!("it closed its output and was ended by a signal: {number} (SIG{signal})");
            assert!(told.starts_with(&wanted), "{told}");
        }
    }

    #[test]
    fn nothing_is_told_of_an_end_that_we_made() {
        assert_eq!(lost("exec >&-; sleep 1000"), "it closed its output");
        let asked = "while read -r line; do case $line in *legal*) echo hello;; esac; done";
        assert_eq!(lost(asked), "its answer is no JSON: `hello`");
    }
}
