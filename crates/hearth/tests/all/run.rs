//! Runs the binary.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::{current, sleep};
use std::time::Duration;

/// Every game, for what must hold for all of them.
pub const GAMES: [&str; 2] = ["kokopelli", "kupferkessel"];

/// What came of a run.
pub struct Run {
    pub out: String,
    pub err: String,
    pub code: Option<i32>,
}

/// Runs `hearth` with these arguments.
pub fn hearth(arguments: &[&str]) -> Run {
    hearth_typing(arguments, "")
}

/// Runs `hearth` and types something into it.
pub fn hearth_typing(arguments: &[&str], typed: &str) -> Run {
    hearth_typing_bytes(arguments, typed.as_bytes())
}

/// Runs `hearth` and types something into it that need not be text.
pub fn hearth_typing_bytes(arguments: &[&str], typed: &[u8]) -> Run {
    hearth_in(&folder("data"), arguments, typed)
}

/// Runs `hearth` with this data folder.
pub fn hearth_in(data: &Path, arguments: &[&str], typed: &[u8]) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_hearth"))
        .args(arguments)
        .env("XDG_DATA_HOME", data)
        .env("RUST_BACKTRACE", "0")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut input = child.stdin.take().expect("it has an input");
    let typed = typed.to_owned();
    // It may stop before it has read everything; then there is nobody to write to, which is fine.
    let typist = std::thread::spawn(move || input.write_all(&typed).ok());
    let output = child.wait_with_output().expect("it ends");
    typist.join().expect("typing ends");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("it prints text");
    Run { out: text(output.stdout), err: text(output.stderr), code: output.status.code() }
}

/// A folder for what a test writes.
pub fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

/// Whether something comes true within some time.
pub fn comes_true(holds: impl Fn() -> bool) -> bool {
    (0..3_000).any(|look| {
        if look > 0 {
            sleep(Duration::from_millis(10));
        }
        holds()
    })
}

/// A file of the test that runs, with this text.
pub fn file(name: &str, text: &str) -> String {
    let test = current().name().unwrap_or("a thread").replace("::", "-");
    let path = folder("files").join(format!("{test}-{name}"));
    std::fs::write(&path, text).expect("a file can be written");
    path.to_str().expect("a path is text").to_owned()
}
