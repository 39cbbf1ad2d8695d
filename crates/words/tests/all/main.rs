//! Languages, sentences and the audit.

mod audit;
mod language;
mod saying;
