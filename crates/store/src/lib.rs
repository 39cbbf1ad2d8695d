//! Durable storage in `SQLite` or `PostgreSQL`: the tables' event logs, lobby summaries, people, sessions and notification
//! channels.
//!
//! The store knows no game and no network. It does not interpret log entries and summary lines; passwords and
//! tokens arrive hashed. An acknowledged write is on disk. What is stored about people and tables is written once, in
//! statements that both databases know (`sql.rs`); only opening, transactions and appends differ.

mod announcements;
mod copy;
mod database;
mod devices;
mod failure;
mod friends;
mod hosting;
mod ignored;
mod job;
mod leases;
mod lessons;
mod lobby;
mod location;
mod log;
mod mail;
mod meta;
mod notices;
mod owner;
mod people;
mod personal;
mod pool;
mod postgres;
mod quiet;
mod ratings;
mod reviews;
mod revocations;
mod scope;
mod secrets;
mod sessions;
mod sql;
mod sqlite;
mod store;
mod summary;
mod table_id;
mod webhooks;

pub use announcements::{Announcement, MAX_ANNOUNCEMENT_BYTES};
pub use copy::{
    ComparedTable, Comparison, CopyFailure, CopyProgress, CopyStage, Difference, OnProgress, RowDifference,
    compare, copy,
};
pub use devices::Device;
pub use failure::StoreFailure;
pub use friends::{Friend, Friends, Profile, Requested};
pub use hosting::{Ban, HostAction, HouseCounts, PersonRow, Report, Which};
pub use ignored::{IgnoredPerson, Ignoring};
pub use leases::{Lease, LeaseOwner, LiveNodeRow};
pub use lessons::LessonDone;
pub use location::{Location, ServerUrl};
pub use log::{Append, AppendFailure, LogLine};
pub use mail::MailAddress;
pub use people::{RegisterFailure, User, UserId, folded};
pub use personal::{LessonRecord, PersonalData, SessionInfo};
pub use quiet::QuietTimes;
pub use ratings::{RankedPerson, RatedGame, RatingChange, RatingPoint, Refit};
pub use scope::Scope;
pub use sessions::{Session, SessionKind};
pub use sqlite::{
    DamagedTable, Examination, Overwrite, backup, check_integrity, commits_behind_damage, examine, lock_file,
    record_backup, restore, sync_directory_entry,
};
pub use store::{Counts, Store};
pub use summary::{Listed, Stage, Summary};
pub use table_id::{BadTableId, TableId};
pub use webhooks::Webhook;
