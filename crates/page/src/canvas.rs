//! Where the parts of a page are drawn.

use std::borrow::Cow;
use std::hash::{BuildHasher, Hash};

use foldhash::quality::FixedState;
use maud::{Markup, PreEscaped};

use crate::Part;

/// What each part was drawn from when it was drawn last, in the order of the page.
#[derive(Clone, Default, Debug)]
pub struct Marks(Vec<(Cow<'static, str>, u64)>);

/// Where the parts of a page are drawn, one after the other. It knows what they were drawn from before, and what would be
/// drawn from the same again is not drawn.
#[derive(Debug)]
pub struct Canvas {
    /// What all parts are drawn from.
    ground: FixedState,
    marks: Marks,
    /// The number of the next part.
    next: usize,
    /// Whether anything was drawn here before.
    blank: bool,
    /// Whether the parts so far are those that were here before.
    alike: bool,
    drawn: Vec<Part>,
}

impl Canvas {
    /// One on which nothing was drawn yet: every part will be. All of them are drawn from the ground, besides what they are
    /// drawn from alone: from who looks, for example.
    pub fn blank(ground: impl Hash) -> Canvas {
        Canvas { blank: true, ..Canvas::over(Marks::default(), ground) }
    }

    /// One on which a page was drawn before.
    pub fn over(marks: Marks, ground: impl Hash) -> Canvas {
        let ground = FixedState::with_seed(FixedState::default().hash_one(ground));
        Canvas { ground, marks, next: 0, blank: false, alike: true, drawn: Vec::new() }
    }

    /// A part, which is drawn if what it is drawn from is not what it was.
    pub fn part(&mut self, id: impl Into<Cow<'static, str>>, from: impl Hash, draw: impl FnOnce() -> Markup) {
        let (id, mark) = (id.into(), self.ground.hash_one(from));
        match self.marks.0.get_mut(self.next) {
            Some((known, before)) if *known == id => {
                if std::mem::replace(before, mark) != mark {
                    self.drawn.push(Part { id, html: draw() });
                }
            }
            Some(other) => {
                self.alike = false;
                *other = (id.clone(), mark);
                self.drawn.push(Part { id, html: draw() });
            }
            None => {
                self.alike = self.blank;
                self.marks.0.push((id.clone(), mark));
                self.drawn.push(Part { id, html: draw() });
            }
        }
        self.next += 1;
    }

    /// A part that costs no more to be drawn than to be compared.
    pub fn small(&mut self, id: impl Into<Cow<'static, str>>, html: Markup) {
        let mark = self.ground.hash_one(&html.0);
        self.part(id, mark, || html);
    }

    /// The parts that were drawn, unless the page has others than before; and what all are drawn from now.
    pub fn finish(mut self) -> (Marks, Option<Vec<Part>>) {
        let alike = self.alike && self.next == self.marks.0.len();
        self.marks.0.truncate(self.next);
        (self.marks, alike.then_some(self.drawn))
    }

    /// All that is drawn, in one piece.
    pub fn whole(draw: impl FnOnce(&mut Canvas)) -> Markup {
        let mut canvas = Canvas::blank(());
        draw(&mut canvas);
        let mut html = String::with_capacity(canvas.drawn.iter().map(|part| part.html.0.len()).sum());
        canvas.drawn.iter().for_each(|part| html.push_str(&part.html.0));
        PreEscaped(html)
    }
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    fn draw(canvas: &mut Canvas, ids: &[(&'static str, u8)]) {
        for (id, from) in ids {
            canvas.part(*id, from, || html! { p id=(id) { (from) } });
        }
    }

    fn ids(parts: Option<Vec<Part>>) -> Option<Vec<String>> {
        parts.map(|parts| parts.into_iter().map(|part| part.id.into_owned()).collect())
    }

    fn drawn(marks: &Marks, ground: &str, parts: &[(&'static str, u8)]) -> Option<Vec<String>> {
        let mut canvas = Canvas::over(marks.clone(), ground);
        draw(&mut canvas, parts);
        ids(canvas.finish().1)
    }

    #[test]
    fn only_what_is_drawn_from_something_else_is_drawn_again() {
        let mut canvas = Canvas::blank("me");
        draw(&mut canvas, &[("a", 1), ("b", 2)]);
        let (marks, parts) = canvas.finish();
        assert_eq!(ids(parts), Some(vec!["a".to_owned(), "b".to_owned()]));
        assert_eq!(drawn(&marks, "me", &[("a", 1), ("b", 2)]), Some(vec![]));
        assert_eq!(drawn(&marks, "me", &[("a", 1), ("b", 3)]), Some(vec!["b".to_owned()]));
        assert_eq!(drawn(&marks, "you", &[("a", 1), ("b", 2)]).map(|drawn| drawn.len()), Some(2));
    }

    #[test]
    fn a_page_with_other_parts_is_another_page() {
        let mut canvas = Canvas::blank("me");
        draw(&mut canvas, &[("a", 1), ("b", 2)]);
        let (marks, _) = canvas.finish();
        for others in [&[("a", 1)][..], &[("a", 1), ("c", 2)], &[("a", 1), ("b", 2), ("c", 3)], &[]] {
            assert_eq!(drawn(&marks, "me", others), None, "{others:?}");
        }
    }
}
