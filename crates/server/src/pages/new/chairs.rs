//! The table from above with its chairs. Each chair unfolds a menu for its seat rule.

use hearth_host::games::levels;
use hearth_store::Friend;
use hearth_words::{Language, say};
use maud::{Markup, html};

use super::fields::{FRIENDS, Fields, field, players};
use crate::accounts::display_name::LONGEST_NAME;
use crate::games::GameInfo;
use crate::http::layout::Reader;
use crate::http::layout::house;

/// The colours of the chairs, clockwise from the lower edge.
const COLOURS: [&str; 4] = ["chair-blue", "chair-red", "chair-green", "chair-yellow"];

/// Draws the choice of the number of players, as tokens.
pub(super) fn tokens(about: &GameInfo, language: Language, fields: &Fields) -> Markup {
    let chosen = players(about, fields);
    html! {
        span .tokens role="radiogroup" aria-label=(say!(language, "new-seats")) {
            @for players in about.fewest..=about.most {
                label {
                    input type="radio" name="players" value=(players) checked[players == chosen]
                        aria-label=(say!(language, "home-players", players = players));
                    b .token aria-hidden="true" { (players) }
                }
            }
        }
    }
}

/// Draws the table and all its chairs.
pub(super) fn ring(about: &GameInfo, reader: &Reader, fields: &Fields, friends: &[Friend]) -> Markup {
    html! {
        div .ring {
            (house::picture("tabletop", "top"))
            div .on-table aria-hidden="true" { (house::cover(about.name)) }
            // A choice names a friend by their place in this list: the stylesheet knows the places.
            @for (friend, word) in friends.iter().zip(FRIENDS) { input type="hidden" name=(word) value=(friend.id); }
            @for (index, colour) in COLOURS.iter().enumerate().take(about.most) {
                (SeatPicker { about, reader, fields, friends, seat: index + 1 }.draw(colour))
            }
        }
    }
}

/// The menu of one chair.
struct SeatPicker<'a> {
    about: &'a GameInfo,
    reader: &'a Reader,
    fields: &'a Fields,
    friends: &'a [Friend],
    seat: usize,
}

/// A choice for a chair.
struct SeatChoice {
    /// The value in the form.
    word: &'static str,
    picture: Markup,
    label: String,
    /// A longer description.
    more: Option<String>,
}

impl SeatPicker<'_> {
    fn draw(&self, colour: &str) -> Markup {
        let (seat, language) = (self.seat, self.reader.language);
        let (choices, name) = (self.choices(), format!("name{seat}"));
        html! {
            div .seat data-seat=(seat) {
                details name="chair" {
                    summary {
                        (house::picture(colour, "chair"))
                        (house::picture("chair-none", "chair gone"))
                        span .unseen { (say!(language, "new-seat", seat = seat)) " " }
                        // The stylesheet shows only the chosen one.
                        @for SeatChoice { word, picture, label, more } in &choices {
                            span .is data-is=(word) {
                                (picture)
                                span .plate { b { (label) } @if let Some(more) = more { small { (more) } } }
                            }
                        }
                    }
                    (self.menu(&choices))
                }
                input name=(name) value=[field(self.fields, &name)] maxlength=(LONGEST_NAME) autocomplete="off"
                    aria-label=(say!(language, "new-name-at", seat = seat)) placeholder=(say!(language, "new-name"));
            }
        }
    }

    fn menu(&self, choices: &[SeatChoice]) -> Markup {
        let (field, chosen, language) = (format!("seat{}", self.seat), self.chosen(), self.reader.language);
        let is_bot = |choice: &&SeatChoice| hearth_bots::LEVELS.contains(&choice.word);
        let row = |choice: &SeatChoice, label: &str| {
            html! {
                label {
                    input type="radio" name=(field) value=(choice.word) checked[choice.word == chosen];
                    (choice.picture) span { (label) @if let Some(more) = &choice.more { small { (more) } } }
                }
            }
        };
        html! {
            fieldset .menu {
                legend { (say!(language, "new-seat", seat = self.seat)) }
                @for choice in choices.iter().filter(|choice| !is_bot(choice) && choice.word != "none") { (row(choice, &choice.label)) }
                div .bots role="group" aria-label=(say!(language, "home-level")) {
                    @for choice in choices.iter().filter(is_bot) { (row(choice, &levels::level(choice.word, language))) }
                }
                @for choice in choices.iter().filter(|choice| choice.word == "none") { (row(choice, &choice.label)) }
            }
        }
    }

    /// Returns the choice for the chair. A removed chair is for a guest when it comes back.
    fn chosen(&self) -> &str {
        let chosen = field(self.fields, &format!("seat{}", self.seat)).unwrap_or_default();
        match chosen {
            "" => "guest",
            "none" if self.seat > players(self.about, self.fields) => "guest",
            _ => chosen,
        }
    }

    fn choices(&self) -> Vec<SeatChoice> {
        let language = self.reader.language;
        let choice = |word, picture, label, more| SeatChoice { word, picture, label, more };
        let kept = field(self.fields, &format!("kept{}", self.seat));
        let guest = match kept {
            Some(name) => (house::person(name), say!(language, "lobby-kept-for", name = name), None),
            None => (
                house::picture("i-link", "face dashed"),
                say!(language, "new-chair-guest"),
                Some(say!(language, "new-chair-guest-what")),
            ),
        };
        let mut choices = vec![
            choice(
                "host",
                house::person(&self.reader.name),
                self.reader.name.clone(),
                Some(say!(language, "new-chair-host")),
            ),
            choice("guest", guest.0, guest.1, guest.2),
            choice(
                "anyone",
                house::picture("i-plus", "face dashed"),
                say!(language, "new-chair-anyone"),
                Some(say!(language, "new-chair-anyone-what")),
            ),
        ];
        choices.extend(self.friends.iter().zip(FRIENDS).map(|(friend, word)| {
            choice(
                word,
                house::person(&friend.name),
                friend.name.clone(),
                Some(say!(language, "new-chair-friend")),
            )
        }));
        choices.extend(
            hearth_bots::LEVELS
                .map(|level| choice(level, house::bot(level), levels::bot(level, language), None)),
        );
        if self.seat > self.about.fewest {
            choices.push(choice(
                "none",
                house::picture("i-x", "face dashed"),
                say!(language, "new-chair-nobody"),
                None,
            ));
        }
        choices
    }
}
