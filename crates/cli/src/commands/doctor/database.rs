//! The database: it opens, is sound, and this program can read its schema.

use hearth_store::{DamagedTable, StoreFailure};

use super::finding::Finding;
use super::setup::Setup;

pub(super) fn check(setup: &Setup) -> Vec<Finding> {
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
