//! The schema in the API's description of a log entry: the stored shape without what `frames.rs` hides.

use hearth_table::Entry;
use utoipa::openapi::schema::{Object, ObjectBuilder, SchemaType, Type};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

/// A log entry as an observer may know it, with its time.
pub(super) enum EntryTold {}

impl PartialSchema for EntryTold {
    fn schema() -> RefOr<Schema> {
        let mut schema = Entry::schema();
        if let RefOr::T(Schema::OneOf(sorts)) = &mut schema {
            sorts.description = Some("An entry of the table's log, as the observer may know it.".to_owned());
            for sort in &mut sorts.items {
                if let RefOr::T(Schema::Object(sort)) = sort {
                    tell(sort);
                }
            }
        }
        schema
    }
}

impl ToSchema for EntryTold {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        Entry::schemas(schemas);
    }
}

/// Removes what observers are not told about this kind of entry.
fn tell(sort: &mut Object) {
    if is(sort, "started") {
        // It contains everything hidden.
        sort.properties.retain(|name, _| name == "entry");
        sort.required.retain(|name| name == "entry");
    }
    if is(sort, "sealed") {
        sort.properties.retain(|name, _| name != "secret");
        sort.required.retain(|name| name == "entry");
        let seal =
            ObjectBuilder::new().schema_type(Type::String).description(Some("The hash of the secret."));
        sort.properties.insert("seal".to_owned(), seal.into());
        sort.required.push("seal".to_owned());
    }
    if is(sort, "shared") {
        sort.properties.retain(|name, _| name != "share");
        sort.required.retain(|name| name != "share");
    }
    if is(sort, "decided") {
        let decision =
            ObjectBuilder::new().schema_type(SchemaType::from_iter([Type::String, Type::Null])).description(
                Some("The decision, in the notation of the rules; `null` if another seat decided in secret."),
            );
        sort.properties.insert("decision".to_owned(), decision.into());
    }
    let at = ObjectBuilder::new()
        .schema_type(Type::Integer)
        .description(Some("The time of the entry, in milliseconds since 1970."));
    sort.properties.insert("at".to_owned(), at.into());
    sort.required.push("at".to_owned());
}

/// Returns whether the entry is of this kind.
fn is(sort: &Object, name: &str) -> bool {
    let Some(RefOr::T(Schema::Object(tag))) = sort.properties.get("entry") else { return false };
    tag.enum_values.as_ref().is_some_and(|values| values.iter().any(|value| value == name))
}
