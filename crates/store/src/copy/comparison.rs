//! The comparison of two databases, row by row.

use std::cmp::Ordering;

use rusqlite::types::Value;

use super::{CopiedTable, CopyFailure, RowStream};

/// The number of differences of a table that are described.
const MAX_EXAMPLES: usize = 5;

/// The comparison of two databases.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comparison {
    /// The tables, by their names.
    pub tables: Vec<ComparedTable>,
}

/// The comparison of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ComparedTable {
    /// The name of the table.
    pub name: String,
    /// The number of rows of the source.
    pub rows: u64,
    /// The number of differences.
    pub differences: u64,
    /// The first differences.
    pub examples: Vec<RowDifference>,
}

/// A row that is not the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RowDifference {
    /// The row, by its key.
    pub key: String,
    /// The difference.
    pub difference: Difference,
}

/// A difference.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Difference {
    /// Only the source has the row.
    Missing,
    /// Only the target has the row.
    Added,
    /// The rows have different values in these columns.
    Columns(Vec<String>),
    /// The target would use numbers again that the source has used.
    Numbers,
}

impl Comparison {
    /// Returns true if everything is the same.
    pub fn is_same(&self) -> bool {
        self.tables.iter().all(|table| table.differences == 0)
    }

    /// Returns the number of rows of the source.
    pub fn rows(&self) -> u64 {
        self.tables.iter().map(|table| table.rows).sum()
    }
}

impl ComparedTable {
    pub(super) fn new(table: &CopiedTable) -> ComparedTable {
        ComparedTable { name: table.name.clone(), rows: 0, differences: 0, examples: Vec::new() }
    }

    /// Compares the rows of the source with those of the target. Both are sorted, so the rows of a key meet.
    pub(super) fn compare(
        &mut self,
        table: &CopiedTable,
        source: &mut dyn RowStream,
        target: &mut dyn RowStream,
    ) -> Result<(), CopyFailure> {
        let (mut ours, mut theirs) = (source.next()?, target.next()?);
        loop {
            let order = match (&ours, &theirs) {
                (None, None) => return Ok(()),
                (Some(_), None) => Ordering::Less,
                (None, Some(_)) => Ordering::Greater,
                (Some(one), Some(other)) => compare_keys(&table.key, one, other),
            };
            match (&ours, &theirs) {
                (Some(row), _) if order == Ordering::Less => {
                    self.add(table.shown_key(row), Difference::Missing);
                }
                (_, Some(row)) if order == Ordering::Greater => {
                    self.add(table.shown_key(row), Difference::Added);
                }
                (Some(one), Some(other)) if one != other => {
                    let columns = table.columns.iter().zip(one.iter().zip(other));
                    let differing = columns.filter(|(_, (one, other))| one != other);
                    let names = differing.map(|(column, _)| column.name.clone()).collect();
                    self.add(table.shown_key(one), Difference::Columns(names));
                }
                _ => (),
            }
            if order != Ordering::Greater {
                self.rows += 1;
                ours = source.next()?;
            }
            if order != Ordering::Less {
                theirs = target.next()?;
            }
        }
    }

    /// Compares the highest numbers that were ever used.
    pub(super) fn compare_numbers(&mut self, source: i64, target: i64) {
        if target < source {
            self.add(format!("number {source}"), Difference::Numbers);
        }
    }

    fn add(&mut self, key: String, difference: Difference) {
        self.differences += 1;
        if self.examples.len() < MAX_EXAMPLES {
            self.examples.push(RowDifference { key, difference });
        }
    }
}

fn compare_keys(key: &[usize], one: &[Value], other: &[Value]) -> Ordering {
    let pairs = key.iter().map(|&place| (one.get(place), other.get(place)));
    pairs
        .map(|(one, other)| compare_values(one.unwrap_or(&Value::Null), other.unwrap_or(&Value::Null)))
        .find(|order| order.is_ne())
        .unwrap_or(Ordering::Equal)
}

/// Compares two values as both databases sort them: texts by their bytes, missing values first.
fn compare_values(one: &Value, other: &Value) -> Ordering {
    let rank = |value: &Value| match value {
        Value::Null => 0,
        Value::Integer(_) | Value::Real(_) => 1,
        Value::Text(_) => 2,
        Value::Blob(_) => 3,
    };
    match (one, other) {
        (Value::Integer(one), Value::Integer(other)) => one.cmp(other),
        (Value::Text(one), Value::Text(other)) => one.as_bytes().cmp(other.as_bytes()),
        (Value::Blob(one), Value::Blob(other)) => one.cmp(other),
        _ => rank(one).cmp(&rank(other)),
    }
}
