//! What people, bots and the clock want of a table.

use hearth_core::Seat;

use crate::{Ask, Person, TableConfig};

/// Who wants something of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Who {
    /// A person.
    Person {
        /// Who.
        person: Person,
        /// What he is called.
        name: String,
    },
    /// The bot that decides at a seat.
    Bot(Seat),
    /// Nobody: time has passed.
    Time,
}

impl Who {
    /// The person, if it is one.
    pub fn person(&self) -> Option<Person> {
        match self {
            Who::Person { person, .. } => Some(*person),
            Who::Bot(_) | Who::Time => None,
        }
    }
}

/// What is wanted of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// To change the plan before the game begins.
    Change {
        /// The new one.
        plan: Box<TableConfig>,
        /// Which of the old seats its chairs are, in their order. If it is not said, where there are fewer, those go first at which
        /// nobody sits.
        stays: Option<Vec<Seat>>,
    },
    /// To sit down, at a certain seat or at any that is free: one kept for him first, one for a guest last.
    Sit(Option<Seat>),
    /// To stand up before the game begins, or to decline a seat that is kept.
    Rise,
    /// To be called by the name that comes with the command.
    Rename,
    /// To close the table before the game begins.
    Close,
    /// To decide.
    Decide {
        /// What, in the words of the rules.
        decision: String,
        /// How many decisions had been made when it was chosen: what was chosen for another moment is refused, so that
        /// a decision that is sent twice counts once.
        after: usize,
    },
    /// To take the last decision back.
    TakeBack {
        /// How many decisions had been made when that was wished: who wishes it twice takes one back.
        after: usize,
    },
    /// To ask the others.
    Ask(Ask),
    /// To answer what another one asks.
    Answer {
        /// Whether he agrees.
        yes: bool,
        /// The number of the question he was shown: another one may have taken its place. Nothing is whatever is asked now.
        question: Option<u64>,
    },
    /// To give up, at a certain seat or at one's own: of several people at one device only the one whose turn it is can.
    Resign(Option<Seat>),
    /// To leave for good: before the game one stands up, or closes a table of one's own; while it runs one gives up every seat.
    Leave,
    /// To let a bot play for somebody who lets the others wait.
    StandIn(Seat),
    /// To play oneself again.
    ComeBack,
    /// To say something.
    Say(String),
    /// To meet the same people again at another table, which has been opened.
    Rematch {
        /// The table.
        table: String,
        /// The one that was opened for it before and came to nothing.
        instead: Option<String>,
    },
    /// To look at the clock.
    Look,
    /// To let the clock go on after nobody could reach the table.
    Resume,
}

impl Command {
    /// Whether somebody could want it again and again without an end. A game has an end, by its rules or by the table.
    pub(crate) fn can_go_on_for_ever(&self) -> bool {
        match self {
            Command::Change { .. }
            | Command::Sit(_)
            | Command::Rename
            | Command::TakeBack { .. }
            | Command::Ask(_)
            | Command::Rematch { .. } => true,
            // Nobody stands up more often than he has sat down, and what one says has an end of its own.
            Command::Rise
            | Command::Say(_)
            | Command::Close
            | Command::Decide { .. }
            | Command::Answer { .. }
            | Command::Resign(_)
            | Command::Leave
            | Command::StandIn(_)
            | Command::ComeBack
            | Command::Look
            | Command::Resume => false,
        }
    }
}
