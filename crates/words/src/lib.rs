//! Sentences in the languages that Hearth speaks.
//!
//! A crate that speaks has a folder `words` beside its `src`, with a folder for each language in it and the same Fluent files in
//! each of them, and names them once:
//!
//! ```ignore
//! hearth_words::dictionary!("log", "menu");
//!
//! hearth_words::say!(language, "log-drew", name = names.plain(seat), cards = 2);
//! hearth_words::say!(language, "ceremony-" + ceremony.word());
//! ```
//!
//! With it comes a test that calls [`audit()`], which finds what is missing, what is said nowhere, and what is said with other
//! variables than the sentence has.

mod audit;
mod dictionary;
mod language;
mod macros;
mod number;

pub use crate::audit::audit;
pub use crate::dictionary::{Dictionary, Value};
pub use crate::language::{Language, UnknownLanguage};
pub use crate::number::{number, percent};
