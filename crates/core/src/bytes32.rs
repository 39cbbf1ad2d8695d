//! 32 bytes that are written as 64 hexadecimal digits.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A hash, a secret or a share of a deal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Bytes32(pub [u8; 32]);

/// A text that is not 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadBytes32;

impl fmt::Display for BadBytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected 64 hexadecimal digits (0-9, a-f)")
    }
}

impl std::error::Error for BadBytes32 {}

impl fmt::Display for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Bytes32 {
    type Err = BadBytes32;

    /// Accepts lower-case digits only, so that equal values have equal texts.
    fn from_str(text: &str) -> Result<Bytes32, BadBytes32> {
        let digit = |digit: u8| match digit {
            b'0'..=b'9' => Ok(digit - b'0'),
            b'a'..=b'f' => Ok(digit - b'a' + 10),
            _ => Err(BadBytes32),
        };
        let (pairs, []) = text.as_bytes().as_chunks::<2>() else { return Err(BadBytes32) };
        let mut bytes = [0; 32];
        if pairs.len() != bytes.len() {
            return Err(BadBytes32);
        }
        for (byte, [high, low]) in bytes.iter_mut().zip(pairs) {
            *byte = digit(*high)? << 4 | digit(*low)?;
        }
        Ok(Bytes32(bytes))
    }
}

impl TryFrom<String> for Bytes32 {
    type Error = BadBytes32;

    fn try_from(text: String) -> Result<Bytes32, BadBytes32> {
        text.parse()
    }
}

impl From<Bytes32> for String {
    fn from(bytes: Bytes32) -> String {
        bytes.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_read_as_they_are_written() {
        let bytes = Bytes32(std::array::from_fn(|index| (index * 37) as u8));
        let text = bytes.to_string();
        assert!(text.starts_with("00254a6f94b9de"), "{text}");
        assert_eq!(text.parse(), Ok(bytes));
        for bad in
            ["", "00", &text[1..], &text.to_uppercase(), &format!("{text}00"), &text.replace("94", "9g")]
        {
            assert_eq!(bad.parse::<Bytes32>(), Err(BadBytes32), "{bad}");
        }
    }
}
