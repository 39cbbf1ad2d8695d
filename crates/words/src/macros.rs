//! The macros for declaring and formatting sentences.

/// Declares the Fluent files of a crate, without folder and extension. A crate has one dictionary, at its
/// root. The macro adds a test that [audits](crate::audit()) it.
#[macro_export]
macro_rules! dictionary {
    ($($file:literal),+ $(,)?) => {
        /// The sentences of this crate in every language.
        pub(crate) static WORDS: std::sync::LazyLock<$crate::Dictionary> = std::sync::LazyLock::new(|| {
            $crate::Dictionary::new([
                $crate::dictionary!(@language "en" $($file)+),
                $crate::dictionary!(@language "fr" $($file)+),
                $crate::dictionary!(@language "de" $($file)+),
                $crate::dictionary!(@language "pl" $($file)+),
            ])
        });

        #[cfg(test)]
        mod words {
            #[test]
            fn every_sentence_exists_in_all_languages_and_is_used() {
                let wrong = $crate::audit(&super::WORDS, env!("CARGO_MANIFEST_DIR"));
                assert_eq!(wrong.expect("the sources can be read"), [""; 0]);
            }
        }
    };
    (@language $code:literal $($file:literal)+) => {
        &[$((
            concat!("words/", $code, "/", $file, ".ftl"),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/", $code, "/", $file, ".ftl")),
        )),+]
    };
}

/// Formats a sentence of this crate as a `String`: `say!(language, "log-drew", name = who, cards = 2)`. With
/// a prefix and a word, it selects one of a family: `say!(language, "ceremony-" + word)`.
#[expect(clippy::crate_in_macro_def, reason = "the dictionary of the calling crate")]
#[macro_export]
macro_rules! say {
    ($language:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        crate::WORDS
            .say($language, $key, &[$((stringify!($name), $crate::Value::from($value))),*])
            .into_owned()
    };
    ($language:expr, $family:literal + $member:expr $(, $name:ident = $value:expr)* $(,)?) => {
        crate::WORDS
            .say(
                $language,
                &[$family, $member].concat(),
                &[$((stringify!($name), $crate::Value::from($value))),*],
            )
            .into_owned()
    };
}
