//! The sentences of a crate in all languages.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::OnceLock;

pub use fluent_bundle::FluentValue as Value;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, PatternElement};
use foldhash::fast::FixedState;

use crate::Language;

type Bundle = FluentBundle<FluentResource>;

/// The Fluent files of one language: name and text.
pub type Files = &'static [(&'static str, &'static str)];

/// The sentences of a crate in all languages.
pub struct Dictionary {
    files: [Files; Language::ALL.len()],
    bundles: [Bundle; Language::ALL.len()],
    sentences: [Sentences; Language::ALL.len()],
}

/// Precompiled sentences by key. Pages have many, and Fluent is slower.
type Sentences = HashMap<String, Sentence, FixedState>;

/// A precompiled sentence.
enum Sentence {
    /// Text with plain variables.
    Plain(Vec<Piece>),
    /// A sentence with plural forms or other selectors. The results for small numbers are cached.
    Selected(OnceLock<Box<[OnceLock<String>; CACHED_RESULTS]>>),
}

/// The number of cached results: one number below 64, or two below 8.
const CACHED_RESULTS: usize = 64;

/// The limit for each of two numbers. Its square is [`CACHED_RESULTS`].
const CACHED_LIMIT_OF_TWO: usize = 8;

/// A piece of a sentence.
enum Piece {
    /// Literal text.
    Text(String),
    /// A variable.
    Value(String),
}

impl Dictionary {
    /// Creates a dictionary from the files of each language, in the order of [`Language::ALL`]. It ignores
    /// errors; [`audit`](crate::audit()) reports them.
    pub fn new(files: [Files; Language::ALL.len()]) -> Dictionary {
        let mut sentences = Language::ALL.map(|_| Sentences::default());
        let bundles = Language::ALL.map(|language| {
            let mut bundle = Bundle::new_concurrent(vec![language.identifier()]);
            // Isolation marks are only needed with right-to-left scripts.
            bundle.set_use_isolating(false);
            bundle.set_formatter(Some(|value, _| match value {
                Value::Number(number) => whole(number).map(crate::number),
                _ => None,
            }));
            for (_, text) in files[language as usize] {
                let resource = FluentResource::try_new((*text).to_owned());
                let resource = resource.unwrap_or_else(|(readable, _)| readable);
                sentences[language as usize].extend(resource.entries().filter_map(sentence));
                bundle.add_resource_overriding(resource);
            }
            bundle
        });
        Dictionary { files, bundles, sentences }
    }

    /// Returns the files of a language.
    pub(crate) fn files(&self, language: Language) -> Files {
        self.files[language as usize]
    }

    /// Returns true if a language has the sentence.
    pub fn has(&self, language: Language, key: &str) -> bool {
        self.bundles[language as usize].has_message(key)
    }

    /// Formats a sentence. A missing one falls back to English, then to its key, so that the gap is visible
    /// and nothing breaks.
    pub fn say<'a>(
        &'a self,
        language: Language,
        key: &'a str,
        values: &[(&'static str, Value<'a>)],
    ) -> Cow<'a, str> {
        match self.sentences[language as usize].get(key) {
            Some(Sentence::Plain(pieces)) => format_plain(pieces, values)
                .unwrap_or_else(|| self.format_with_fluent(language, key, values).into()),
            Some(Sentence::Selected(cache)) if let Some(number) = cache_index(values) => {
                let cache = cache.get_or_init(|| Box::new([const { OnceLock::new() }; CACHED_RESULTS]));
                cache[number].get_or_init(|| self.format_with_fluent(language, key, values)).into()
            }
            _ => self.format_with_fluent(language, key, values).into(),
        }
    }

    /// Formats a sentence with Fluent.
    fn format_with_fluent(
        &self,
        language: Language,
        key: &str,
        values: &[(&'static str, Value<'_>)],
    ) -> String {
        let bundle = if self.has(language, key) { language } else { Language::English };
        let bundle = &self.bundles[bundle as usize];
        let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        let named: FluentArgs<'_> = values.iter().cloned().collect();
        let mut errors = Vec::new();
        bundle.format_pattern(pattern, (!values.is_empty()).then_some(&named), &mut errors).into_owned()
    }
}

/// Returns the cache index for values that are one or two small numbers.
fn cache_index(values: &[(&'static str, Value<'_>)]) -> Option<usize> {
    let below = |limit: usize, number: &FluentNumber| {
        whole(number).and_then(|whole| usize::try_from(whole).ok()).filter(|small| *small < limit)
    };
    match values {
        [(_, Value::Number(number))] => below(CACHED_RESULTS, number),
        [(name, Value::Number(one)), (other_name, Value::Number(other))] => {
            let (one, other) = (below(CACHED_LIMIT_OF_TWO, one)?, below(CACHED_LIMIT_OF_TWO, other)?);
            // The order of the arguments must not matter.
            let (one, other) = if name < other_name { (one, other) } else { (other, one) };
            Some(one * CACHED_LIMIT_OF_TWO + other)
        }
        _ => None,
    }
}

/// Returns a number that is whole. Those are printed without decimals.
fn whole(number: &FluentNumber) -> Option<i32> {
    let whole = number.value as i32;
    ((number.value - f64::from(whole)).abs() < f64::EPSILON).then_some(whole)
}

/// Precompiles a message. Returns it with its key.
fn sentence(entry: &Entry<&str>) -> Option<(String, Sentence)> {
    let Entry::Message(message) = entry else { return None };
    let pieces = message.value.as_ref()?.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => Some(Piece::Text((*value).to_owned())),
        PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::VariableReference { id }),
        } => Some(Piece::Value(id.name.to_owned())),
        PatternElement::Placeable { .. } => None,
    });
    let sentence =
        pieces.collect::<Option<_>>().map_or_else(|| Sentence::Selected(OnceLock::new()), Sentence::Plain);
    Some((message.id.name.to_owned(), sentence))
}

/// Formats a plain sentence. Returns `None` if a value is missing, or is neither a string nor a number.
fn format_plain<'a>(pieces: &'a [Piece], values: &[(&'static str, Value<'_>)]) -> Option<Cow<'a, str>> {
    if let [Piece::Text(text)] = pieces {
        return Some(Cow::Borrowed(text));
    }
    let mut sentence = String::with_capacity(96);
    for piece in pieces {
        match piece {
            Piece::Text(text) => sentence.push_str(text),
            Piece::Value(name) => match &values.iter().find(|(known, _)| known == name)?.1 {
                Value::String(words) => sentence.push_str(words),
                Value::Number(number) => match whole(number) {
                    Some(small) => sentence.push_str(&crate::number(small)),
                    None => sentence.push_str(&number.as_string()),
                },
                _ => return None,
            },
        }
    }
    Some(Cow::Owned(sentence))
}
