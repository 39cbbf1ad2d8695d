//! Validates responses against the OpenAPI document. It is stricter than JSON Schema: fields that the document does not
//! name are errors. Otherwise the document would describe less and less.

use std::collections::HashMap;

use serde_json::Value;

/// The OpenAPI document.
pub(super) struct Document(pub Value);

impl Document {
    /// Checks the response of a route.
    pub fn answers(&self, route: &str, status: u16, answer: &Value) -> Result<(), String> {
        let (method, path) = route.split_once(' ').ok_or("a route is a method and a path")?;
        let responses = &self.0["paths"][path][method.to_lowercase()]["responses"];
        let response = responses.get(status.to_string()).unwrap_or(&responses["default"]);
        let content = response["content"].as_object();
        let schema = content.and_then(|content| content.values().next()).ok_or("nothing is described")?;
        self.fits(&schema["schema"], answer, route)
    }

    /// Checks a value against a schema.
    fn fits(&self, schema: &Value, value: &Value, at: &str) -> Result<(), String> {
        let schema = self.resolved(schema);
        if let Some(ways) = schema["oneOf"].as_array() {
            let tried: Vec<_> = ways.iter().map(|way| self.fits(way, value, at)).collect();
            let fitting = tried.iter().filter(|tried| tried.is_ok()).count();
            return if fitting == 1 {
                Ok(())
            } else {
                Err(format!("{at}: {fitting} ways fit {value}: {tried:?}"))
            };
        }
        if !type_fits(&schema["type"], value) {
            return Err(format!("{at}: {value} is not {}", schema["type"]));
        }
        if schema["enum"].as_array().is_some_and(|words| !words.contains(value)) {
            return Err(format!("{at}: {value} is none of {}", schema["enum"]));
        }
        for (number, item) in value.as_array().into_iter().flatten().enumerate() {
            self.fits(&schema["items"], item, &format!("{at}/{number}"))?;
        }
        let (parts, required) = self.parts(schema);
        let Some(object) = value.as_object() else { return Ok(()) };
        // The view belongs to the game; docs/BOTS.md describes it.
        if parts.is_empty() && at.ends_with("/view") {
            return Ok(());
        }
        for name in required {
            object.get(name).ok_or_else(|| format!("{at}: {name} is missing in {value}"))?;
        }
        for (name, part) in object {
            let schema =
                parts.get(name.as_str()).ok_or_else(|| format!("{at}: nothing is said of {name}"))?;
            self.fits(schema, part, &format!("{at}/{name}"))?;
        }
        Ok(())
    }

    fn resolved<'d>(&'d self, schema: &'d Value) -> &'d Value {
        let reference = schema["$ref"].as_str().and_then(|reference| reference.strip_prefix('#'));
        reference.map_or(schema, |path| self.0.pointer(path).expect("a reference leads somewhere"))
    }

    /// Returns the properties of an object and the required ones, from all its parts.
    fn parts<'d>(&'d self, schema: &'d Value) -> (HashMap<&'d str, &'d Value>, Vec<&'d str>) {
        let own = schema["properties"].as_object().into_iter().flatten();
        let mut parts: HashMap<&str, &Value> = own.map(|(name, part)| (name.as_str(), part)).collect();
        let required = schema["required"].as_array().into_iter().flatten();
        let mut required: Vec<&str> = required.filter_map(Value::as_str).collect();
        for whole in schema["allOf"].as_array().into_iter().flatten() {
            let (more, needed) = self.parts(self.resolved(whole));
            parts.extend(more);
            required.extend(needed);
        }
        (parts, required)
    }
}

fn type_fits(wanted: &Value, value: &Value) -> bool {
    match wanted {
        Value::Array(types) => types.iter().any(|wanted| type_fits(wanted, value)),
        Value::String(wanted) => match wanted.as_str() {
            "null" => value.is_null(),
            "boolean" => value.is_boolean(),
            "integer" => value.is_i64() || value.is_u64(),
            "number" => value.is_number(),
            "string" => value.is_string(),
            "array" => value.is_array(),
            "object" => value.is_object(),
            _ => false,
        },
        _ => true,
    }
}
