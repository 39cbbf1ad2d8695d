//! Tables: one actor each, found through the registry.

mod actor;
mod handle;
pub mod hints;
mod lobby_row;
mod person_change;
mod presenter;
mod rating;
mod registry;
pub mod rematch;
mod reviews;
mod snapshot;
mod storage;
mod subscribers;
mod turn_notices;

pub use self::handle::Done;
pub use self::lobby_row::{FreeSeat, LobbyRow, LobbySeat, sits, stage, stored_stage};
pub use self::person_change::PersonChange;
pub use self::presenter::{Presenter, Presenters};
pub use self::registry::{DealSource, NewDeal, Player, Tables};
pub use self::reviews::{ReviewProgress, Reviews};
pub use self::snapshot::{TableSnapshot, Viewer};
pub use self::subscribers::{Frame, FrameSender, Subscription, Transport};
