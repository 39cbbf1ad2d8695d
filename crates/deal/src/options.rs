//! The options of a proof, in the words that every verifier understands.

use hearth_core::{BadOption, Choice, Game, Notation, Options, Values, statements};

type Named = (String, String);

/// Returns the options of a table as its proof names them: without those that change nothing, and with free texts worded
/// as in the set-up. A verifier that cannot read the language of a game's texts then compares them as they are.
pub fn proof_options<G: Notation>(setup: &G::Setup, chosen: &[Named]) -> Result<Vec<Named>, BadOption> {
    let players = G::players(&G::start(setup));
    let agreed = |options: &[Named]| {
        let options = options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        <G as Game>::Options::agreed(players, options)
    };
    let meant = agreed(chosen)?;
    let mut options = chosen.to_vec();
    for named in chosen {
        let without: Vec<Named> = options.iter().filter(|other| *other != named).cloned().collect();
        if agreed(&without).is_ok_and(|options| options == meant) {
            options = without;
        }
    }
    let text = G::write_setup(setup);
    for (name, value) in &mut options {
        let is_text =
            |choice: &Choice| choice.name == name.as_str() && matches!(choice.values, Values::Text { .. });
        let written = statements(&text).find(|statement| statement.key == name.as_str());
        if let Some(written) = written.filter(|_| <G as Game>::Options::CHOICES.iter().any(is_text)) {
            written.value.clone_into(value);
        }
    }
    Ok(options)
}
