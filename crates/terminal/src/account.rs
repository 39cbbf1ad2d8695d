//! The final account as text.

use hearth_text::{Account, Spans};

use crate::{Terminal, fold, hanging, pad, painted, width};

/// The most columns that a line of text has.
const WIDEST: usize = 100;
/// The space between two columns.
const GAP: &str = "  ";

/// Draws an account. It takes the given number of columns at most, and never more than 100.
pub fn account_text<T: Terminal + ?Sized>(account: &Account, columns: usize) -> String {
    laid_out(account, columns, painted::<T>)
}

fn laid_out(account: &Account, columns: usize, painted: impl Fn(&Spans) -> String) -> String {
    let cells = |row: &Vec<Spans>| -> Vec<String> { row.iter().map(&painted).collect() };
    let rows: Vec<Vec<String>> = std::iter::once(&account.head).chain(&account.rows).map(cells).collect();
    let room = columns.min(WIDEST);
    let columns = self::columns(&rows, room);
    let table = rows.iter().flat_map(|row| self::row(row, &columns));
    // An indented note is indented in each of its lines.
    let notes = account.notes.iter().flat_map(|note| {
        let note = painted(note);
        let (indent, sentence) = note.split_at(note.len() - note.trim_start().len());
        hanging(indent, sentence, room)
    });
    let (title, victory) = (fold(&painted(&account.title), room), fold(&painted(&account.victory), room));
    title.into_iter().chain(table).chain(notes).chain(victory).collect::<Vec<_>>().join("\n")
}

/// The width of each column: that of its widest cell. If there is no room for that, the wide columns share the room that the
/// others leave.
fn columns(rows: &[Vec<String>], room: usize) -> Vec<usize> {
    let widest = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| width(cell)).max().unwrap_or(0)
    };
    let wanted: Vec<usize> = (0..rows.first().map_or(0, Vec::len)).map(widest).collect();
    let free = room.saturating_sub(GAP.len() * wanted.len().saturating_sub(1));
    let given = |most: usize| wanted.iter().map(move |wide| *wide.min(&most));
    let most = (0..=free).rev().find(|most| given(*most).sum::<usize>() <= free).unwrap_or(0);
    given(most).collect()
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

    fn drawn(account: &Account, columns: usize) -> String {
        laid_out(account, columns, |sentence| sentence.plain().to_owned())
    }

    fn spans<const N: usize>(cells: [&str; N]) -> Vec<Spans> {
        cells.map(|cell| Spans::from(cell.to_owned())).into()
    }

    #[test]
    fn columns_stand_below_each_other_and_no_line_is_too_wide() {
        let long = "x".repeat(90);
        let account = Account {
            title: "The end.".to_owned().into(),
            head: spans(["", "Red", &long]),
            rows: vec![spans(["total", "12", "7"])],
            notes: spans(["By the way. ".repeat(9).trim_end()]),
            victory: "Red wins.".to_owned().into(),
        };
        let text = drawn(&account, usize::MAX);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[2], "total  12   7");
        assert!(lines[1].starts_with("       Red  xxx") && lines[1].ends_with('…'), "{}", lines[1]);
        assert_eq!((lines[0], lines[4], lines[5]), ("The end.", "the way.", "Red wins."));
        assert!(lines.iter().all(|line| width(line) <= WIDEST && cut(line, WIDEST) == **line));
    }

    #[test]
    fn where_there_is_little_room_cells_have_more_lines_and_lose_nothing() {
        let account = Account {
            title: "The end of it.".to_owned().into(),
            head: spans(["", "Red", "Blue"]),
            rows: vec![spans(["Newt Eyes green", "12", "7 = 2×1+5"])],
            notes: spans([" Blue fulfilled a recipe"]),
            victory: "Red wins with 12.".to_owned().into(),
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
        assert_eq!(drawn(&account, 18).lines().collect::<Vec<_>>(), said);
    }
}
