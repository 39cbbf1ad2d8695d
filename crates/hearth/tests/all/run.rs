//! Runs the binary.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::{current, sleep};
use std::time::Duration;

/// All games.
pub const GAMES: [&str; 2] = ["kokopelli", "kupferkessel"];

/// The output of a command.
pub struct CommandOutput {
    pub out: String,
    pub err: String,
    pub code: Option<i32>,
}

/// Runs `hearth` with these arguments.
pub fn hearth(arguments: &[&str]) -> CommandOutput {
    hearth_typing(arguments, "")
}

/// Runs `hearth` with text on standard input.
pub fn hearth_typing(arguments: &[&str], typed: &str) -> CommandOutput {
    hearth_typing_bytes(arguments, typed.as_bytes())
}

/// Runs `hearth` with bytes on standard input.
pub fn hearth_typing_bytes(arguments: &[&str], typed: &[u8]) -> CommandOutput {
    hearth_in(&folder("data"), arguments, typed)
}

/// Runs `hearth` with this data folder.
pub fn hearth_in(data: &Path, arguments: &[&str], typed: &[u8]) -> CommandOutput {
    run_typing(&mut command(data, arguments), typed)
}

/// Runs `hearth` with the sample in its list of games.
pub fn hearth_with_sample(arguments: &[&str], typed: &str) -> CommandOutput {
    run_typing(command(&folder("data"), arguments).env("HEARTH_SAMPLE", "1"), typed.as_bytes())
}

/// Prepares a run of `hearth` with this data folder.
fn command(data: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hearth"));
    command.args(arguments).env("XDG_DATA_HOME", data).env("RUST_BACKTRACE", "0");
    command
}

/// Runs a command with bytes on standard input.
fn run_typing(command: &mut Command, typed: &[u8]) -> CommandOutput {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut input = child.stdin.take().expect("it has an input");
    let typed = typed.to_owned();
    // The process may exit before it has read everything.
    let typist = std::thread::spawn(move || input.write_all(&typed).ok());
    let output = child.wait_with_output().expect("it ends");
    typist.join().expect("typing ends");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("it prints text");
    CommandOutput { out: text(output.stdout), err: text(output.stderr), code: output.status.code() }
}

/// Creates a folder for files of tests.
pub fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

/// Waits up to 30 seconds until a condition holds, and returns whether it does.
pub fn becomes_true(holds: impl Fn() -> bool) -> bool {
    (0..3_000).any(|look| {
        if look > 0 {
            sleep(Duration::from_millis(10));
        }
        holds()
    })
}

/// Writes a file for the current test and returns its path.
pub fn file(name: &str, text: &str) -> String {
    let test = current().name().unwrap_or("a thread").replace("::", "-");
    let path = folder("files").join(format!("{test}-{name}"));
    std::fs::write(&path, text).expect("a file can be written");
    path.to_str().expect("a path is text").to_owned()
}
