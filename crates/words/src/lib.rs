//! Translated sentences, with Fluent.
//!
//! A crate with sentences has a folder `words` beside its `src`. It contains a folder for each language with
//! the same Fluent files. The crate names the files once:
//!
//! ```ignore
//! hearth_words::dictionary!("log", "menu");
//!
//! hearth_words::say!(language, "log-drew", name = names.plain(seat), cards = 2);
//! hearth_words::say!(language, "ceremony-" + ceremony.word());
//! ```
//!
//! The macro also adds a test that calls [`audit()`]. It finds missing sentences, unused ones, and uses with
//! the wrong variables.

mod audit;
mod dictionary;
mod language;
mod macros;
mod number;

pub use crate::audit::audit;
pub use crate::dictionary::{Dictionary, Value};
pub use crate::language::{Language, UnknownLanguage};
pub use crate::number::{number, percent};
