//! The options of a game as fields of the form. Defaults are marked, and sets are check boxes.

use hearth_core::{Choice, Usual, Values};
use hearth_page::Sign;
use hearth_words::{Language, say};
use maud::{Markup, PreEscaped, Render, html};

use super::fields::{Fields, field};
use crate::games::GameInfo;
use crate::http::assets::ASSETS;

/// The form's value for an option that keeps its default.
const USUAL: &str = "";

/// The form's value for a set that is ticked by hand. Its members follow under the same name.
const BY_HAND: &str = "by-hand";

/// Returns the value of an option, or `None` if it is the default.
pub(super) fn agreed(choice: &Choice, fields: &Fields) -> Option<String> {
    let value = field(fields, choice.name)?.trim();
    match choice.values {
        Values::SomeOf { .. } if value == BY_HAND => Some(ticked(choice, fields).join(",")),
        _ => (value != USUAL && !choice.usual.is(value)).then(|| value.to_owned()),
    }
}

/// Returns the ticked members of a set, from a form or from a comma-separated configuration value.
fn ticked<'a>(choice: &Choice, fields: &'a Fields) -> Vec<&'a str> {
    let values = fields.iter().filter(|(name, _)| name == choice.name).map(|(_, value)| value.as_str());
    values.filter(|value| *value != BY_HAND).flat_map(|value| value.split(',')).map(str::trim).collect()
}

/// Returns true if an option differs from its default.
pub(super) fn unusual(about: &GameInfo, fields: &Fields) -> bool {
    about.choices.iter().any(|choice| agreed(choice, fields).is_some())
}

/// Draws all options of a game. Options that follow another one are folded under it.
pub(super) fn options(about: &GameInfo, language: Language, fields: &Fields) -> Markup {
    let field = |choice| Field { about, choice, language, fields };
    let followers = |name| {
        let follows = move |choice: &&Choice| matches!(choice.usual, Usual::With(other) if other == name);
        about.choices.iter().filter(follows)
    };
    html! {
        fieldset .options {
            legend { (say!(language, "new-agreed")) }
            @for choice in about.choices.iter().filter(|choice| !matches!(choice.usual, Usual::With(_))) {
                (field(choice))
                @if followers(choice.name).next().is_some() {
                    details .points open[followers(choice.name).any(|choice| agreed(choice, fields).is_some())] {
                        summary { (say!(language, "new-points")) }
                        @for follower in followers(choice.name) { (field(follower)) }
                    }
                }
            }
        }
    }
}

/// The field of one option.
struct Field<'a> {
    about: &'a GameInfo,
    choice: &'a Choice,
    language: Language,
    fields: &'a Fields,
}

impl Render for Field<'_> {
    fn render(&self) -> Markup {
        let named = (self.about.choice)(self.choice.name, self.language);
        let help = html! { small { (typed(&named.help)) } };
        if let Values::SomeOf { words, things, fewest, most, .. } = self.choice.values {
            return html! {
                fieldset .option .picked {
                    legend { (named.title) }
                    (help)
                    @for (value, label) in self.values(words) { (self.radio(value, &label)) }
                    (self.radio(BY_HAND, &say!(self.language, "new-by-hand")))
                    fieldset .things {
                        legend { (say!(self.language, "new-how-many", fewest = fewest, most = most)) }
                        @for thing in things { (self.thing(thing)) }
                    }
                }
            };
        }
        html! {
            label .option {
                span { (named.title) }
                @match self.choice.values {
                    Values::Switch => (self.select(&["true", "false"])),
                    Values::OneOf(values) => (self.select(values)),
                    // Typed values may be in the language of the page or in English.
                    _ => input name=(self.choice.name) value=(self.chosen()) maxlength="2000";,
                }
                (help)
            }
        }
    }
}

impl Field<'_> {
    /// Returns the current value as the form writes it.
    fn chosen(&self) -> String {
        let agreed = agreed(self.choice, self.fields);
        match self.choice.values {
            Values::SomeOf { words, .. } => match agreed {
                Some(value) if !words.contains(&value.as_str()) => BY_HAND.to_owned(),
                other => other.unwrap_or_default(),
            },
            // Configurations store the words of the rules. The form shows them in the language of the page.
            Values::Text { .. } => agreed
                .map(|value| (self.about.value)(self.choice.name, &value, self.language))
                .unwrap_or_default(),
            _ => agreed.unwrap_or_default(),
        }
    }

    /// Returns values with their labels. A default that follows another option comes first.
    fn values<'v>(&self, values: &[&'v str]) -> Vec<(&'v str, String)> {
        let label = |value: &str| (self.about.value)(self.choice.name, value, self.language);
        let mut all = Vec::new();
        if let Usual::With(other) = self.choice.usual {
            let choice = (self.about.choice)(other, self.language).title;
            all.push((USUAL, say!(self.language, "new-usual-with", choice = choice)));
        }
        all.extend(values.iter().map(|value| {
            if self.choice.usual.is(value) {
                (USUAL, say!(self.language, "new-usual", value = label(value)))
            } else {
                (*value, label(value))
            }
        }));
        all
    }

    fn select(&self, values: &[&str]) -> Markup {
        let chosen = self.chosen();
        html! {
            select name=(self.choice.name) {
                @for (value, label) in self.values(values) {
                    option value=(value) selected[chosen == value] { (label) }
                }
            }
        }
    }

    fn radio(&self, value: &str, label: &str) -> Markup {
        html! {
            label {
                input type="radio" name=(self.choice.name) value=(value) checked[self.chosen() == value];
                " " (label)
            }
        }
    }

    fn thing(&self, thing: &str) -> Markup {
        let ticked = self.chosen() == BY_HAND && ticked(self.choice, self.fields).contains(&thing);
        html! {
            label {
                input type="checkbox" name=(self.choice.name) value=(thing) checked[ticked];
                " " (Sign::of(ASSETS.signs(self.about.name), thing)) " "
                ((self.about.value)(self.choice.name, thing, self.language))
            }
        }
    }
}

/// Draws a text and marks the input between backticks as code.
fn typed(text: &str) -> Markup {
    let pieces = text.split('`').enumerate().map(|(number, piece)| {
        if number % 2 == 1 {
            html! { code lang="en" { (piece) } }
        } else {
            html! { (piece) }
        }
    });
    PreEscaped(pieces.map(|piece| piece.0).collect())
}
