//! A running program. Threads of their own write to it and read from it, so that whatever it does, nobody waits longer than he
//! wants to. When it is let go it is ended, and all that it started with it.

use std::collections::BTreeSet;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, TryRecvError, channel, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// No line that it says may be longer, in bytes.
pub(crate) const LONGEST_LINE: usize = 65_536;
/// So many of the last bytes on its standard error are kept.
const KEPT: usize = 4_096;
/// So long it is waited for its end when it has closed its output, and for what it still has to say on its standard error.
const LAST_WORDS: Duration = Duration::from_secs(1);
/// So long one who is let go may take to end by himself.
pub(crate) const FAREWELL: Duration = Duration::from_millis(500);
/// So often one looks whether it has ended.
const GLANCE: Duration = Duration::from_millis(5);

/// What came from a program.
#[derive(Debug)]
pub(crate) enum Heard {
    /// A line.
    Line {
        /// What it says.
        text: Vec<u8>,
        /// Whether more was said in the same breath.
        more: bool,
    },
    /// A line that never seems to end.
    Endless,
    /// Nothing will come any more.
    Closed,
    /// Nothing came in time.
    Silence,
}

/// A running program.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    /// `None` once nothing more will be said to it.
    to: Option<Sender<String>>,
    from: Receiver<Heard>,
    complaint: Arc<Mutex<Vec<u8>>>,
    /// Hangs up when the standard error is closed.
    complained: Receiver<()>,
}

impl Process {
    /// Starts a command, given as words.
    pub fn start(words: &[String]) -> io::Result<Process> {
        let (name, arguments) =
            words.split_first().ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "no command"))?;
        let mut command = Command::new(name);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // In a group of its own, so that it can be ended with all that it starts.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        running().insert(child.id());
        let (to, lines) = channel();
        // It may talk faster than it is asked: then it has to wait.
        let (say, from) = sync_channel(1);
        let (closed, complained) = sync_channel(0);
        let complaint = Arc::new(Mutex::new(Vec::new()));
        if let Some(input) = child.stdin.take() {
            thread::spawn(move || write(input, &lines));
        }
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || listen(output, &say));
        }
        if let Some(errors) = child.stderr.take() {
            let complaint = Arc::clone(&complaint);
            thread::spawn(move || keep_last(errors, &complaint, closed));
        }
        Ok(Process { child, to: Some(to), from, complaint, complained })
    }

    /// Says a line. Whether it listens shows when it does not answer.
    pub fn say(&self, line: String) {
        if let Some(to) = &self.to {
            let _ = to.send(line);
        }
    }

    /// Whether something came without being asked for.
    pub fn interrupted(&self) -> Option<Heard> {
        match self.from.try_recv() {
            Ok(heard) => Some(heard),
            Err(TryRecvError::Disconnected) => Some(Heard::Closed),
            Err(TryRecvError::Empty) => None,
        }
    }

    /// What it says next, if it does so in time.
    pub fn hear(&self, time: Duration) -> Heard {
        self.from.recv_timeout(time).unwrap_or_else(|error| match error {
            RecvTimeoutError::Timeout => Heard::Silence,
            RecvTimeoutError::Disconnected => Heard::Closed,
        })
    }

    /// Says nothing more, lets it end by itself for a while, and then ends it.
    pub fn part(&mut self, time: Duration) {
        self.to = None;
        self.hear(time);
        self.kill();
    }

    /// Waits for a moment until it has ended: who ends closes his output first.
    pub fn await_end(&self) {
        let patience = Instant::now() + LAST_WORDS;
        while !self.has_ended() && Instant::now() < patience {
            thread::sleep(GLANCE);
        }
    }

    /// Whether it has ended by itself. How is not asked yet, so that its number stays its own.
    #[cfg(unix)]
    fn has_ended(&self) -> bool {
        use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
        let peek = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        matches!(waitid(WaitId::Pid(Pid::from_child(&self.child)), peek), Ok(Some(_)))
    }

    #[cfg(not(unix))]
    fn has_ended(&self) -> bool {
        false
    }

    /// Ends it, and says how it ended and what it said last on its standard error. A program that had ended by itself is
    /// found as it was; of one that we end ourselves nothing is said.
    pub fn end(&mut self) -> (Option<ExitStatus>, Option<String>) {
        let by_itself = self.has_ended();
        // Who was about to end has an exit code; who was ended by us has none.
        let status = self.kill().filter(|status| by_itself || status.code().is_some());
        let _ = self.complained.recv_timeout(LAST_WORDS);
        let complaint = self.complaint.lock().unwrap_or_else(PoisonError::into_inner);
        let text = String::from_utf8_lossy(&complaint);
        (status, text.lines().rfind(|line| !line.trim().is_empty()).map(str::to_owned))
    }

    fn kill(&mut self) -> Option<ExitStatus> {
        // As long as nobody has asked how it ended, its number cannot belong to another.
        running().remove(&self.child.id());
        end_group(self.child.id());
        let _ = self.child.kill();
        // Not before: who reads to the end would end by himself.
        self.to = None;
        self.child.wait().ok()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Who is not needed any more can still write down what he knows.
        if self.to.is_some() {
            self.part(FAREWELL);
        }
    }
}

/// The groups of all programs that run.
static RUNNING: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

fn running() -> MutexGuard<'static, BTreeSet<u32>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ends all programs that run, for somebody who is about to end himself: they would go on without him.
pub fn end_all() {
    for group in std::mem::take(&mut *running()) {
        end_group(group);
    }
}

#[cfg(unix)]
fn end_group(group: u32) {
    if let Some(group) = i32::try_from(group).ok().and_then(rustix::process::Pid::from_raw) {
        let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
}

#[cfg(not(unix))]
fn end_group(_: u32) {}

fn write(mut input: ChildStdin, lines: &Receiver<String>) {
    for mut line in lines {
        line.push('\n');
        if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

fn listen(output: ChildStdout, say: &SyncSender<Heard>) {
    let mut output = BufReader::new(output);
    loop {
        let mut text = Vec::new();
        let heard = match (&mut output).take(LONGEST_LINE as u64 + 1).read_until(b'\n', &mut text) {
            Ok(0) | Err(_) => Heard::Closed,
            Ok(length) if length > LONGEST_LINE => Heard::Endless,
            Ok(_) => Heard::Line { text, more: !output.buffer().is_empty() },
        };
        let last = !matches!(heard, Heard::Line { .. });
        if say.send(heard).is_err() || last {
            return;
        }
    }
}

/// Keeps the last bytes; the sender is hung up at the end.
fn keep_last(mut errors: ChildStderr, complaint: &Mutex<Vec<u8>>, closed: SyncSender<()>) {
    let mut bytes = [0; 1_024];
    while let Ok(count @ 1..) = errors.read(&mut bytes) {
        let mut kept = complaint.lock().unwrap_or_else(PoisonError::into_inner);
        kept.extend_from_slice(&bytes[..count]);
        let surplus = kept.len().saturating_sub(KEPT);
        kept.drain(..surplus);
    }
    drop(closed);
}
