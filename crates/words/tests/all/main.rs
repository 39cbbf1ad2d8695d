//! Languages, sentences, and what an audit finds.

mod audit;
mod language;
mod saying;
