//! The tables and columns that are copied: all that the databases have, except for what is named here.

use std::collections::BTreeSet;

use rusqlite::types::{Value, ValueRef};

use super::CopyFailure;

/// A table or a column that is not copied: the table, the column if it is only that, and the reason. A copy belongs to nobody.
const NOT_COPIED: [(&str, Option<&str>, &str); 10] = [
    ("node", None, "the servers that run on that database"),
    ("announced", None, "counts what they announce"),
    ("announcement", None, "what they announced in the last minute"),
    ("log", Some("owner"), "one of those servers"),
    ("log", Some("epoch"), "counts the owners"),
    ("notice", Some("node"), "one of those servers"),
    ("meta", Some("owner"), "counts the servers that ever started on that database"),
    ("meta", Some("version"), "a schema version of PostgreSQL; SQLite keeps its own elsewhere"),
    ("meta", Some("generation"), "a new one makes open pages load again, instead of trusting equal numbers"),
    ("meta", Some("backed_up"), "nobody has backed up the copy"),
];

/// Columns that only the server stores, with what they are in a file.
const COMPUTED_IN_FILE: [(&str, &str, &str); 1] =
    [("log", "entries", "(SELECT coalesce(max(seq) + 1, 0) FROM entry WHERE entry.log = log.number)")];

/// The longest value in a message.
const MAX_SHOWN: usize = 60;

/// A table, as a database describes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TableShape {
    pub name: String,
    /// The columns, in any order.
    pub columns: Vec<Column>,
    /// The columns of the primary key, in their order. Only a server says them: in a file, a unique index can be the key.
    pub key: Vec<String>,
    /// The column that the server numbers.
    pub numbered: Option<String>,
    /// The tables whose rows these rows refer to.
    pub refers_to: Vec<String>,
}

/// A column, as a database describes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Column {
    pub name: String,
    pub kind: ColumnKind,
}

/// The kind of a column's values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum ColumnKind {
    Integer,
    Text,
    Blob,
    /// A type that is never copied, by its name.
    Other(String),
}

/// A table that is copied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct CopiedTable {
    pub name: String,
    pub columns: Vec<CopiedColumn>,
    /// The places of the columns by which rows are sorted: those of the primary key, or all.
    pub key: Vec<usize>,
    /// True if no two rows have the same key.
    pub has_key: bool,
    pub numbered: Option<String>,
}

/// A column that is copied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct CopiedColumn {
    pub name: String,
    pub kind: ColumnKind,
    /// How a file computes it, if it does not store it.
    pub computed_in_file: Option<&'static str>,
}

impl CopiedTable {
    /// Names a row for people, by the values of its key.
    pub fn shown_key(&self, row: &[Value]) -> String {
        shown_row(self, |column| row.get(column).map_or(ValueRef::Null, ValueRef::from))
    }
}

/// Names a row for people, by the values of its key.
pub(crate) fn shown_row<'v>(table: &CopiedTable, value: impl Fn(usize) -> ValueRef<'v>) -> String {
    let parts: Vec<String> = table
        .key
        .iter()
        .filter_map(|&place| Some(format!("{} {}", table.columns.get(place)?.name, shown(value(place)))))
        .collect();
    parts.join(", ")
}

fn shown(value: ValueRef<'_>) -> String {
    let text = match value {
        ValueRef::Null => "nothing".to_owned(),
        ValueRef::Integer(number) => number.to_string(),
        ValueRef::Real(number) => number.to_string(),
        ValueRef::Text(text) => format!("“{}”", String::from_utf8_lossy(text).escape_debug()),
        ValueRef::Blob(bytes) => {
            bytes.iter().take(MAX_SHOWN).fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
        }
    };
    match text.char_indices().nth(MAX_SHOWN) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text,
    }
}

/// Returns the tables that are copied, each after those that its rows refer to. Refuses databases that differ in anything else.
pub(super) fn plan(file: &[TableShape], server: &[TableShape]) -> Result<Vec<CopiedTable>, CopyFailure> {
    let names = |shapes: &[TableShape]| {
        let names = shapes.iter().map(|shape| shape.name.clone());
        names.filter(|name| !is_left_out(name, None)).collect::<BTreeSet<String>>()
    };
    if let Some(name) = names(file).symmetric_difference(&names(server)).next() {
        return Err(CopyFailure::Schemas(format!("only one has the table {name}")));
    }
    let mut waiting: Vec<&TableShape> =
        server.iter().filter(|shape| !is_left_out(&shape.name, None)).collect();
    let mut plan: Vec<CopiedTable> = Vec::new();
    while !waiting.is_empty() {
        let is_ready = |shape: &&TableShape| {
            let is_planned = |name: &String| plan.iter().any(|planned| planned.name == *name);
            shape.refers_to.iter().all(|name| *name == shape.name || is_planned(name))
        };
        let (ready, later): (Vec<_>, Vec<_>) = waiting.into_iter().partition(is_ready);
        if ready.is_empty() {
            return Err(CopyFailure::Schemas("tables refer to each other in a circle".to_owned()));
        }
        for on_server in ready {
            if let Some(in_file) = file.iter().find(|shape| shape.name == on_server.name) {
                plan.push(table(in_file, on_server)?);
            }
        }
        waiting = later;
    }
    Ok(plan)
}

fn table(in_file: &TableShape, on_server: &TableShape) -> Result<CopiedTable, CopyFailure> {
    let name = &on_server.name;
    let in_file: Vec<&Column> =
        in_file.columns.iter().filter(|column| !is_left_out(name, Some(&column.name))).collect();
    let mut columns = Vec::new();
    for column in on_server.columns.iter().filter(|column| !is_left_out(name, Some(&column.name))) {
        let computed_in_file = computed(name, &column.name);
        let is_same = |other: &&Column| **other == *column;
        if computed_in_file.is_none() && !in_file.iter().any(is_same) {
            return Err(differs(name, &column.name));
        }
        columns.push(CopiedColumn { name: column.name.clone(), kind: column.kind.clone(), computed_in_file });
    }
    let is_copied = |column: &&&Column| columns.iter().any(|copied| copied.name == column.name);
    if let Some(column) = in_file.iter().find(|column| !is_copied(column)) {
        return Err(differs(name, &column.name));
    }
    let place = |name: &String| columns.iter().position(|column| column.name == *name);
    let key: Option<Vec<usize>> = on_server.key.iter().map(place).collect();
    let key = key.filter(|key| !key.is_empty());
    Ok(CopiedTable {
        name: name.clone(),
        has_key: key.is_some(),
        key: key.unwrap_or_else(|| (0..columns.len()).collect()),
        columns,
        numbered: on_server.numbered.clone(),
    })
}

fn differs(table: &str, column: &str) -> CopyFailure {
    CopyFailure::Schemas(format!("the column {column} of {table} is not the same"))
}

fn is_left_out(table: &str, column: Option<&str>) -> bool {
    NOT_COPIED.iter().any(|(left_out, of_it, _)| *left_out == table && *of_it == column)
}

fn computed(table: &str, column: &str) -> Option<&'static str> {
    COMPUTED_IN_FILE
        .iter()
        .find(|(of, name, _)| (*of, *name) == (table, column))
        .map(|(.., expression)| *expression)
}
