//! The results of all tables that played one deal.

use std::collections::HashSet;

use hearth_host::tables::LobbyRow;
use hearth_store::{Summary, TableId, UserId};
use hearth_table::Person;
use hearth_words::{Language, say};
use maud::{Markup, html};

use crate::app::App;
use crate::error::AppError;
use crate::pages::listing;

/// The most tables that are compared.
const MOST_TABLES: u32 = 100;

/// The finished tables of one deal, in the order in which they ended.
pub(super) struct Results(Vec<TableResult>);

struct TableResult {
    id: TableId,
    line: LobbyRow,
    /// The names of the players; empty at a private table of others.
    names: Vec<String>,
    is_open: bool,
    /// The seats of people who had played the deal before.
    knew_it: Vec<bool>,
}

impl Results {
    /// Reads the results of a deal: those of its first table and of those that played it again.
    pub async fn of(
        app: &App,
        root: TableId,
        viewer: Option<Person>,
        language: Language,
    ) -> Result<Results, AppError> {
        // Of private tables, only the points are shown to people who did not sit there.
        let is_open = |id: TableId, summary: &Summary| {
            let concerns = |person: &UserId| viewer == Some(Person(person.0));
            id == root || summary.public || summary.people.iter().any(concerns)
        };
        let first = app.context.store.summary(root).await?.map(|summary| (root, summary));
        let again = app.context.store.played_again(root, MOST_TABLES).await?;
        let all = first.into_iter().chain(again.into_iter().map(|listed| (listed.id, listed.summary)));
        let mut played: HashSet<Person> = HashSet::new();
        let results = all.filter_map(|(id, summary)| {
            let line: LobbyRow = serde_json::from_str(&summary.line).ok()?;
            let knew_it =
                line.seats.iter().map(|seat| seat.person.is_some_and(|person| played.contains(&person)));
            let knew_it = knew_it.collect();
            played.extend(line.seats.iter().filter_map(|seat| seat.person));
            let is_open = is_open(id, &summary);
            let name = |seat| {
                if is_open { listing::name(seat, language).unwrap_or_default() } else { String::new() }
            };
            let names = line.seats.iter().map(name).collect();
            Some(TableResult { id, line, names, is_open, knew_it })
        });
        Ok(Results(results.filter(|result| !result.line.scores.is_empty()).collect()))
    }

    /// Draws the comparison: a row for each table and a column for each seat, because a seat always gets the same cards.
    pub fn draw(&self, here: TableId, language: Language) -> Markup {
        let seats = self.0.first().map_or(0, |result| result.line.seats.len());
        html! {
            @if seats > 0 {
                section .panel .compared {
                    h2 { (say!(language, "deal-results")) }
                    p { (say!(language, "deal-results-what")) }
                    div .wide {
                        table {
                            thead {
                                tr {
                                    th scope="col" { (say!(language, "deal-results-table")) }
                                    @for seat in 1..=seats { th scope="col" { (say!(language, "deal-results-seat", seat = seat)) } }
                                }
                            }
                            tbody { @for (index, result) in self.0.iter().enumerate() { (result.row(index, here, language)) } }
                        }
                    }
                }
            }
        }
    }
}

impl TableResult {
    fn row(&self, index: usize, here: TableId, language: Language) -> Markup {
        html! {
            tr .here[self.id == here] {
                @let label = match index {
                    0 => say!(language, "deal-first-table"),
                    number => say!(language, "deal-again-number", number = number),
                };
                th scope="row" {
                    @if self.is_open { a href={ "/t/" (self.id) } { (label) } } @else { (label) }
                }
                @for (seat, ((name, score), knew_it)) in self.names.iter().zip(&self.line.scores).zip(&self.knew_it).enumerate() {
                    @let won = self.line.winners.contains(&(seat + 1));
                    td .won[won] {
                        b { (score) } " " (name)
                        @if won { " " span .unseen { (say!(language, "deal-results-won")) } }
                        @if *knew_it { small { (say!(language, "deal-results-knew")) } }
                    }
                }
            }
        }
    }
}
