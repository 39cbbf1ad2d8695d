//! Commands on a database that is on a server.

use std::path::Path;
use std::process::Command;

use crate::run::hearth;

/// Runs a command on the database of a folder, or on a file without `HEARTH_TEST_STORE=postgres`. Returns whether it
/// succeeded, and all that it said.
fn runs(arguments: &[&str], folder: &Path) -> (bool, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_hearth"))
        .args(arguments)
        .env("HEARTH_DATA", folder)
        .env("HEARTH_DATABASE", hearth_testkit::postgres::url_for(folder).unwrap_or_default())
        .output()
        .expect("it can be run");
    let said = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8_lossy(&said).into_owned())
}

#[test]
fn a_url_that_leads_nowhere_is_refused_in_plain_words() {
    let run = hearth(&["serve", "--listen", "127.0.0.1:0", "--database", "postgres://127.0.0.1:1/hearth"]);
    assert_eq!(run.code, Some(2), "{}", run.err);
    assert!(run.err.contains("cannot be reached"), "{}", run.err);
    let run = hearth(&["serve", "--listen", "127.0.0.1:0", "--database", "hearth.db"]);
    assert_eq!(run.code, Some(2), "{}", run.err);
    assert!(run.err.contains("--database") && run.err.contains("postgres://"), "{}", run.err);
}

#[test]
fn a_password_in_a_url_is_not_shown() {
    let url = "postgres://hearth:secret@127.0.0.1:1/hearth";
    for arguments in
        [&["serve", "--listen", "127.0.0.1:0"][..], &["host", "list"], &["backup", "copy.db"], &["doctor"]]
    {
        let run = hearth(&[arguments, &["--database", url]].concat());
        let said = run.out + &run.err;
        assert!(!said.contains("secret"), "{said}");
    }
}

#[test]
fn commands_use_the_database_of_the_setting() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let (good, said) = runs(&["doctor", "--listen", "127.0.0.1:0"], folder.path());
    assert!(good, "{said}");
    let on_server = hearth_testkit::postgres::url_for(folder.path()).is_some();
    assert_eq!(said.contains("postgres://"), on_server, "{said}");
    let (good, said) = runs(&["backup", "copy.db"], folder.path());
    assert!(!good, "there is nothing to back up: {said}");
    assert_eq!(said.contains("pg_dump"), on_server, "{said}");
}
