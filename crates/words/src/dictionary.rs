//! The sentences of one crate in all languages.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, PatternElement};

use foldhash::fast::FixedState;

use crate::Language;

pub use fluent_bundle::FluentValue as Value;

type Bundle = FluentBundle<FluentResource>;

/// The Fluent files of one language: what each is called, and its text.
pub type Files = &'static [(&'static str, &'static str)];

/// The sentences of one crate in all languages.
pub struct Dictionary {
    files: [Files; Language::ALL.len()],
    bundles: [Bundle; Language::ALL.len()],
    sentences: [Sentences; Language::ALL.len()],
}

/// How sentences are said without asking Fluent each time, by their keys: a page has many of them.
type Sentences = HashMap<String, Sentence, FixedState>;

/// How a sentence is said.
enum Sentence {
    /// Nothing but values is put into it.
    Plain(Vec<Piece>),
    /// It has forms, mostly those of one number or two: what small numbers make of it is kept.
    Counted(OnceLock<Box<[OnceLock<String>; SMALL]>>),
}

/// So many numbers are small.
const SMALL: usize = 64;

/// So many are, where there are two in a sentence.
const SMALL_OF_TWO: usize = 8;

/// A piece of a sentence.
enum Piece {
    /// Words.
    Text(String),
    /// A value, by its name.
    Value(String),
}

impl Dictionary {
    /// A dictionary of the files of each language, in the order of [`Language::ALL`]. What is wrong with one is a matter of
    /// [`audit`](crate::audit()).
    pub fn new(files: [Files; Language::ALL.len()]) -> Dictionary {
        let mut sentences = Language::ALL.map(|_| Sentences::default());
        let bundles = Language::ALL.map(|language| {
            let mut bundle = Bundle::new_concurrent(vec![language.identifier()]);
            // Marks around every name are for scripts that run from the right to the left; none of ours does.
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

    /// The files of a language.
    pub(crate) fn files(&self, language: Language) -> Files {
        self.files[language as usize]
    }

    /// Whether a language has a sentence of its own for this.
    pub fn has(&self, language: Language, key: &str) -> bool {
        self.bundles[language as usize].has_message(key)
    }

    /// A sentence. One that is missing is said in English, and one that is missing there as well by its key, so that it is
    /// seen and nothing breaks.
    pub fn say<'a>(
        &'a self,
        language: Language,
        key: &'a str,
        values: &[(&'static str, Value<'a>)],
    ) -> Cow<'a, str> {
        match self.sentences[language as usize].get(key) {
            Some(Sentence::Plain(pieces)) => {
                joined(pieces, values).unwrap_or_else(|| self.put_together(language, key, values).into())
            }
            Some(Sentence::Counted(known)) if let Some(number) = small(values) => {
                let known = known.get_or_init(|| Box::new([const { OnceLock::new() }; SMALL]));
                known[number].get_or_init(|| self.put_together(language, key, values)).into()
            }
            _ => self.put_together(language, key, values).into(),
        }
    }

    /// A sentence, as Fluent puts it together.
    fn put_together(&self, language: Language, key: &str, values: &[(&'static str, Value<'_>)]) -> String {
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

/// The place of what is kept for the values of a sentence, if they are one or two small numbers.
fn small(values: &[(&'static str, Value<'_>)]) -> Option<usize> {
    let below = |limit: usize, number: &FluentNumber| {
        whole(number).and_then(|whole| usize::try_from(whole).ok()).filter(|small| *small < limit)
    };
    match values {
        [(_, Value::Number(number))] => below(SMALL, number),
        [(name, Value::Number(one)), (other_name, Value::Number(other))] => {
            let (one, other) = (below(SMALL_OF_TWO, one)?, below(SMALL_OF_TWO, other)?);
            // In whichever order they are given.
            let (one, other) = if name < other_name { (one, other) } else { (other, one) };
            Some(one * SMALL_OF_TWO + other)
        }
        _ => None,
    }
}

/// A number, if it is one of those that sentences mostly have: it is written as it is, without looking for decimals.
fn whole(number: &FluentNumber) -> Option<i32> {
    let whole = number.value as i32;
    ((number.value - f64::from(whole)).abs() < f64::EPSILON).then_some(whole)
}

/// A sentence and its key.
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
        pieces.collect::<Option<_>>().map_or_else(|| Sentence::Counted(OnceLock::new()), Sentence::Plain);
    Some((message.id.name.to_owned(), sentence))
}

/// The sentence, as Fluent would put it together; nothing if a value is missing or is neither words nor a number.
fn joined<'a>(pieces: &'a [Piece], values: &[(&'static str, Value<'_>)]) -> Option<Cow<'a, str>> {
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
