//! Sets as bits of an integer.

/// Declares a set with one bit for each item, and its iterator. Neither allocates. `index` turns an item into its
/// bit's number, and `item` turns the number back. A crate adds its own methods in an `impl` block of its own.
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Eq, Debug)]
/// pub struct Die(u8);
///
/// hearth_core::bit_set! {
///     /// Some of the numbers on a die.
///     pub struct Dice(u8) of Die;
///     /// Iterates over the numbers, lowest first.
///     pub struct DiceIter;
///     index: |die| die.0;
///     item: |number| Die(number as u8);
/// }
///
/// let odd = Dice::EMPTY.with(Die(1)).with(Die(3)).with(Die(5));
/// assert_eq!(odd.without(Die(3)).into_iter().collect::<Vec<_>>(), [Die(1), Die(5)]);
/// ```
#[macro_export]
macro_rules! bit_set {
    (
        $(#[$set_attribute:meta])*
        $set_visibility:vis struct $set:ident($bits:ty) of $item_type:ty;
        $(#[$iter_attribute:meta])*
        $iter_visibility:vis struct $iter:ident;
        index: |$item:ident| $index:expr;
        item: |$number:ident| $from_number:expr;
    ) => {
        $(#[$set_attribute])*
        #[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
        $set_visibility struct $set($bits);

        #[allow(dead_code, reason = "not every set needs every operation")]
        impl $set {
            /// The empty set.
            pub const EMPTY: $set = $set(0);

            /// Creates a set from bits.
            #[inline]
            pub(crate) const fn from_bits(bits: $bits) -> $set {
                $set(bits)
            }

            /// Returns one bit for each item.
            #[inline]
            pub const fn bits(self) -> $bits {
                self.0
            }

            /// Returns the set with one more item.
            #[inline]
            #[must_use]
            pub const fn with(self, $item: $item_type) -> $set {
                $set(self.0 | 1 << $index)
            }

            /// Returns the set without an item.
            #[inline]
            #[must_use]
            pub const fn without(self, $item: $item_type) -> $set {
                $set(self.0 & !(1 << $index))
            }

            /// Returns true if an item is in the set.
            #[inline]
            pub const fn has(self, $item: $item_type) -> bool {
                self.0 & 1 << $index != 0
            }

            /// Returns the intersection.
            #[inline]
            #[must_use]
            pub const fn and(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// Returns the union.
            #[inline]
            #[must_use]
            pub const fn or(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// Returns the difference.
            #[inline]
            #[must_use]
            pub const fn minus(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// Returns true if the set is empty.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Returns the number of items.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }
        }

        impl IntoIterator for $set {
            type Item = $item_type;
            type IntoIter = $iter;

            #[inline]
            fn into_iter(self) -> $iter {
                $iter(self.0)
            }
        }

        impl FromIterator<$item_type> for $set {
            fn from_iter<I: IntoIterator<Item = $item_type>>(items: I) -> $set {
                items.into_iter().fold($set::EMPTY, $set::with)
            }
        }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(*self).finish()
            }
        }

        $(#[$iter_attribute])*
        #[derive(Clone, Debug)]
        $iter_visibility struct $iter($bits);

        impl Iterator for $iter {
            type Item = $item_type;

            #[inline]
            fn next(&mut self) -> Option<$item_type> {
                let without_lowest = self.0 & self.0.checked_sub(1)?;
                let $number = self.0.trailing_zeros();
                self.0 = without_lowest;
                Some($from_number)
            }

            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                let len = self.0.count_ones() as usize;
                (len, Some(len))
            }
        }
    };
}
