//! Bounds that derived schemas have no place for.

use utoipa::openapi::schema::{AdditionalProperties, ArrayItems};
use utoipa::openapi::{OpenApi as Document, RefOr, Schema, Type};

/// States the bounds in the document.
pub(super) fn state(document: &mut Document) {
    let Some(components) = &mut document.components else { return };
    for (name, schema) in &mut components.schemas {
        bound(schema);
        match (name.as_str(), schema) {
            // The number is all of its variant.
            ("Pace", RefOr::T(Schema::OneOf(ways))) => ways.items.iter_mut().for_each(bound_pace),
            // A pair is a tuple.
            ("Wish", RefOr::T(Schema::Object(wish))) => {
                if let Some(RefOr::T(Schema::Array(options))) = wish.properties.get_mut("options")
                    && let ArrayItems::RefOrSchema(pair) = &mut options.items
                    && let RefOr::T(Schema::Array(pair)) = pair.as_mut()
                {
                    (pair.min_items, pair.max_items) = (Some(2), Some(2));
                }
            }
            _ => (),
        }
    }
}

fn bound_pace(way: &mut RefOr<Schema>) {
    let RefOr::T(Schema::Object(way)) = way else { return };
    if let Some(RefOr::T(Schema::Object(days))) = way.properties.get_mut("days") {
        (days.minimum, days.maximum) = (Some(1.into()), Some(30.into()));
    }
    if let Some(RefOr::T(Schema::Object(live))) = way.properties.get_mut("live") {
        live.additional_properties = Some(Box::new(AdditionalProperties::FreeForm(false)));
    }
}

/// Counts end where 64 bits end, and a variant with a value has no other keys.
fn bound(schema: &mut RefOr<Schema>) {
    match schema {
        RefOr::T(Schema::OneOf(ways)) => {
            for way in &mut ways.items {
                bound(way);
                if let RefOr::T(Schema::Object(way)) = way
                    && way.properties.len() == 1
                    && way.required.len() == 1
                {
                    way.additional_properties = Some(Box::new(AdditionalProperties::FreeForm(false)));
                }
            }
        }
        RefOr::T(Schema::Object(object)) => {
            object.properties.values_mut().for_each(bound);
            let is_count = object.schema_type == Type::Integer.into() && object.minimum.is_some();
            if is_count && object.maximum.is_none() && object.format.is_none() {
                object.maximum = Some(usize::MAX.into());
            }
        }
        _ => (),
    }
}
