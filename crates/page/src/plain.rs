//! The page of a game that has none of its own.

use std::marker::PhantomData;

use hearth_core::{Choice, Game, Notation, Options, Rulebook};
use hearth_lessons::NoLessons;
use hearth_text::{DecisionOf, Speaker, Text};
use hearth_words::{Language, say};
use maud::{Markup, html};

use crate::{GamePage, Group, Named, Offer, Overview, PartRenderer, Scene};

/// Shows a game as its rules describe it, with a button for each legal decision.
#[derive(Clone, Copy, Debug)]
pub struct PlainPage<T>(PhantomData<fn() -> T>);

impl<T: Text> GamePage for PlainPage<T> {
    type Text = T;
    type Lessons = NoLessons<T::Game>;
}

/// The style of a described view.
pub(crate) const STYLE: &str = include_str!("plain.css");
/// The cover of a box without a title.
pub(crate) const COVER: &str = include_str!("plain.svg");
/// A document without signs.
pub(crate) const SIGNS: &str = r#"<svg xmlns="http://www.w3.org/2000/svg"></svg>"#;

/// The number of rules that introduce a game.
const INTRODUCING_RULES: usize = 3;

/// Says for how many players a game is.
pub(crate) fn invitation<G: Game>(language: Language) -> String {
    say!(language, "plain-invitation", fewest = *G::PLAYERS.start(), most = *G::PLAYERS.end())
}

/// Describes an option in the words of the rules.
pub(crate) fn choice<G: Game>(name: &str) -> Named {
    let declared = G::Options::CHOICES.iter().find(|choice| choice.name == name);
    let help = declared.map_or("", |Choice { help, .. }| help);
    Named { title: name.replace('-', " "), help: help.to_owned() }
}

/// Introduces a game with its first rules.
pub(crate) fn overview(rulebook: Rulebook) -> Overview {
    let rules: Vec<&str> = rulebook.rules().map(|(_, text)| text).take(INTRODUCING_RULES).collect();
    Overview {
        lead: rules.join(" "),
        pictures: Vec::new(),
        turn: String::new(),
        actions: Vec::new(),
        points: Vec::new(),
    }
}

/// Lists the rules.
pub(crate) fn aid<G: Game>(rulebook: Rulebook) -> Markup {
    html! {
        h1 { (G::TITLE) }
        dl { @for (id, text) in rulebook.rules() { dt { (id) } dd { (text) } } }
    }
}

/// Draws the description of the view.
pub(crate) fn board<P: GamePage>(scene: &Scene<'_, P>, renderer: &mut PartRenderer) {
    let text = <P::Text as Text>::Game::write_view(scene.view);
    renderer.rendered("plain-view", html! { pre #plain-view .plain-view tabindex="0" { (text) } });
}

/// Returns a button for each legal decision.
pub(crate) fn offers<P: GamePage>(scene: &Scene<'_, P>, legal: &[DecisionOf<P::Text>]) -> Vec<Group> {
    if legal.is_empty() {
        return Vec::new();
    }
    let speaker = Speaker::<P::Text>::new(scene.names.language());
    let offer = |decision: &DecisionOf<P::Text>| Offer {
        decision: decision.to_string(),
        label: speaker.spoken(&decision.to_string()),
        brings: scene.explain(*decision),
        touches: Vec::new(),
        grave: false,
        mark: String::new(),
        prompt: false,
    };
    vec![Group { title: String::new(), sign: String::new(), offers: legal.iter().map(offer).collect() }]
}
