//! A running program. Separate threads write to it and read from it, so that the caller's timeouts always
//! hold. Dropping it kills the program and everything that it started.

use std::collections::BTreeSet;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, TryRecvError, channel, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// The largest length of a line, in bytes.
pub(crate) const MAX_LINE_BYTES: usize = 65_536;
/// The number of last bytes of standard error that are kept.
const MAX_STDERR_BYTES: usize = 4_096;
/// The longest wait for the exit after the output is closed, and for the rest of standard error.
const EXIT_TIMEOUT: Duration = Duration::from_secs(1);
/// The time that a program has to exit by itself.
pub(crate) const EXIT_GRACE_PERIOD: Duration = Duration::from_millis(500);
/// The interval at which the exit is polled.
const EXIT_POLL_INTERVAL: Duration = Duration::from_millis(5);

/// An event from a program's output.
#[derive(Debug)]
pub(crate) enum ProgramOutput {
    /// A line.
    Line {
        /// The line's bytes.
        text: Vec<u8>,
        /// More output is already buffered.
        more: bool,
    },
    /// The line is too long.
    LineTooLong,
    /// The output is closed.
    Closed,
    /// Nothing came in time.
    Timeout,
}

/// A running program.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    /// `None` once the input is closed.
    to: Option<Sender<String>>,
    from: Receiver<ProgramOutput>,
    stderr_tail: Arc<Mutex<Vec<u8>>>,
    /// Disconnects when standard error is closed.
    stderr_closed: Receiver<()>,
}

impl Process {
    /// Starts a command.
    pub fn start(words: &[String]) -> io::Result<Process> {
        let (name, arguments) =
            words.split_first().ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "no command"))?;
        let mut command = Command::new(name);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // Put it in its own process group, so that it can be killed with all its children.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        running().insert(child.id());
        let (to, lines) = channel();
        // A small buffer gives backpressure to a program that writes unasked.
        let (output_sender, from) = sync_channel(1);
        let (closed, stderr_closed) = sync_channel(0);
        let stderr_tail = Arc::new(Mutex::new(Vec::new()));
        if let Some(input) = child.stdin.take() {
            thread::spawn(move || write(input, &lines));
        }
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || read_lines(output, &output_sender));
        }
        if let Some(errors) = child.stderr.take() {
            let stderr_tail = Arc::clone(&stderr_tail);
            thread::spawn(move || keep_last(errors, &stderr_tail, closed));
        }
        Ok(Process { child, to: Some(to), from, stderr_tail, stderr_closed })
    }

    /// Sends a line. A failure shows as a missing answer.
    pub fn send(&self, line: String) {
        if let Some(to) = &self.to {
            let _ = to.send(line);
        }
    }

    /// Returns output that came without a request.
    pub fn unsolicited_output(&self) -> Option<ProgramOutput> {
        match self.from.try_recv() {
            Ok(output) => Some(output),
            Err(TryRecvError::Disconnected) => Some(ProgramOutput::Closed),
            Err(TryRecvError::Empty) => None,
        }
    }

    /// Waits for the next output.
    pub fn receive(&self, time: Duration) -> ProgramOutput {
        self.from.recv_timeout(time).unwrap_or_else(|error| match error {
            RecvTimeoutError::Timeout => ProgramOutput::Timeout,
            RecvTimeoutError::Disconnected => ProgramOutput::Closed,
        })
    }

    /// Closes the input, gives the program time to exit, and then kills it.
    pub fn shut_down(&mut self, time: Duration) {
        self.to = None;
        self.receive(time);
        self.kill();
    }

    /// Waits briefly for the exit. A program that exits closes its output first.
    pub fn await_exit(&self) {
        let deadline = Instant::now() + EXIT_TIMEOUT;
        while !self.has_exited() && Instant::now() < deadline {
            thread::sleep(EXIT_POLL_INTERVAL);
        }
    }

    /// Returns true if it has exited by itself. It is not reaped yet, so its process id stays valid.
    #[cfg(unix)]
    fn has_exited(&self) -> bool {
        use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
        let peek = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        matches!(waitid(WaitId::Pid(Pid::from_child(&self.child)), peek), Ok(Some(_)))
    }

    #[cfg(not(unix))]
    fn has_exited(&self) -> bool {
        false
    }

    /// Kills the program. Returns its exit status and the last line of its standard error. The status is
    /// `None` if the kill ended it.
    pub fn kill_and_report(&mut self) -> (Option<ExitStatus>, Option<String>) {
        let by_itself = self.has_exited();
        // A program that was exiting anyway has an exit code; one that was killed has none.
        let status = self.kill().filter(|status| by_itself || status.code().is_some());
        let _ = self.stderr_closed.recv_timeout(EXIT_TIMEOUT);
        let stderr_tail = self.stderr_tail.lock().unwrap_or_else(PoisonError::into_inner);
        let text = String::from_utf8_lossy(&stderr_tail);
        (status, text.lines().rfind(|line| !line.trim().is_empty()).map(str::to_owned))
    }

    fn kill(&mut self) -> Option<ExitStatus> {
        // Before the process is reaped, its id cannot belong to another process.
        running().remove(&self.child.id());
        kill_group(self.child.id());
        let _ = self.child.kill();
        // Close the input only after the kill, because a program that reads to the end would exit by itself.
        self.to = None;
        self.child.wait().ok()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Give it time to save its state.
        if self.to.is_some() {
            self.shut_down(EXIT_GRACE_PERIOD);
        }
    }
}

/// The process groups of all running programs.
static RUNNING: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

fn running() -> MutexGuard<'static, BTreeSet<u32>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Kills all running programs, for a process that is about to exit. They would outlive it otherwise.
pub fn end_all() {
    for group in std::mem::take(&mut *running()) {
        kill_group(group);
    }
}

#[cfg(unix)]
fn kill_group(group: u32) {
    if let Some(group) = i32::try_from(group).ok().and_then(rustix::process::Pid::from_raw) {
        let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
}

#[cfg(not(unix))]
fn kill_group(_: u32) {}

fn write(mut input: ChildStdin, lines: &Receiver<String>) {
    for mut line in lines {
        line.push('\n');
        if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

fn read_lines(output: ChildStdout, sender: &SyncSender<ProgramOutput>) {
    let mut output = BufReader::new(output);
    loop {
        let mut text = Vec::new();
        let output_event = match (&mut output).take(MAX_LINE_BYTES as u64 + 1).read_until(b'\n', &mut text) {
            Ok(0) | Err(_) => ProgramOutput::Closed,
            Ok(length) if length > MAX_LINE_BYTES => ProgramOutput::LineTooLong,
            Ok(_) => ProgramOutput::Line { text, more: !output.buffer().is_empty() },
        };
        let last = !matches!(output_event, ProgramOutput::Line { .. });
        if sender.send(output_event).is_err() || last {
            return;
        }
    }
}

/// Keeps the last bytes of standard error. Dropping the sender signals its end.
fn keep_last(mut errors: ChildStderr, stderr_tail: &Mutex<Vec<u8>>, closed: SyncSender<()>) {
    let mut bytes = [0; 1_024];
    while let Ok(count @ 1..) = errors.read(&mut bytes) {
        let mut kept = stderr_tail.lock().unwrap_or_else(PoisonError::into_inner);
        kept.extend_from_slice(&bytes[..count]);
        let surplus = kept.len().saturating_sub(MAX_STDERR_BYTES);
        kept.drain(..surplus);
    }
    drop(closed);
}
