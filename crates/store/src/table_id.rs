//! Table ids: short enough for a link, random enough not to be guessed.

use std::fmt;
use std::str::FromStr;

use rand::{Rng, RngExt};
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};

/// Lower-case letters and digits without `i`, `l`, `o` and `1`, which look alike.
const ALPHABET: [u8; 32] = *b"abcdefghjkmnpqrstuvwxyz023456789";

const LENGTH: usize = 10;

/// The id of a table: ten characters from an alphabet of 32, which gives 2^50 ids.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableId([u8; LENGTH]);

impl TableId {
    /// Creates a random id.
    pub fn random(rng: &mut impl Rng) -> TableId {
        TableId(std::array::from_fn(|_| ALPHABET[rng.random_range(0..ALPHABET.len())]))
    }

    /// Returns the id as text.
    pub fn as_str(&self) -> &str {
        // Only ASCII characters of the alphabet get in.
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

/// A text that is not a table id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadTableId;

impl fmt::Display for BadTableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a table id: an id has {LENGTH} lower-case letters and digits; copy the whole link")
    }
}

impl std::error::Error for BadTableId {}

impl FromStr for TableId {
    type Err = BadTableId;

    fn from_str(text: &str) -> Result<TableId, BadTableId> {
        // Accept capitals: people may type a link from paper.
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
