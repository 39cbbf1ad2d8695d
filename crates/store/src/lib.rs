//! Where everything lives that must survive a pulled plug: the logs of the tables, what the lobby asks of them, people, their
//! sessions, and how they are told that somebody waits for them.
//!
//! It knows no game and no network. The text of an entry and the line of a summary are handed back as they came; passwords and
//! tokens come hashed. What was acknowledged is on disk: a single writer puts all that arrived while the last batch was being
//! synced into one transaction, and answers after its commit.

mod backup;
mod devices;
mod failure;
mod heads;
mod job;
mod lessons;
mod lobby;
mod log;
mod notices;
mod people;
mod reader;
mod reviews;
mod schema;
mod secrets;
mod sessions;
mod store;
mod summary;
mod table_id;
mod webhooks;
mod writer;

pub use backup::{Overwrite, backup, restore, sync_name};
pub use devices::Device;
pub use failure::StoreFailure;
pub use lessons::LessonDone;
pub use log::{Append, AppendFailure, Line};
pub use people::{RegisterFailure, User, UserId, folded};
pub use sessions::{Session, SessionKind};
pub use store::{Counts, Store};
pub use summary::{Listed, Stage, Summary};
pub use table_id::{BadTableId, TableId};
pub use webhooks::Webhook;
