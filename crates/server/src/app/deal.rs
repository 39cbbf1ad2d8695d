//! The deal of a table as forms send it.

use hearth_core::Bytes32;
use hearth_deal::share_of;
use hearth_host::tables::{DealSource, NewDeal};

/// Reads the ticket and the share of a form that opens a table. A form of an old page has neither.
pub(crate) fn new_deal(ticket: Option<&str>, share: Option<&str>) -> NewDeal {
    let source = ticket.map_or(DealSource::Fresh, |ticket| DealSource::Ticket(ticket.to_owned()));
    NewDeal { source, share: sent_share(share) }
}

/// Reads a share. An empty field is none.
pub(crate) fn sent_share(share: Option<&str>) -> Option<Bytes32> {
    share.map(str::trim).filter(|share| !share.is_empty()).map(share_of)
}
