//! One game with a program, in JSON. Nothing here depends on a game type.

use std::time::Duration;

use hearth_bots::Forfeit;
use serde_json::Value;

use crate::Launch;
use crate::message::{self, excerpt};
use crate::process::{EXIT_GRACE_PERIOD, MAX_LINE_BYTES, Process, ProgramOutput};

/// The extra time for an answer, because delivery takes time on a busy machine.
const ANSWER_GRACE_PERIOD: Duration = Duration::from_millis(250);
/// The extra time for the first answer, because the program has to start.
const PROCESS_START_TIMEOUT: Duration = Duration::from_secs(5);

/// One game with a program. It starts with the first request.
#[derive(Debug)]
pub struct ProgramSession {
    launch: Launch,
    stage: ProgramState,
    /// The decisions since the last request.
    since: Vec<Value>,
}

#[derive(Debug)]
enum ProgramState {
    Waiting,
    Playing(Process),
    /// The program has forfeited.
    Lost(Forfeit),
}

impl ProgramSession {
    /// Creates a session without starting the program.
    pub fn new(launch: Launch) -> ProgramSession {
        ProgramSession { launch, stage: ProgramState::Waiting, since: Vec::new() }
    }

    /// Records a seat's decision for the next request; `None` if it was secret.
    pub fn sees(&mut self, seat: usize, decision: Option<&str>) {
        self.since.push(message::seen(seat, decision));
    }

    /// Asks for a decision. Returns it with the whole answer. A decision that `read` rejects is illegal.
    pub fn think<D>(
        &mut self,
        game: &str,
        view: &Value,
        legal: &[String],
        read: impl FnOnce(&str) -> Option<D>,
    ) -> Result<(D, Value), Forfeit> {
        if let ProgramState::Lost(forfeit) = &self.stage {
            return Err(forfeit.clone());
        }
        self.ask(game, view, legal, read).map_err(|reason| self.lose(reason))
    }

    /// Sends the final line and shuts the program down.
    pub fn over(&mut self, line: &Value) {
        if let ProgramState::Playing(process) = &mut self.stage {
            process.send(line.to_string());
            process.shut_down(EXIT_GRACE_PERIOD);
            self.stage = ProgramState::Waiting;
        }
    }

    fn ask<D>(
        &mut self,
        game: &str,
        view: &Value,
        legal: &[String],
        read: impl FnOnce(&str) -> Option<D>,
    ) -> Result<(D, Value), String> {
        let mut time = self.launch.time + ANSWER_GRACE_PERIOD;
        if !matches!(self.stage, ProgramState::Playing(_)) {
            let process = Process::start(&self.launch.words)
                .map_err(|error| format!("it cannot be started: {error}"))?;
            process.send(message::hello(game, view).to_string());
            self.stage = ProgramState::Playing(process);
            time += PROCESS_START_TIMEOUT;
        }
        let ProgramState::Playing(process) = &self.stage else { return Err("it is not running".to_owned()) };
        if let Some(ProgramOutput::Line { text, .. }) = process.unsolicited_output() {
            let text = String::from_utf8_lossy(&text);
            return Err(format!("it wrote before it was asked: `{}`", excerpt(&text)));
        }
        process.send(message::ask(view, legal, &self.since, self.launch.time).to_string());
        self.since.clear();
        match process.receive(time) {
            ProgramOutput::Line { text, more } => {
                let understood = message::answer(&text, read)?;
                if more { Err("it answered more than once".to_owned()) } else { Ok(understood) }
            }
            ProgramOutput::LineTooLong => Err(format!("its answer is longer than {MAX_LINE_BYTES} bytes")),
            ProgramOutput::Closed => {
                process.await_exit();
                Err("it closed its output".to_owned())
            }
            ProgramOutput::Timeout => {
                Err(format!("it gave no answer within {} ms", self.launch.time.as_millis()))
            }
        }
    }

    /// Kills the program and describes why it forfeits.
    fn lose(&mut self, mut reason: String) -> Forfeit {
        if let ProgramState::Playing(process) = &mut self.stage {
            let (status, stderr_line) = process.kill_and_report();
            if let Some(status) = status {
                reason += &match status.code() {
                    Some(code) => format!(" and ended with exit code {code}"),
                    // `signal: 11 (SIGSEGV)`
                    None => format!(" and was killed by {status}"),
                };
            }
            if let Some(stderr_line) = stderr_line {
                reason += &format!("; its last line on standard error: `{}`", excerpt(&stderr_line));
            }
        }
        let forfeit = Forfeit(reason);
        self.stage = ProgramState::Lost(forfeit.clone());
        forfeit
    }
}

#[cfg(all(test, unix))]
mod tests {
    use serde_json::json;

    use super::*;

    /// Returns the reason why a shell script forfeits its first request.
    fn forfeit_reason(script: &str) -> String {
        let words = ["sh", "-c", script].map(str::to_owned).to_vec();
        let mut session = ProgramSession::new(Launch::of(words, Duration::from_millis(300)));
        let view = json!({"seat": 1, "players": 2, "options": {}});
        let thought = session.think("any", &view, &["draw".to_owned()], |word| Some(word.to_owned()));
        thought.expect_err("it does not answer").to_string()
    }

    #[test]
    fn the_exit_of_a_program_is_reported() {
        assert_eq!(forfeit_reason("exit 3"), "it closed its output and ended with exit code 3");
        // It takes a while to exit after it has closed its output.
        assert_eq!(
            forfeit_reason("exec >&-; sleep 0.05; exit 4"),
            "it closed its output and ended with exit code 4"
        );
        for (signal, number) in [("SEGV", 11), ("KILL", 9), ("TERM", 15)] {
            let reason = forfeit_reason(&format!("kill -{signal} $$"));
            let wanted = format!("it closed its output and was killed by signal: {number} (SIG{signal})");
            assert!(reason.starts_with(&wanted), "{reason}");
        }
    }

    #[test]
    fn our_own_kill_is_not_reported() {
        assert_eq!(forfeit_reason("exec >&-; sleep 1000"), "it closed its output");
        let asked = "while read -r line; do case $line in *legal*) echo hello;; esac; done";
        assert_eq!(forfeit_reason(asked), "its answer is not JSON: `hello`");
    }
}
