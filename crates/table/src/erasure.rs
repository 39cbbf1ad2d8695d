//! Removes a person from a log after they deleted their account. The game itself stays as it was played.

use crate::{Entry, Person, SeatRule, TableConfig};

/// The name at the seat of a deleted person: the one that game records have for unknown players.
pub const ERASED_NAME: &str = "NN";

impl Entry {
    /// Replaces a person's name, the names that they gave to players at their device, and the texts that they wrote.
    /// Returns whether the entry had any of these. `host` is the host of the table.
    pub fn erase(&mut self, person: Person, host: Person) -> bool {
        match self {
            Entry::Opened { by, name, plan } => {
                let own = *by == person && replace(name);
                erase_from_plan(plan, person, host) || own
            }
            Entry::Changed { plan } => erase_from_plan(plan, person, host),
            Entry::Sat { person: named, name, .. }
            | Entry::Renamed { person: named, name }
            | Entry::Silenced { person: named, name, .. } => *named == person && replace(name),
            Entry::Said { person: named, name, text } if *named == person => {
                let had_text = !text.is_empty();
                text.clear();
                replace(name) || had_text
            }
            _ => false,
        }
    }
}

fn erase_from_plan(plan: &mut TableConfig, person: Person, host: Person) -> bool {
    let mut erased = false;
    for called in plan.called.iter_mut().filter(|called| called.person == person) {
        erased |= replace(&mut called.name);
    }
    for chair in &mut plan.chairs {
        if let SeatRule::HotSeat(name) = chair
            && host == person
        {
            erased |= replace(name);
        }
    }
    erased
}

fn replace(name: &mut String) -> bool {
    let had_name = name != ERASED_NAME;
    ERASED_NAME.clone_into(name);
    had_name
}
