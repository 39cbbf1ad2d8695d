//! The name of a table, short enough for a link and random enough that nobody guesses it.

use std::fmt;
use std::str::FromStr;

use rand::{Rng, RngExt};
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};

/// Small letters and digits without `i`, `l`, `o` and `1`, which are taken for each other.
const ALPHABET: [u8; 32] = *b"abcdefghjkmnpqrstuvwxyz023456789";

const LENGTH: usize = 10;

/// The name of a table: ten letters of an alphabet of 32, so that there are 2^50.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableId([u8; LENGTH]);

impl TableId {
    /// A new name.
    pub fn random(rng: &mut impl Rng) -> TableId {
        TableId(std::array::from_fn(|_| ALPHABET[rng.random_range(0..ALPHABET.len())]))
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        // Only letters of the alphabet get in, all of them ASCII.
        str::from_utf8(&self.0).unwrap_or_default()
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TableId({self})")
    }
}

/// The text names no table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadTableId;

impl fmt::Display for BadTableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "this is no table: a table is named by {LENGTH} small letters and digits; copy the whole link"
        )
    }
}

impl std::error::Error for BadTableId {}

impl FromStr for TableId {
    type Err = BadTableId;

    fn from_str(text: &str) -> Result<TableId, BadTableId> {
        // Who types a link from paper may write it in capitals.
        let text = text.to_ascii_lowercase();
        let letters: [u8; LENGTH] = text.as_bytes().try_into().map_err(|_| BadTableId)?;
        if letters.iter().all(|letter| ALPHABET.contains(letter)) {
            Ok(TableId(letters))
        } else {
            Err(BadTableId)
        }
    }
}

impl ToSql for TableId {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.as_str().into())
    }
}

impl FromSql for TableId {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<TableId> {
        value.as_str()?.parse().map_err(FromSqlError::other)
    }
}
