//! The three verifiers: this crate, `tools/verify_deal.py` and the script of the page.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use hearth_core::{Notation, Record};
use hearth_deal::check;
use kokopelli_rules::Kokopelli;
use kupferkessel_rules::Kupferkessel;

/// Prints `true` or the reason for each record.
const NODE: &str = r#"
const fs = require("fs");
const scripts = ["games/kokopelli/page/src/deal.js", "games/kupferkessel/page/src/deal.js", "crates/server/assets/deal-check.js"];
for (const script of scripts) require("vm").runInThisContext(fs.readFileSync(script, "utf8"));
for (const text of fs.readFileSync(0, "utf8").split(/^---\n/m)) {
  const { ok, why } = checkDeal(text);
  console.log(ok || why || "it threw an error");
}"#;

fn root() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// Runs a program with these records on standard input, and returns its lines.
fn run(program: &mut Command, texts: &[String]) -> Vec<String> {
    let mut child = program
        .current_dir(root())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts: the tests need python3 and node");
    let mut input = child.stdin.take().expect("its input is a pipe");
    let all = texts.join("---\n");
    let writing = std::thread::spawn(move || input.write_all(all.as_bytes()));
    let output = child.wait_with_output().expect("it ends");
    writing.join().expect("the writer ends").expect("it reads everything");
    let lines: Vec<String> =
        String::from_utf8(output.stdout).expect("text").lines().map(str::to_owned).collect();
    assert_eq!(lines.len(), texts.len(), "one line for each record; the last is {:?}", lines.last());
    lines
}

/// Returns what Python says of each record. It begins with `fair`, `unfair` or `unreadable`.
pub fn python(texts: &[String]) -> Vec<String> {
    run(Command::new("python3").args(["tools/verify_deal.py", "--batch"]), texts)
}

/// Returns what the script of the page says of each record: `true`, or the kind of the reason.
pub fn javascript(texts: &[String]) -> Vec<String> {
    run(Command::new("node").args(["-e", NODE]), texts)
}

/// Returns the reason why this crate refuses a record, or none.
fn refusal_of<G: Notation>(text: &str) -> Option<String> {
    match Record::<G>::read(text) {
        Ok(record) => check(&record).err().map(|unfair| unfair.to_string()),
        Err(error) => Some(error.to_string()),
    }
}

/// Returns the reason why this crate refuses a record of either game, or none.
pub fn refusal(text: &str) -> Option<String> {
    if text.starts_with("record kokopelli") {
        refusal_of::<Kokopelli>(text)
    } else {
        refusal_of::<Kupferkessel>(text)
    }
}

/// Fails unless all three accept these records.
pub fn accept(texts: &[String]) {
    for (text, (python, javascript)) in texts.iter().zip(python(texts).iter().zip(javascript(texts))) {
        assert_eq!(refusal(text), None, "{text}");
        assert!(python.starts_with("fair: "), "{python}\n{text}");
        assert_eq!(javascript, "true", "{text}");
    }
}

/// Fails unless all three refuse these records. Each has a name.
pub fn refuse(named: &[(String, String)]) {
    let texts: Vec<String> = named.iter().map(|(_, text)| text.clone()).collect();
    let said = python(&texts).into_iter().zip(javascript(&texts));
    for ((name, text), (python, javascript)) in named.iter().zip(said) {
        assert!(refusal(text).is_some(), "{name}: Rust accepts\n{text}");
        assert!(
            python.starts_with("unfair: ") || python.starts_with("unreadable: "),
            "{name}: {python}\n{text}"
        );
        let reasons = ["seal", "first", "cards", "proof", "options", "share"];
        assert!(reasons.contains(&javascript.as_str()), "{name}: {javascript}\n{text}");
    }
}
