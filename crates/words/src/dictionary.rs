//! The sentences of one crate in all languages.

use std::borrow::Cow;
use std::collections::HashMap;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, PatternElement};

use crate::Language;

pub use fluent_bundle::FluentValue as Value;

type Bundle = FluentBundle<FluentResource>;

/// The Fluent files of one language: what each is called, and its text.
pub type Files = &'static [(&'static str, &'static str)];

/// The sentences of one crate in all languages.
pub struct Dictionary {
    files: [Files; Language::ALL.len()],
    bundles: [Bundle; Language::ALL.len()],
    /// The sentences into which nothing but values is put. Most are of this sort, and a page has many of them.
    plain: [Plain; Language::ALL.len()],
}

/// Sentences into which nothing but values is put, by their keys.
type Plain = HashMap<String, Vec<Piece>, foldhash::fast::FixedState>;

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
        let mut plain =
            [const { Plain::with_hasher(foldhash::fast::FixedState::with_seed(0)) }; Language::ALL.len()];
        let bundles = Language::ALL.map(|language| {
            let mut bundle = Bundle::new_concurrent(vec![language.identifier()]);
            // Marks around every name are for scripts that run from the right to the left; none of ours does.
            bundle.set_use_isolating(false);
            for (_, text) in files[language as usize] {
                let resource = FluentResource::try_new((*text).to_owned());
                let resource = resource.unwrap_or_else(|(readable, _)| readable);
                plain[language as usize].extend(resource.entries().filter_map(pieces));
                bundle.add_resource_overriding(resource);
            }
            bundle
        });
        Dictionary { files, bundles, plain }
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
        if let Some(pieces) = self.plain[language as usize].get(key)
            && let Some(sentence) = joined(pieces, values)
        {
            return sentence;
        }
        let bundle = if self.has(language, key) { language } else { Language::English };
        let bundle = &self.bundles[bundle as usize];
        let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
            return Cow::Borrowed(key);
        };
        let named: FluentArgs<'_> = values.iter().cloned().collect();
        let mut errors = Vec::new();
        bundle
            .format_pattern(pattern, (!values.is_empty()).then_some(&named), &mut errors)
            .into_owned()
            .into()
    }
}

/// The pieces of a sentence and its key, if nothing but values is put into it.
fn pieces(entry: &Entry<&str>) -> Option<(String, Vec<Piece>)> {
    let Entry::Message(message) = entry else { return None };
    let pieces = message.value.as_ref()?.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => Some(Piece::Text((*value).to_owned())),
        PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::VariableReference { id }),
        } => Some(Piece::Value(id.name.to_owned())),
        PatternElement::Placeable { .. } => None,
    });
    Some((message.id.name.to_owned(), pieces.collect::<Option<_>>()?))
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
                Value::Number(number) => sentence.push_str(&number.as_string()),
                _ => return None,
            },
        }
    }
    Some(Cow::Owned(sentence))
}
