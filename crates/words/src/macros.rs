//! How a crate names its sentences and says them.

/// Names the Fluent files of a crate, without their folder and their ending. There is one dictionary for a crate, at its root;
/// with it comes the test that [audits](crate::audit()) it.
#[macro_export]
macro_rules! dictionary {
    ($($file:literal),+ $(,)?) => {
        /// What this crate says, in every language.
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
            fn everything_is_said_in_every_language_and_nothing_is_left_over() {
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

/// A sentence of this crate in a language, as a `String`: `say!(language, "log-drew", name = who, cards = 2)`; of a family of
/// sentences the one for a word: `say!(language, "ceremony-" + word)`.
#[expect(clippy::crate_in_macro_def, reason = "every crate says its own sentences")]
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
