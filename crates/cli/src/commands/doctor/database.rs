//! The database: it opens, is sound, and this program can read its schema.

use hearth_store::{DamagedTable, Location, StoreFailure};

use super::finding::Finding;
use super::setup::Setup;

pub(super) fn check(setup: &Setup) -> Vec<Finding> {
    if setup.location.file().is_none() {
        return vec![check_server(&setup.location)];
    }
    let shown = setup.database.display();
    let examination = match &setup.examination {
        None => return vec![Finding::good("There is none yet; the server will create it.")],
        Some(Ok(examination)) => examination,
        Some(Err(failure)) => return vec![unreadable(&shown.to_string(), failure)],
    };
    if let Some(DamagedTable { problem, .. }) = examination.damaged.first() {
        let tables: Vec<&str> = examination.damaged.iter().map(|damaged| damaged.table.as_str()).collect();
        let problem = problem.lines().last().unwrap_or_default();
        return vec![damaged(&shown.to_string(), &format!("{}: {problem}", tables.join(", ")))];
    }
    let (version, supported) = (examination.version, examination.supported);
    let mut findings = vec![if version < supported {
        Finding::note(
            format!("{shown} is sound. The server will migrate it from schema {version} to {supported}."),
            "Make a backup first: an older version refuses the database afterwards.",
        )
    } else {
        Finding::good(format!("{shown} is sound (schema {version})."))
    }];
    if examination.hosts == 0 {
        findings.push(Finding::note(
            "Nobody is host yet.",
            "Log in and open the one-time link that the server prints at its start, or run: hearth host add NAME",
        ));
    }
    findings
}

/// Checks a database on a server.
fn check_server(location: &Location) -> Finding {
    match location.open_beside() {
        Ok(_) => Finding::good(format!("{location} can be reached and has the tables of this version.")),
        Err(StoreFailure::Older) => {
            Finding::good(format!("{location} can be reached; the server will make or migrate its tables."))
        }
        Err(StoreFailure::Foreign) => Finding::wrong(
            format!("{location} has tables of another program."),
            "Create a database of its own with createdb, and name it with --database or HEARTH_DATABASE.",
        ),
        Err(StoreFailure::Newer { version, .. }) => Finding::wrong(
            format!("A newer version of Hearth wrote {location} (schema {version})."),
            "Install that version again, or restore a backup from before the upgrade.",
        ),
        Err(failure) => Finding::wrong(
            format!("{location} cannot be used: {failure}."),
            "Start PostgreSQL, and check the user, the password and pg_hba.conf. Try the same URL with psql.",
        ),
    }
}

fn unreadable(shown: &str, failure: &StoreFailure) -> Finding {
    match failure {
        StoreFailure::Newer { version, .. } => Finding::wrong(
            format!("A newer version of Hearth wrote {shown} (schema {version})."),
            "Install that version again, or restore a backup from before the upgrade.",
        ),
        StoreFailure::Foreign => Finding::wrong(
            format!("{shown} is no database of Hearth."),
            "Move it away, or name another folder with --data.",
        ),
        StoreFailure::Corrupt(damage) => damaged(shown, damage),
        StoreFailure::Locked => Finding::wrong(
            format!("Another program has locked {shown}."),
            "End that program. A backup of the file itself can do this; use hearth backup.",
        ),
        failure => Finding::wrong(
            format!("{shown} cannot be read: {failure}."),
            "Run this as the user of the server, or as root.",
        ),
    }
}

fn damaged(shown: &str, damage: &str) -> Finding {
    Finding::wrong(
        format!("{shown} is damaged: {damage}."),
        "Stop the server, move the file away and restore your last backup with hearth restore. Then check the disk.",
    )
}
