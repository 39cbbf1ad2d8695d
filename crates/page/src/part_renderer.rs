//! Where the parts of a page are drawn.

use std::hash::{BuildHasher, Hash};

use foldhash::quality::FixedState;
use maud::{Markup, PreEscaped};

use crate::{Id, Part};

/// What each part was drawn from when it was drawn last, in the order of the page.
#[derive(Clone, Default, Debug)]
pub struct Marks(Vec<Mark>);

/// What a part was drawn from.
#[derive(Clone, Debug)]
struct Mark {
    id: Id,
    from: u64,
    /// What the parts inside of it were drawn from.
    inside: Marks,
}

/// Where the parts of a page are drawn, one after the other. It knows what they were drawn from before, and what would be
/// drawn from the same again is not drawn.
#[derive(Debug)]
pub struct Canvas {
    /// What all parts are drawn from.
    ground: FixedState,
    marks: Marks,
    /// The number of the next part.
    next: usize,
    /// Whether nothing was drawn here before.
    blank: bool,
    /// Whether the parts so far are those that were here before.
    alike: bool,
    drawn: Vec<Part>,
}

impl Canvas {
    /// One on which nothing was drawn yet: every part will be. All of them are drawn from the ground, besides what they are
    /// drawn from alone: from who looks, for example.
    pub fn blank(ground: impl Hash) -> Canvas {
        Canvas::on(grounded(ground), None)
    }

    /// One on which a page was drawn before.
    pub fn over(marks: Marks, ground: impl Hash) -> Canvas {
        Canvas::on(grounded(ground), Some(marks))
    }

    fn on(ground: FixedState, before: Option<Marks>) -> Canvas {
        let blank = before.is_none();
        Canvas { ground, marks: before.unwrap_or_default(), next: 0, blank, alike: true, drawn: Vec::new() }
    }

    /// A part, which is drawn if what it is drawn from is not what it was.
    pub fn part(&mut self, id: impl Into<Id>, from: impl Hash, draw: impl FnOnce() -> Markup) {
        let id = id.into();
        if self.changes(id, from) {
            self.drawn.push(Part::whole(id, draw()));
        }
        self.next += 1;
    }

    /// A part with parts inside. If what it is drawn from besides them is not what it was, or if there are others inside than
    /// there were, it is drawn with all of them. Else only those inside are that changed.
    pub fn frame(
        &mut self,
        id: impl Into<Id>,
        from: impl Hash,
        inside: impl Fn(&mut Canvas),
        draw: impl FnOnce(Markup) -> Markup,
    ) {
        let id = id.into();
        let changes = self.changes(id, from);
        let before = std::mem::take(&mut self.marks.0[self.next].inside);
        let mut canvas = Canvas::on(self.ground.clone(), (!changes).then_some(before));
        inside(&mut canvas);
        let (mut marks, parts) = canvas.finish();
        match parts {
            Some(parts) if !changes => self.drawn.extend(parts),
            Some(parts) => self.drawn.push(Part::whole(id, draw(joined(&parts)))),
            None => {
                let mut canvas = Canvas::on(self.ground.clone(), None);
                inside(&mut canvas);
                self.drawn.push(Part::whole(id, draw(joined(&canvas.drawn))));
                marks = canvas.marks;
            }
        }
        self.marks.0[self.next].inside = marks;
        self.next += 1;
    }

    /// A part that is a list, the newest last: each item is named by what it is drawn from. If the newest of before is still in
    /// it, only those are sent that came since; what has left the list at its beginning may stay on the page.
    pub fn list<F: Hash>(
        &mut self,
        id: impl Into<Id>,
        items: &[(F, &Markup)],
        draw: impl FnOnce(&[(F, &Markup)]) -> Markup,
    ) {
        let id = id.into();
        let before = self.marks.0.get(self.next).filter(|known| known.id == id).map(|known| known.from);
        let newest = items.last().map(|(from, _)| from);
        if self.changes(id, newest) {
            let last = items.iter().rposition(|(from, _)| Some(self.ground.hash_one(Some(from))) == before);
            let html = draw(&items[last.map_or(0, |last| last + 1)..]);
            self.drawn.push(Part { id, html, adds: last.is_some() });
        }
        self.next += 1;
    }

    /// Notes what the next part is drawn from, and says whether it must be drawn.
    fn changes(&mut self, id: Id, from: impl Hash) -> bool {
        let from = self.ground.hash_one(from);
        match self.marks.0.get_mut(self.next) {
            Some(known) if known.id == id => return std::mem::replace(&mut known.from, from) != from,
            Some(other) => {
                self.alike = false;
                *other = Mark { id, from, inside: Marks::default() };
            }
            None => {
                self.alike = self.blank;
                self.marks.0.push(Mark { id, from, inside: Marks::default() });
            }
        }
        true
    }

    /// A part that costs no more to be drawn than to be compared.
    pub fn small(&mut self, id: impl Into<Id>, html: Markup) {
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
        joined(&canvas.drawn)
    }
}

/// What all parts of a page are drawn from.
fn grounded(ground: impl Hash) -> FixedState {
    FixedState::with_seed(FixedState::default().hash_one(ground))
}

/// Parts in one piece.
fn joined(parts: &[Part]) -> Markup {
    let mut html = String::with_capacity(parts.iter().map(|part| part.html.0.len()).sum());
    for part in parts {
        html.push_str(&part.html.0);
    }
    PreEscaped(html)
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
        parts.map(|parts| parts.into_iter().map(|part| part.id.to_string()).collect())
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

    fn framed(canvas: &mut Canvas, label: &str, ids: &[(&'static str, u8)]) {
        let around = |inside: Markup| html! { div id="frame" title=(label) { (inside) } };
        canvas.frame("frame", label, |canvas| draw(canvas, ids), around);
    }

    #[test]
    fn of_a_frame_only_that_is_drawn_again_which_changed() {
        let mut canvas = Canvas::blank("me");
        framed(&mut canvas, "one", &[("a", 1), ("b", 2)]);
        let (marks, parts) = canvas.finish();
        let [whole] = &parts.expect("a page")[..] else { panic!("one part") };
        assert_eq!(whole.html.0, "<div id=\"frame\" title=\"one\"><p id=\"a\">1</p><p id=\"b\">2</p></div>");
        for (label, changed, expected) in [
            ("one", 2, vec![]),
            ("one", 3, vec!["<p id=\"b\">3</p>"]),
            ("two", 2, vec!["<div id=\"frame\" title=\"two\"><p id=\"a\">1</p><p id=\"b\">2</p></div>"]),
        ] {
            let mut canvas = Canvas::over(marks.clone(), "me");
            framed(&mut canvas, label, &[("a", 1), ("b", changed)]);
            let parts = canvas.finish().1.expect("the same page");
            assert_eq!(parts.iter().map(|part| &*part.html.0).collect::<Vec<_>>(), expected);
        }
        let mut canvas = Canvas::over(marks, "me");
        framed(&mut canvas, "one", &[("a", 1), ("c", 2)]);
        assert_eq!(ids(canvas.finish().1), Some(vec!["frame".to_owned()]), "other parts are inside");
    }

    /// What is sent of a list, and whether it stands after what is there.
    fn listed(marks: &mut Option<Marks>, items: &[u8]) -> Vec<(String, bool)> {
        let mut canvas = match marks.take() {
            Some(marks) => Canvas::over(marks, "me"),
            None => Canvas::blank("me"),
        };
        let drawn: Vec<Markup> = items.iter().map(|item| html! { (item) }).collect();
        let items: Vec<(u8, &Markup)> = items.iter().copied().zip(&drawn).collect();
        canvas.list("list", &items, |items| html! { @for (_, item) in items { (item) "," } });
        let (now, parts) = canvas.finish();
        *marks = Some(now);
        parts.expect("the same page").into_iter().map(|part| (part.html.0, part.adds)).collect()
    }

    #[test]
    fn of_a_list_only_that_is_sent_which_came_since() {
        let mut marks = None;
        for (items, expected) in [
            (&[][..], vec![("", false)]),
            (&[1], vec![("1,", false)]),
            (&[1, 2, 3], vec![("2,3,", true)]),
            (&[1, 2, 3], vec![]),
            (&[2, 3, 4], vec![("4,", true)]),
            // Something was taken back.
            (&[2, 3, 5], vec![("2,3,5,", false)]),
            (&[], vec![("", false)]),
        ] {
            let sent = listed(&mut marks, items);
            let expected: Vec<_> = expected.into_iter().map(|(html, adds)| (html.to_owned(), adds)).collect();
            assert_eq!(sent, expected, "{items:?}");
        }
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
