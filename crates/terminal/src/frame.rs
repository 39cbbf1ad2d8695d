//! Boxes of lines.

use crate::{cut, fit, pad, width};

/// Lines in a box with a title. What does not fit in is cut.
#[derive(Clone, Debug)]
pub struct Frame {
    /// The title in the upper border.
    pub title: String,
    /// The outer width.
    pub width: usize,
    /// A double border, for what is to catch the eye.
    pub strong: bool,
    /// The lines inside.
    pub lines: Vec<Line>,
}

/// A line of a frame.
#[derive(Clone, Debug)]
pub enum Line {
    /// A text.
    Text(String),
    /// A border across the frame, with a title.
    Rule(String),
}

/// Corners and edges: left and right, top, across, bottom.
struct Border {
    side: char,
    edge: char,
    top: [char; 2],
    across: [char; 2],
    bottom: [char; 2],
}

const LIGHT: Border =
    Border { side: '│', edge: '─', top: ['╭', '╮'], across: ['├', '┤'], bottom: ['╰', '╯'] };
const DOUBLE: Border =
    Border { side: '║', edge: '═', top: ['╔', '╗'], across: ['╟', '╢'], bottom: ['╚', '╝'] };

impl Frame {
    /// How many columns a text inside may have.
    pub fn inner(width: usize) -> usize {
        width.saturating_sub(2)
    }

    /// The number of columns for a title in a border with `inner` columns between its corners.
    pub fn title_room(inner: usize) -> usize {
        inner.saturating_sub(4)
    }

    /// The frame as lines, all of the same width.
    pub fn draw(&self) -> Vec<String> {
        let border = if self.strong { &DOUBLE } else { &LIGHT };
        let inner = Frame::inner(self.width);
        let mut drawn = vec![edge(border.top, border.edge, &self.title, inner)];
        drawn.extend(self.lines.iter().map(|line| match line {
            Line::Text(text) => format!("{side}{}{side}", fit(text, inner), side = border.side),
            Line::Rule(title) => edge(border.across, LIGHT.edge, title, inner),
        }));
        drawn.push(edge(border.bottom, border.edge, "", inner));
        drawn
    }
}

/// A border with a title in it.
fn edge([left, right]: [char; 2], edge: char, title: &str, inner: usize) -> String {
    let title = match cut(title, Frame::title_room(inner)) {
        none if none.is_empty() => none,
        title => format!("{edge} {title} "),
    };
    let rest = edge.to_string().repeat(inner.saturating_sub(width(&title)));
    format!("{left}{title}{rest}{right}")
}

/// Blocks of lines side by side, standing on the same ground, with a gap between them.
pub fn beside(blocks: &[Vec<String>], gap: usize) -> Vec<String> {
    let height = blocks.iter().map(Vec::len).max().unwrap_or(0);
    let rows = (0..height).map(|row| {
        let cells = blocks.iter().map(|block| {
            let wide = block.first().map_or(0, |line| width(line));
            let above = height - block.len();
            let line = row.checked_sub(above).and_then(|at| block.get(at));
            pad(line.map_or("", String::as_str), wide)
        });
        cells.collect::<Vec<_>>().join(&" ".repeat(gap))
    });
    rows.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_is_as_wide_as_it_was_asked_to_be_whatever_stands_in_it() {
        for title in ["", "short", "a title that is much too long for it"] {
            for strong in [false, true] {
                let lines =
                    vec![Line::Text("a text too long by far".to_owned()), Line::Rule(title.to_owned())];
                let frame = Frame { title: title.to_owned(), width: 16, strong, lines };
                assert!(frame.draw().iter().all(|line| width(line) == 16), "{:?}", frame.draw());
            }
        }
    }

    #[test]
    fn blocks_stand_on_the_same_ground() {
        let tall = vec!["a".to_owned(), "b".to_owned()];
        let small = vec!["c".to_owned()];
        assert_eq!(beside(&[tall, small], 1), ["a  ", "b c"]);
    }
}
