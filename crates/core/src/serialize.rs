//! Adapters that serialize iterators and displayable values directly, without building collections first.

use std::fmt::Display;

use serde::{Serialize, Serializer};

/// Serializes an iterator as a sequence.
#[derive(Clone, Copy, Debug)]
pub struct AsSeq<I>(pub I);

/// Serializes an iterator of pairs as a map, in the given order.
#[derive(Clone, Copy, Debug)]
pub struct AsMap<I>(pub I);

/// Serializes a value as its `Display` text.
#[derive(Clone, Copy, Debug)]
pub struct AsDisplay<D>(pub D);

impl<I: IntoIterator<Item: Serialize> + Clone> Serialize for AsSeq<I> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.clone())
    }
}

impl<K: Serialize, V: Serialize, I: IntoIterator<Item = (K, V)> + Clone> Serialize for AsMap<I> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.clone())
    }
}

impl<D: Display> Serialize for AsDisplay<D> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}
