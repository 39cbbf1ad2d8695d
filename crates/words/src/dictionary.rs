//! The sentences of one crate in all languages.

use std::borrow::Cow;
use std::collections::HashMap;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_syntax::ast::{Entry, PatternElement};

use crate::Language;

pub use fluent_bundle::FluentValue as Value;

type Bundle = FluentBundle<FluentResource>;

/// The Fluent files of one language: what each is called, and its text.
pub type Files = &'static [(&'static str, &'static str)];

/// The sentences of one crate in all languages.
pub struct Dictionary {
    files: [Files; Language::ALL.len()],
    bundles: [Bundle; Language::ALL.len()],
    /// The sentences in which nothing changes. Most are of this sort, and a page has many of them.
    fixed: [Fixed; Language::ALL.len()],
}

/// Sentences in which nothing changes, by their keys.
type Fixed = HashMap<String, String, foldhash::fast::FixedState>;

impl Dictionary {
    /// A dictionary of the files of each language, in the order of [`Language::ALL`]. What is wrong with one is a matter of
    /// [`audit`](crate::audit()).
    pub fn new(files: [Files; Language::ALL.len()]) -> Dictionary {
        let mut fixed =
            [const { Fixed::with_hasher(foldhash::fast::FixedState::with_seed(0)) }; Language::ALL.len()];
        let bundles = Language::ALL.map(|language| {
            let mut bundle = Bundle::new_concurrent(vec![language.identifier()]);
            // Marks around every name are for scripts that run from the right to the left; none of ours does.
            bundle.set_use_isolating(false);
            for (_, text) in files[language as usize] {
                let resource = FluentResource::try_new((*text).to_owned());
                let resource = resource.unwrap_or_else(|(readable, _)| readable);
                fixed[language as usize].extend(resource.entries().filter_map(unchanging));
                bundle.add_resource_overriding(resource);
            }
            bundle
        });
        Dictionary { files, bundles, fixed }
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
        if let Some(sentence) = self.fixed[language as usize].get(key) {
            return Cow::Borrowed(sentence);
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

/// A sentence and its key, if nothing changes in it.
fn unchanging(entry: &Entry<&str>) -> Option<(String, String)> {
    let Entry::Message(message) = entry else { return None };
    let pieces = message.value.as_ref()?.elements.iter().map(|piece| match piece {
        PatternElement::TextElement { value } => Some(*value),
        PatternElement::Placeable { .. } => None,
    });
    Some((message.id.name.to_owned(), pieces.collect::<Option<String>>()?))
}
