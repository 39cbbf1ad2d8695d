//! A range of feature indices.

/// The index range of one group of features.
#[derive(Clone, Copy)]
pub(super) struct Block {
    begin: usize,
    size: usize,
}

impl Block {
    /// Returns the first block.
    pub const fn first(size: usize) -> Block {
        Block { begin: 0, size }
    }

    /// Returns the block after this one.
    pub const fn then(self, size: usize) -> Block {
        Block { begin: self.end(), size }
    }

    /// Returns the index after the last feature.
    pub const fn end(self) -> usize {
        self.begin + self.size
    }

    /// Returns the index of one feature.
    #[inline]
    pub fn at(self, index: usize) -> usize {
        debug_assert!(index < self.size);
        self.begin + index
    }
}
