//! Golden games: whole games as text with every answer of the interface, compared line by line.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use hearth_core::{Notation, Observer, Record, Trace, Turn, over_line};

/// The interval, in decisions, at which the position and every view are written out.
const FULL_OUTPUT_INTERVAL: usize = 50;

/// Writes a game: its record, and for each decision the seat, the legal decisions and the events.
pub fn playthrough<G: Notation + Trace>(record: &Record<G>) -> String {
    let mut text = record.write();
    let mut state = G::start(&record.setup);
    let _ = writeln!(text, "\n# === playthrough ===");
    for (number, &decision) in record.decisions.iter().enumerate() {
        if number % FULL_OUTPUT_INTERVAL == 0 {
            remark(&mut text, &G::write_position(&state));
            for observer in Observer::all(G::players(&state)) {
                let (shown, known) = (G::view(&state, observer), G::perfect_recall_view(&state, observer));
                remark(&mut text, &format!("{shown:?}"));
                if known != shown {
                    remark(&mut text, &format!("known: {known:?}"));
                }
            }
        }
        let Turn::Decide(seat) = G::turn(&state) else { break };
        let legal: Vec<String> = G::legal(&state).iter().map(ToString::to_string).collect();
        remark(&mut text, &format!("{number}: seat {seat} may {}", legal.join(", ")));
        remark(&mut text, &format!("{number}: {decision}"));
        let mut events = Vec::new();
        G::apply(&mut state, decision, &mut |event| events.push(event));
        for event in events {
            let seen = G::event_seen(event, Observer::Spectator);
            let hidden = if seen == event { "" } else { " (in secret)" };
            remark(&mut text, &format!("   {event:?}{hidden}"));
        }
    }
    remark(&mut text, &G::write_position(&state));
    if let Some(standing) = G::standing(&state) {
        remark(&mut text, &over_line(&standing).to_string());
    }
    text
}

fn remark(text: &mut String, lines: &str) {
    for line in lines.lines() {
        let _ = writeln!(text, "# {line}");
    }
}

/// Replays every golden game of a folder and compares the result. If `UPDATE_GOLDEN` is set, it rewrites the
/// files instead. Returns the texts.
pub fn check_folder<G: Notation + Trace>(folder: &str) -> Vec<String> {
    let mut files: Vec<_> = fs::read_dir(Path::new(folder)).expect("the folder is there").flatten().collect();
    files.sort_by_key(fs::DirEntry::path);
    let check = |file: fs::DirEntry| {
        let golden = fs::read_to_string(file.path()).expect("a golden game is text");
        let record =
            Record::<G>::read(&golden).unwrap_or_else(|error| panic!("{}: {error}", file.path().display()));
        let now = playthrough(&record);
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            fs::write(file.path(), &now).expect("the golden game can be written");
            return now;
        }
        for (number, (was, is)) in golden.lines().zip(now.lines()).enumerate() {
            assert_eq!(is, was, "{} line {}", file.path().display(), number + 1);
        }
        assert_eq!(golden.lines().count(), now.lines().count(), "{}", file.path().display());
        golden
    };
    files.into_iter().map(check).collect()
}
