//! Durable storage in `SQLite`: the tables' event logs, lobby summaries, people, sessions and notification
//! channels.
//!
//! The store knows no game and no network. It does not interpret log entries and summary lines; passwords and
//! tokens arrive hashed. An acknowledged write is on disk. A single writer thread uses group commit: all
//! writes that arrive during an fsync share the next transaction, and are acknowledged after its commit.

mod backup;
mod devices;
mod examination;
mod failure;
mod friends;
mod heads;
mod hosting;
mod ignored;
mod integrity;
mod job;
mod lessons;
mod lobby;
mod log;
mod mail;
mod notices;
mod owner;
mod people;
mod personal;
mod quiet;
mod reader;
mod reviews;
mod revocations;
mod schema;
mod scope;
mod secrets;
mod sessions;
mod store;
mod summary;
mod table_id;
mod wal;
mod webhooks;
mod writer;

pub use backup::{Overwrite, backup, record_backup, restore, sync_directory_entry};
pub use devices::Device;
pub use examination::{Examination, examine};
pub use failure::StoreFailure;
pub use friends::{Friend, Friends, Profile, Requested};
pub use hosting::{Ban, HostAction, HouseCounts, PersonRow, Report, Which};
pub use ignored::{IgnoredPerson, Ignoring};
pub use integrity::{DamagedTable, check_integrity};
pub use lessons::LessonDone;
pub use log::{Append, AppendFailure, LogLine};
pub use mail::MailAddress;
pub use people::{RegisterFailure, User, UserId, folded};
pub use personal::{LessonRecord, PersonalData, SessionInfo};
pub use quiet::QuietTimes;
pub use scope::Scope;
pub use sessions::{Session, SessionKind};
pub use store::{Counts, Store};
pub use summary::{Listed, Stage, Summary};
pub use table_id::{BadTableId, TableId};
pub use wal::commits_behind_damage;
pub use webhooks::Webhook;
