//! A row of features of one sort.

/// Where the features of one sort stand among all.
#[derive(Clone, Copy)]
pub(super) struct Block {
    begin: usize,
    size: usize,
}

impl Block {
    /// The first row.
    pub const fn first(size: usize) -> Block {
        Block { begin: 0, size }
    }

    /// The row behind this one.
    pub const fn then(self, size: usize) -> Block {
        Block { begin: self.end(), size }
    }

    /// Where it ends.
    pub const fn end(self) -> usize {
        self.begin + self.size
    }

    /// One of its features.
    #[inline]
    pub fn at(self, index: usize) -> usize {
        debug_assert!(index < self.size);
        self.begin + index
    }
}
