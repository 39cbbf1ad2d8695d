//! The server's log for its operator.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use serde_json::Value;

#[test]
fn every_line_of_a_log_in_json_is_json() {
    let data = tempfile::tempdir().expect("a folder can be made");
    let mut server = Command::new(env!("CARGO_BIN_EXE_hearth"))
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(data.path())
        .envs([("HEARTH_LOG_FORM", "json"), ("HEARTH_BEHIND_PROXY", "1"), ("HEARTH_LOG", "info")])
        .stderr(Stdio::piped())
        .spawn()
        .expect("the server starts");
    let said = BufReader::new(server.stderr.take().expect("what it says can be read"));
    let mut lines = said.lines().map_while(Result::ok);
    let mut read = || lines.next().map(|line| serde_json::from_str::<Value>(&line).expect(&line));
    // After these, which come in any order, a server is silent until it stops.
    let mut awaited = vec![
        "listening",
        "there is no host yet; to become the host, log in and open the link",
        "the database is sound",
    ];
    let (mut address, mut link) = (Value::Null, Value::Null);
    while !awaited.is_empty() {
        let line =
            read().expect("it says where it is, how to become its host, and that its database is sound");
        awaited.retain(|message| line["fields"]["message"] != *message);
        if line["fields"]["message"] == "listening" {
            address = line["fields"]["address"].clone();
        }
        if line["fields"]["link"].is_string() {
            link = line["fields"]["link"].clone();
        }
    }
    assert!(address.as_str().is_some_and(|address| address.starts_with("127.0.0.1:")), "{address}");
    let link = link.as_str().expect("a link is text");
    assert!(link.starts_with("http://127.0.0.1:") && link.contains("/host/"), "{link}");
    server.kill().expect("it can be stopped");
    server.wait().expect("it has ended");
    assert_eq!(read(), None, "there is nothing else");
}
