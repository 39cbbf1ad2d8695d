//! What is told as it is written: lists, objects and texts that go straight to whoever writes, without being built first.
//! It knows no game and no format.

use std::fmt::Display;

use serde::{Serialize, Serializer};

/// A list: one entry after the other.
#[derive(Clone, Copy, Debug)]
pub struct AsSeq<I>(pub I);

/// An object: each value by its name, in the order given.
#[derive(Clone, Copy, Debug)]
pub struct AsMap<I>(pub I);

/// A text: something as it is displayed.
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
