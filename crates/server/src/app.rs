//! Everything that routes are given.

use std::sync::Arc;

use crate::limits::Limits;
use crate::people::People;
use crate::shared::Shared;
use crate::tables::Tables;

/// Everything that routes are given.
#[derive(Clone)]
pub(crate) struct App {
    pub shared: Arc<Shared>,
    pub tables: Tables,
    pub people: Arc<People>,
    pub limits: Arc<Limits>,
}
