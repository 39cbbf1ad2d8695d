//! How the document describes news: what `live/frame.rs` tells a program when something has happened.

use utoipa::openapi::schema::{AllOfBuilder, ArrayBuilder, ObjectBuilder};
use utoipa::openapi::{Ref, RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

use super::entry::EntryTold;
use crate::live::Seen;

/// What a program is told when something has happened.
pub(super) enum News {}

impl PartialSchema for News {
    fn schema() -> RefOr<Schema> {
        let entries = ArrayBuilder::new().items(Ref::from_schema_name(EntryTold::name())).description(Some(
            "What has happened since the last news, or since the table was opened; as far as the observer may know it.",
        ));
        AllOfBuilder::new()
            .description(Some("What a program is told when something has happened."))
            .item(Ref::from_schema_name(Seen::name()))
            .item(ObjectBuilder::new().property("entries", entries).required("entries"))
            .into()
    }
}

impl ToSchema for News {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        schemas.push((Seen::name().into_owned(), Seen::schema()));
        Seen::schemas(schemas);
        schemas.push((EntryTold::name().into_owned(), EntryTold::schema()));
        EntryTold::schemas(schemas);
    }
}
