//! The rating pools of games.

use hearth_core::Usual;
use hearth_ratings::{Pool, bots};
use hearth_table::TableConfig;

/// Returns the pool in which a game with these options is rated: that of the game, or of a variant that one switch makes. Other
/// options, and variants whose bots were never measured, have none.
pub fn rating_pool(config: &TableConfig) -> Option<Pool> {
    let game = hearth_catalogue::game(&config.game).ok()?;
    let is_default = |name: &str, value: &str| {
        game.choices().iter().find(|choice| choice.name == name).is_some_and(|choice| {
            choice.usual.is(value) || (choice.usual == Usual::Empty && value.is_empty())
        })
    };
    let mut chosen = config.options.iter().filter(|(name, value)| !is_default(name, value));
    let variant = match (chosen.next(), chosen.next()) {
        (None, _) => String::new(),
        (Some((name, value)), None) if value == "true" => name.clone(),
        (Some(_), _) => return None,
    };
    let pool = Pool { game: config.game.clone(), players: config.chairs.len().try_into().ok()?, variant };
    bots::ratings(&pool).map(|_| pool)
}
