//! How the final scores came about: a table, drawn as text or as a page likes.

use crate::{fit, width, wrap};

/// The most columns that a line of text has.
const WIDEST: usize = 100;
/// What stands between two columns.
const GAP: &str = "  ";

/// How the final scores came about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// What ended the game.
    pub title: String,
    /// What stands above each column. The first column says what each row is about.
    pub head: Vec<String>,
    /// The rows, each as long as the head.
    pub rows: Vec<Vec<String>>,
    /// What else there is to say.
    pub notes: Vec<String>,
    /// Who won, and with what.
    pub victory: String,
}

impl Account {
    /// The account as text, at most 100 columns wide.
    pub fn text(&self) -> String {
        let columns = self.columns();
        let table = std::iter::once(&self.head).chain(&self.rows).map(|row| {
            let cells = row.iter().zip(&columns).map(|(cell, wide)| fit(cell, *wide));
            cells.collect::<Vec<_>>().join(GAP).trim_end().to_owned()
        });
        let title = std::iter::once(self.title.clone());
        let notes = self.notes.iter().flat_map(|note| {
            let words: Vec<String> = note.split(' ').map(str::to_owned).collect();
            wrap(&words, " ", WIDEST)
        });
        title
            .chain(table)
            .chain(notes)
            .chain(std::iter::once(self.victory.clone()))
            .collect::<Vec<_>>()
            .join("\n")
    }

    /// How wide each column is: as its widest cell; if there is no room for that, none takes more than its share.
    fn columns(&self) -> Vec<usize> {
        let widest = |column: usize| {
            let cells = std::iter::once(&self.head).chain(&self.rows).filter_map(|row| row.get(column));
            cells.map(|cell| width(cell)).max().unwrap_or(0)
        };
        let wanted: Vec<usize> = (0..self.head.len()).map(widest).collect();
        let gaps = GAP.len() * wanted.len();
        if wanted.iter().sum::<usize>() + gaps <= WIDEST {
            return wanted;
        }
        let share = WIDEST.saturating_sub(gaps) / wanted.len().max(1);
        wanted.into_iter().map(|wide| wide.min(share)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cut;

    #[test]
    fn columns_stand_below_each_other_and_no_line_is_too_wide() {
        let long = "x".repeat(90);
        let account = Account {
            title: "The end.".to_owned(),
            head: vec![String::new(), "Red".to_owned(), long],
            rows: vec![vec!["total".to_owned(), "12".to_owned(), "7".to_owned()]],
            notes: vec!["By the way. ".repeat(9).trim_end().to_owned()],
            victory: "Red wins.".to_owned(),
        };
        let text = account.text();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[2], "total  12   7");
        assert!(lines[1].starts_with("       Red  xxx") && lines[1].ends_with('…'), "{}", lines[1]);
        assert_eq!((lines[0], lines[4], lines[5]), ("The end.", "the way.", "Red wins."));
        assert!(lines.iter().all(|line| width(line) <= WIDEST && cut(line, WIDEST) == **line));
    }
}
