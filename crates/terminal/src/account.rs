//! How the final scores came about: a table, drawn as text or as a page likes.

use crate::{fold, hanging, pad, width};

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
    /// The account as text, for so many columns. However many there are, it takes no more than 100.
    pub fn text(&self, columns: usize) -> String {
        let room = columns.min(WIDEST);
        let columns = self.columns(room);
        let table = std::iter::once(&self.head).chain(&self.rows).flat_map(|row| self::row(row, &columns));
        // What stands in from the margin does so in each of its lines.
        let notes = self.notes.iter().flat_map(|note| {
            let (indent, sentence) = note.split_at(note.len() - note.trim_start().len());
            hanging(indent, sentence, room)
        });
        let (title, victory) = (fold(&self.title, room), fold(&self.victory, room));
        title.into_iter().chain(table).chain(notes).chain(victory).collect::<Vec<_>>().join("\n")
    }

    /// How wide each column is: as its widest cell; if there is no room for that, the wide ones share what the others leave.
    fn columns(&self, room: usize) -> Vec<usize> {
        let widest = |column: usize| {
            let cells = std::iter::once(&self.head).chain(&self.rows).filter_map(|row| row.get(column));
            cells.map(|cell| width(cell)).max().unwrap_or(0)
        };
        let wanted: Vec<usize> = (0..self.head.len()).map(widest).collect();
        let free = room.saturating_sub(GAP.len() * wanted.len().saturating_sub(1));
        let given = |most: usize| wanted.iter().map(move |wide| *wide.min(&most));
        let most = (0..=free).rev().find(|most| given(*most).sum::<usize>() <= free).unwrap_or(0);
        given(most).collect()
    }
}

/// A row as lines: one, unless a cell has more words than its column has room for.
fn row(cells: &[String], columns: &[usize]) -> Vec<String> {
    let cells: Vec<Vec<String>> = cells.iter().zip(columns).map(|(cell, wide)| fold(cell, *wide)).collect();
    let height = cells.iter().map(Vec::len).max().unwrap_or(0);
    let line = |number: usize| {
        let cells = cells.iter().map(|cell| cell.get(number).map_or("", String::as_str));
        let padded: Vec<String> = cells.zip(columns).map(|(cell, wide)| pad(cell, *wide)).collect();
        padded.join(GAP).trim_end().to_owned()
    };
    (0..height).map(line).collect()
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
        let text = account.text(usize::MAX);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[2], "total  12   7");
        assert!(lines[1].starts_with("       Red  xxx") && lines[1].ends_with('…'), "{}", lines[1]);
        assert_eq!((lines[0], lines[4], lines[5]), ("The end.", "the way.", "Red wins."));
        assert!(lines.iter().all(|line| width(line) <= WIDEST && cut(line, WIDEST) == **line));
    }

    #[test]
    fn where_there_is_little_room_cells_have_more_lines_and_lose_nothing() {
        let account = Account {
            title: "The end of it.".to_owned(),
            head: vec![String::new(), "Red".to_owned(), "Blue".to_owned()],
            rows: vec![vec!["Newt Eyes green".to_owned(), "12".to_owned(), "7 = 2×1+5".to_owned()]],
            notes: vec![" Blue fulfilled a recipe".to_owned()],
            victory: "Red wins with 12.".to_owned(),
        };
        let said = [
            "The end of it.",
            "       Red  Blue",
            "Newt   12   7 =",
            "Eyes        2×1+5",
            "green",
            " Blue fulfilled a",
            " recipe",
            "Red wins with 12.",
        ];
        assert_eq!(account.text(18).lines().collect::<Vec<_>>(), said);
    }
}
