//! A range of feature indices.

/// The index range of one group of features.
#[derive(Clone, Copy)]
pub(super) struct FeatureBlock {
    begin: usize,
    size: usize,
}

impl FeatureBlock {
    /// Returns the first block.
    pub const fn first(size: usize) -> FeatureBlock {
        FeatureBlock { begin: 0, size }
    }

    /// Returns the block after this one.
    pub const fn then(self, size: usize) -> FeatureBlock {
        FeatureBlock { begin: self.end(), size }
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
