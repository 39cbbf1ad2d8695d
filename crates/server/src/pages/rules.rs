//! The rules of a game, each with its id as an anchor, and the player aid.

mod book;
mod intro;

use axum::extract::State;
use hearth_host::tables::TableSnapshot;
use hearth_words::{Language, say};
use maud::{Markup, html};

use self::book::{Piece, Rule, Section, Way, pieces, sections, ways};
use super::table;
use crate::app::App;
use crate::error::{AppError, Missing, PageError};
use crate::games::{self, GameInfo, drawn};
use crate::http::assets::ASSETS;
use crate::http::auth::PageUser;
use crate::http::extract::Path;
use crate::http::extract::table_id;
use crate::http::layout::pictures::icon;
use crate::http::layout::preview::Preview;
use crate::http::layout::{self, Page};

/// Draws the overview of a game, its numbered rules, and the essentials beside them.
pub(crate) async fn rules(
    State(app): State<App>,
    visitor: PageUser,
    Path(game): Path<String>,
) -> Result<Markup, PageError> {
    let about = games::info(&game).ok_or(AppError::Missing(Missing::Game))?;
    let language = visitor.language;
    let book = Book { about, sections: sections((about.rulebook)(language)), language };
    let overview = (about.overview)(language, ASSETS.signs(about.name));
    let content = html! {
        div .rules #top {
            (intro::intro(&about, &overview, language))
            div .law {
                nav .contents aria-label=(say!(language, "rules-contents")) {
                    ol {
                        @for (number, section) in book.sections.iter().enumerate() {
                            li { a href={ "#section-" (number + 1) } { b { (number + 1) } " " (short(section.heading)) } }
                        }
                    }
                    a .print href={ "/rules/" (game) "/aid" } { (icon("i-print")) (say!(language, "rules-aid")) }
                }
                article .book .paper {
                    @for (number, section) in book.sections.iter().enumerate() { (book.section(number, section)) }
                }
                (intro::essentials(&about, &overview, language))
            }
        }
        script src=(ASSETS.path("pages.js")) defer {}
    };
    let (title, reader) = (say!(language, "rules-heading", game = about.title), visitor.reader());
    let preview = Preview::of_game(&about, title.clone(), language);
    Ok(Page::new(&title, &reader).preview(&preview, &app.config).around(&content))
}

/// Returns a heading up to its first colon or comma.
fn short(heading: &str) -> &str {
    heading.split([':', ',']).next().unwrap_or(heading).trim_end()
}

/// The rules of a game.
struct Book {
    about: GameInfo,
    sections: Vec<Section>,
    language: Language,
}

impl Book {
    fn section(&self, number: usize, section: &Section) -> Markup {
        let rules = html! {
            @for rule in &section.rules { (self.rule(rule)) }
            p .top { a href="#top" { (say!(self.language, "rules-top")) } }
        };
        html! {
            section #{ "section-" (number + 1) } {
                @if self.folded(section) {
                    details {
                        summary { h2 { (section.heading) } (icon("i-caret")) }
                        (rules)
                    }
                } @else {
                    h2 { (section.heading) }
                    (rules)
                }
            }
        }
    }

    /// Returns true for a section about editions and rulings. The ids of its rules begin with other letters.
    fn folded(&self, section: &Section) -> bool {
        let letters =
            |rules: &[Rule]| rules.first().map(|rule| rule.id.trim_end_matches(|c: char| c.is_ascii_digit()));
        let usual = self.sections.first().and_then(|first| letters(&first.rules));
        letters(&section.rules) != usual
    }

    fn rule(&self, rule: &Rule) -> Markup {
        let signs = ASSETS.signs(self.about.name);
        html! {
            div .rule #(rule.id) {
                a .id href={ "#" (rule.id) } { (rule.id) }
                @match ways(rule.text) {
                    Some(ways) => (self.ways(&ways)),
                    None => p { (self.text(rule.text)) },
                }
                @if let Some(example) = (self.about.example)(rule.id, self.language, signs) {
                    figure .example { (example) }
                }
            }
        }
    }

    /// Draws the variants of a rule, each with its editions.
    fn ways(&self, ways: &[Way<'_>]) -> Markup {
        html! {
            dl .ways {
                @for way in ways {
                    dt { (way.editions) }
                    dd { (self.text(way.text)) "." }
                }
            }
        }
    }

    /// Draws a text in which every id of a rule is a link.
    fn text(&self, text: &str) -> Markup {
        let is_rule =
            |word: &str| self.sections.iter().flat_map(|section| &section.rules).any(|rule| rule.id == word);
        html! {
            @for piece in pieces(text, is_rule) {
                @match piece {
                    Piece::Words(words) => (words),
                    Piece::Id(id) => a href={ "#" (id) } { (id) },
                }
            }
        }
    }
}

/// Draws the player aid for the default options.
pub(crate) async fn aid(visitor: PageUser, Path(game): Path<String>) -> Result<Markup, PageError> {
    let about = games::info(&game).ok_or(AppError::Missing(Missing::Game))?;
    Ok(sheet(about.title, &visitor, &(about.aid)(visitor.language, ASSETS.signs(&game))))
}

/// Draws the player aid for the options of a table. Before its game begins, it uses the defaults.
pub(crate) async fn aid_at_table(
    State(app): State<App>,
    visitor: PageUser,
    Path(id): Path<String>,
) -> Result<Markup, PageError> {
    let language = visitor.language;
    let read = move |snapshot: &TableSnapshot| {
        let (about, signs) = (games::info(&snapshot.table().plan().game)?, table::signs(snapshot));
        let aid = snapshot
            .game()
            .map_or_else(|| (about.aid)(language, signs), |game| drawn(game).aid(language, signs));
        Some((about.title, aid))
    };
    let read = app.tables.read(table_id(&id)?, read).await?;
    let (title, aid) = read.ok_or(AppError::Missing(Missing::Game))?;
    Ok(sheet(title, &visitor, &aid))
}

/// Draws a page that can be printed.
fn sheet(title: &str, visitor: &PageUser, aid: &Markup) -> Markup {
    layout::page(title, &visitor.reader(), &html! { section .aid { (aid) } })
}
