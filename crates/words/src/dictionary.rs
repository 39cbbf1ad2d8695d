//! The sentences of one crate in all languages.

use std::borrow::Cow;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use crate::Language;

pub use fluent_bundle::FluentValue as Value;

type Bundle = FluentBundle<FluentResource>;

/// The Fluent files of one language: what each is called, and its text.
pub type Files = &'static [(&'static str, &'static str)];

/// The sentences of one crate in all languages.
pub struct Dictionary {
    files: [Files; Language::ALL.len()],
    bundles: [Bundle; Language::ALL.len()],
}

impl Dictionary {
    /// A dictionary of the files of each language, in the order of [`Language::ALL`]. What is wrong with one is a matter of
    /// [`audit`](crate::audit()).
    pub fn new(files: [Files; Language::ALL.len()]) -> Dictionary {
        let bundle = |language: Language| {
            let mut bundle = Bundle::new_concurrent(vec![language.identifier()]);
            // Marks around every name are for scripts that run from the right to the left; none of ours does.
            bundle.set_use_isolating(false);
            for (_, text) in files[language as usize] {
                let resource = FluentResource::try_new((*text).to_owned());
                bundle.add_resource_overriding(resource.unwrap_or_else(|(readable, _)| readable));
            }
            bundle
        };
        Dictionary { files, bundles: Language::ALL.map(bundle) }
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
