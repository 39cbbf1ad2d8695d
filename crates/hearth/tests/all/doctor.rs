//! `hearth doctor` and `hearth health`: what is wrong with a set-up.

use std::fs;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::thread;

use rusqlite::Connection;

use crate::run::{CommandOutput, hearth};
use crate::served::Served;

/// An address that is free at the moment.
const ANY_PORT: &str = "127.0.0.1:0";

fn path(path: &Path) -> &str {
    path.to_str().expect("a path is text")
}

/// Examines a set-up.
fn doctor(data: &Path, listen: &str, more: &[&str]) -> CommandOutput {
    hearth(&[&["doctor", "--data", path(data), "--listen", listen], more].concat())
}

/// Examines the set-up of a running server.
fn doctor_of(served: &Served, more: &[&str]) -> CommandOutput {
    doctor(served.database().parent().expect("it is in a folder"), served.address(), more)
}

/// Asserts that one thing is wrong, described by these words.
fn assert_wrong(run: &CommandOutput, words: &[&str]) {
    assert_eq!((run.code, run.err.as_str()), (Some(1), ""), "{}", run.out);
    let complaints: Vec<&str> = run.out.split("WRONG").skip(1).collect();
    assert_eq!(complaints.len(), 1, "{}", run.out);
    let complaint = complaints[0].split("\nok").next().and_then(|text| text.split("\nnote").next());
    for word in words {
        assert!(complaint.is_some_and(|complaint| complaint.contains(word)), "not {word}: {}", run.out);
    }
    assert!(complaint.is_some_and(|complaint| complaint.contains("-> ")), "no advice: {}", run.out);
}

#[test]
fn nothing_is_wrong_with_a_new_setup_and_nothing_is_written() {
    let home = tempfile::tempdir().expect("a folder can be made");
    let run = doctor(&home.path().join("hearth"), ANY_PORT, &[]);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{}", run.out);
    assert!(
        run.out.contains("does not exist yet") && run.out.ends_with("Nothing is wrong.\n"),
        "{}",
        run.out
    );
    assert_eq!(fs::read_dir(home.path()).expect("it is a folder").count(), 0);
}

#[test]
fn settings_come_from_the_environment_too() {
    let home = tempfile::tempdir().expect("a folder can be made");
    let run = std::process::Command::new(env!("CARGO_BIN_EXE_hearth"))
        .arg("doctor")
        .env("HEARTH_DATA", home.path())
        .env("HEARTH_LISTEN", ANY_PORT)
        .env("HEARTH_PUBLIC_URL", "hearth.example")
        .output()
        .expect("the binary starts");
    let out = String::from_utf8(run.stdout).expect("it prints text");
    assert_eq!(run.status.code(), Some(1), "{out}");
    assert!(out.contains("`hearth.example` is not a URL") && out.contains(path(home.path())), "{out}");
}

#[test]
fn an_empty_setting_in_the_environment_is_not_set() {
    let home = tempfile::tempdir().expect("a folder can be made");
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_hearth"));
    command.args(["doctor", "--data", path(home.path()), "--listen", ANY_PORT]);
    for setting in [
        "PUBLIC_URL",
        "ALLOWED_HOST",
        "DOMAIN",
        "ACME_CONTACT",
        "ACME_DIRECTORY",
        "ACME_ROOT",
        "REDIRECT_FROM",
        "SMTP_URL",
        "MAIL_FROM",
        "METRICS_TOKEN",
        "BOT_THREADS",
        "REVIEW_BOT",
        "BEHIND_PROXY",
        "LOG_FORM",
        "LANGUAGE",
    ] {
        command.env(format!("HEARTH_{setting}"), if setting == "PUBLIC_URL" { " " } else { "" });
    }
    let run = command.output().expect("the binary starts");
    let (out, err) = (String::from_utf8_lossy(&run.stdout), String::from_utf8_lossy(&run.stderr));
    assert_eq!((run.status.code(), &*err), (Some(0), ""), "{out}");
    assert!(out.contains("Only this machine can reach the server."), "{out}");
}

#[test]
fn the_certificate_does_not_need_the_port_for_plain_http() {
    let home = tempfile::tempdir().expect("a folder can be made");
    let with =
        |more: &[&str]| doctor(home.path(), ANY_PORT, &[&["--domain", "hearth.example"], more].concat());
    let run = with(&[]);
    assert_eq!(run.code, Some(0), "{}", run.out);
    for sentence in ["Nothing sends http://hearth.example on", "connects to port 443 of hearth.example"] {
        assert!(run.out.contains(sentence), "{}", run.out);
    }
    let run = with(&["--redirect-from", ANY_PORT]);
    assert!(run.out.contains("is free to send http:// on to https. The certificate does not"), "{}", run.out);
    let other = TcpListener::bind(ANY_PORT).expect("a port is free");
    let taken = other.local_addr().expect("it has an address").to_string();
    assert_wrong(&with(&["--redirect-from", &taken]), &["http", &taken, "is not sent on", "--redirect-from"]);
}

#[test]
fn further_names_are_names_that_the_running_server_answers_to() {
    let home = tempfile::tempdir().expect("a folder can be made");
    for wrong in ["https://cards.example", "cards.example:443", "cards.example/table"] {
        let run = doctor(home.path(), ANY_PORT, &["--allowed-host", wrong]);
        assert_wrong(&run, &["hosts", wrong, "is not a host name"]);
    }
    let served = Served::start();
    let run = doctor_of(&served, &["--allowed-host", "localhost"]);
    assert_eq!(run.code, Some(0), "{}", run.out);
    assert!(run.out.contains("localhost is allowed; it leads to "), "{}", run.out);
    let run = doctor_of(&served, &["--allowed-host", "cards.invalid"]);
    assert_wrong(&run, &["hosts", "does not answer to cards.invalid", "Restart"]);
    // Nobody can know this name, and a machine without a network knows none.
    let run = doctor(home.path(), ANY_PORT, &["--allowed-host", "cards.invalid"]);
    assert_eq!(run.code, Some(0), "{}", run.out);
    assert!(run.out.contains("cards.invalid is allowed"), "{}", run.out);
}

#[test]
fn a_public_url_that_leads_to_another_hearth_server_is_wrong() {
    let (served, other) = (Served::start(), Served::start());
    let url = |served: &Served| format!("http://{}", served.address());
    let run = doctor_of(&served, &["--public-url", &url(&other)]);
    assert_wrong(&run, &["web", "leads to another Hearth server (at 127.0.0.1)"]);
    let run = doctor_of(&served, &["--public-url", &url(&served)]);
    assert!(run.out.contains("reaches the server directly"), "{}", run.out);
}

#[test]
fn a_mail_server_that_is_not_there_is_wrong() {
    let home = tempfile::tempdir().expect("a folder can be made");
    let free =
        TcpListener::bind(ANY_PORT).and_then(|listener| listener.local_addr()).expect("a port is free");
    let url = format!("smtp://{free}");
    let from = ["--mail-from", "hearth@club.example"];
    let with = |more: &[&str]| doctor(home.path(), ANY_PORT, &[&["--smtp-url", &url], more].concat());
    assert_wrong(&with(&from), &["have no beginning", "--public-url"]);
    let run = with(&[from.as_slice(), &["--public-url", "https://hearth.example"]].concat());
    assert!(run.out.contains("No mail can be sent"), "{}", run.out);
}

#[test]
fn a_running_server_is_well() {
    let served = Served::start();
    let run = doctor_of(&served, &[]);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{}", run.out);
    assert!(run.out.contains("runs at") && run.out.contains("Nobody is host yet"), "{}", run.out);
    let health = hearth(&["health", "--listen", served.address()]);
    assert_eq!((health.code, health.err.as_str()), (Some(0), ""), "{}", health.out);
}

#[test]
fn a_stopped_server_is_not_healthy() {
    let mut served = Served::start();
    served.kill();
    let health = hearth(&["health", "--listen", served.address()]);
    assert_eq!(health.code, Some(1), "{}", health.out);
    assert!(health.out.contains("does not answer"), "{}", health.out);
}

#[test]
fn a_port_that_another_program_has_is_wrong() {
    let (other, data) = (
        TcpListener::bind(ANY_PORT).expect("a port is free"),
        tempfile::tempdir().expect("a folder can be made"),
    );
    let address = other.local_addr().expect("it has an address").to_string();
    // It hangs up on whatever asks.
    thread::spawn(move || other.incoming().for_each(drop));
    let own_id = format!("(process {})", std::process::id());
    let holder = if cfg!(target_os = "linux") { &own_id } else { "Another program" };
    assert_wrong(&doctor(data.path(), &address, &[]), &["port", holder, &address]);
}

#[test]
fn two_servers_are_told_apart() {
    let (served, data) = (Served::start(), tempfile::tempdir().expect("a folder can be made"));
    assert_wrong(&doctor(data.path(), served.address(), &[]), &["port", "Another Hearth server"]);
    let folder = served.database();
    let folder = folder.parent().expect("it is in a folder");
    assert_wrong(&doctor(folder, ANY_PORT, &[]), &["port", "uses the data folder", "--listen"]);
}

#[test]
fn an_address_of_another_machine_is_wrong() {
    let data = tempfile::tempdir().expect("a folder can be made");
    assert_wrong(&doctor(data.path(), "203.0.113.9:4270", &[]), &["port", "no such address"]);
}

#[test]
fn a_file_in_place_of_the_folder_is_wrong() {
    let data = tempfile::tempdir().expect("a folder can be made");
    let file = data.path().join("file");
    fs::write(&file, "text").expect("a file can be written");
    assert_wrong(&doctor(&file, ANY_PORT, &[]), &["folder", "is no folder", "--data"]);
}

#[cfg(unix)]
#[test]
fn a_database_that_others_can_read_is_wrong() {
    use std::os::unix::fs::PermissionsExt;
    let served = Served::start();
    fs::set_permissions(served.database(), fs::Permissions::from_mode(0o644)).expect("it is ours");
    assert_wrong(&doctor_of(&served, &[]), &["folder", "can read", "chmod 600"]);
}

#[test]
fn other_files_newer_and_damaged_databases_are_wrong() {
    let data = tempfile::tempdir().expect("a folder can be made");
    let database = data.path().join("hearth.db");
    let write = |bytes: &[u8]| {
        fs::write(&database, bytes).expect("a file can be written");
        #[cfg(unix)]
        fs::set_permissions(&database, std::os::unix::fs::PermissionsExt::from_mode(0o600))
            .expect("it is ours");
    };
    write(&b"this is a letter to my aunt, not a database. ".repeat(100));
    assert_wrong(&doctor(data.path(), ANY_PORT, &[]), &["database", "no database of Hearth"]);

    let fixture = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/earlier/hearth.db");
    let mut bytes = fs::read(fixture).expect("there is a fixture");
    write(&bytes);
    let run = doctor(data.path(), ANY_PORT, &["--public-url", "https://hearth.example"]);
    assert_eq!(run.code, Some(0), "{}", run.out);
    assert!(run.out.contains("will migrate it from schema 6"), "{}", run.out);

    // Pages in the middle are lost, as after a crash without a sound disk.
    let half = bytes.len() / 2;
    bytes[half..half + 16_384].fill(0);
    write(&bytes);
    assert_wrong(&doctor(data.path(), ANY_PORT, &[]), &["database", "is damaged: ", "hearth restore"]);

    write(&[]);
    let connection = Connection::open(&database).expect("an empty file is a database");
    connection
        .execute_batch(
            "CREATE TABLE future (x); PRAGMA application_id = 1213355080; PRAGMA user_version = 999",
        )
        .expect("it can be written");
    drop(connection);
    assert_wrong(&doctor(data.path(), ANY_PORT, &[]), &["database", "newer version", "999"]);
}

#[test]
fn a_clock_before_the_newest_change_is_wrong() {
    let served = Served::start();
    served.guest("Ada");
    let connection = Connection::open(served.database()).expect("two can open it");
    connection.execute("UPDATE session SET seen = seen + 864000000", []).expect("it can be written");
    assert_wrong(&doctor_of(&served, &[]), &["clock", "9 days before", "Set the clock"]);
}

/// How a proxy treats the address of a client.
#[derive(Clone, Copy)]
enum Forwarding {
    /// Appends it, as it should.
    Append,
    /// Passes on what the client claims.
    Claimed,
    /// Passes on nothing.
    Nothing,
}

/// Starts a proxy in front of a server, and returns its URL.
fn proxy(served: &Served, forwarding: Forwarding) -> String {
    let listener = TcpListener::bind(ANY_PORT).expect("a port is free");
    let url = format!("http://{}", listener.local_addr().expect("it has an address"));
    let server = served.address().to_owned();
    thread::spawn(move || {
        listener.incoming().flatten().for_each(|client| pass_on(client, &server, forwarding));
    });
    url
}

/// Passes one request on, and its answer back.
fn pass_on(mut client: TcpStream, server: &str, forwarding: Forwarding) {
    let (mut head, mut byte) = (Vec::new(), [0]);
    while !head.ends_with(b"\r\n\r\n") && client.read(&mut byte).is_ok_and(|read| read > 0) {
        head.push(byte[0]);
    }
    let head = String::from_utf8(head).expect("a head is text");
    let is_claim = |line: &&str| line.to_lowercase().starts_with("x-forwarded-for:");
    let claimed =
        head.lines().find(is_claim).and_then(|line| line.split_once(": ")).map(|(_, claimed)| claimed);
    let added = match forwarding {
        Forwarding::Append => claimed.into_iter().chain(["127.0.0.1"]).collect::<Vec<_>>().join(", "),
        Forwarding::Claimed => claimed.unwrap_or("127.0.0.1").to_owned(),
        Forwarding::Nothing => String::new(),
    };
    let mut lines: Vec<String> =
        head.lines().filter(|line| !is_claim(line) && !line.is_empty()).map(str::to_owned).collect();
    if !added.is_empty() {
        lines.push(format!("X-Forwarded-For: {added}"));
    }
    lines.push("Connection: close\r\n\r\n".to_owned());
    let mut answer = Vec::new();
    if let Ok(mut stream) = TcpStream::connect(server) {
        stream.write_all(lines.join("\r\n").as_bytes()).expect("the server listens");
        stream.read_to_end(&mut answer).expect("the server answers");
    } else {
        answer.extend(b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
    }
    // The client may have hung up.
    client.write_all(&answer).ok();
}

#[test]
fn a_proxy_that_names_the_clients_is_well() {
    let served = Served::behind_proxy();
    let url = proxy(&served, Forwarding::Append);
    let run = doctor_of(&served, &["--behind-proxy", "--public-url", &url]);
    assert_eq!(run.code, Some(0), "{}", run.out);
    assert!(run.out.contains("through a proxy, with the clients' addresses"), "{}", run.out);
}

#[test]
fn a_proxy_that_is_not_trusted_is_wrong() {
    let served = Served::start();
    let url = proxy(&served, Forwarding::Append);
    assert_wrong(
        &doctor_of(&served, &["--public-url", &url]),
        &["web", "Start the server with --behind-proxy"],
    );
}

#[test]
fn a_proxy_that_believes_its_clients_or_names_none_is_wrong() {
    let served = Served::behind_proxy();
    let url = proxy(&served, Forwarding::Claimed);
    assert_wrong(
        &doctor_of(&served, &["--behind-proxy", "--public-url", &url]),
        &["web", "can claim any address"],
    );
    let url = proxy(&served, Forwarding::Nothing);
    assert_wrong(
        &doctor_of(&served, &["--behind-proxy", "--public-url", &url]),
        &["web", "without X-Forwarded-For"],
    );
}

#[test]
fn a_public_url_that_leads_elsewhere_is_wrong() {
    let (served, mut stopped) = (Served::start(), Served::start());
    let dead_end = proxy(&stopped, Forwarding::Append);
    stopped.kill();
    assert_wrong(
        &doctor_of(&served, &["--public-url", &dead_end]),
        &["web", "answers 502", served.address()],
    );
    let nobody = format!("http://{}", stopped.address());
    assert_wrong(&doctor_of(&served, &["--public-url", &nobody]), &["web", "refused", "firewall"]);
    // A machine without a network cannot tell.
    let run = doctor_of(&served, &["--public-url", "https://hearth.invalid"]);
    let said = |what: &str| run.out.contains(&format!("https://hearth.invalid cannot be {what}"));
    assert!(
        (said("reached: its name is not known") && run.code == Some(1))
            || (said("checked from here") && run.code == Some(0)),
        "{}",
        run.out
    );
}
