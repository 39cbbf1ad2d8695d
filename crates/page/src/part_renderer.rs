//! Dirty checking: a part of a page is drawn only if its fingerprint has changed.

use std::hash::{BuildHasher, Hash};

use foldhash::quality::FixedState;
use maud::{Markup, PreEscaped};

use crate::{Id, Part};

/// The fingerprints of the parts of a page, in the order of the page. They are compared within one process only.
#[derive(Clone, Default, Debug)]
pub struct Fingerprints(Vec<Fingerprint>);

/// The fingerprint of a part.
#[derive(Clone, Debug)]
struct Fingerprint {
    id: Id,
    /// The hash of everything that the part is drawn from.
    hash: u64,
    /// The fingerprints of the parts inside.
    inside: Fingerprints,
}

/// Draws the parts of a page, one after the other. Parts with the same fingerprint as before are skipped.
///
/// Parts are drawn by functions that capture nothing. They see a base, which all parts share, and the dependencies of the
/// part. Both are hashed, so a fingerprint covers everything that a part is drawn from, and no stale part can be written.
#[derive(Debug)]
pub struct PartRenderer {
    fingerprints: Fingerprints,
    /// The number of the next part.
    next: usize,
    /// True if no fingerprints were given, so every part is drawn.
    is_first: bool,
    /// True if the parts so far are the ones that the page had before.
    has_same_parts: bool,
    drawn: Vec<Part>,
}

/// A [`PartRenderer`] with a base: data that all parts may use, and that rarely changes, such as the observer and the names.
#[derive(Debug)]
pub struct BasedRenderer<'a, B> {
    renderer: &'a mut PartRenderer,
    base: &'a B,
    /// The hash of the base, as the seed of all fingerprints.
    base_key: FixedState,
}

impl Default for PartRenderer {
    fn default() -> PartRenderer {
        PartRenderer::on(None)
    }
}

impl PartRenderer {
    /// Creates a renderer that draws every part.
    pub fn new() -> PartRenderer {
        PartRenderer::default()
    }

    /// Creates a renderer for a page that was drawn before.
    pub fn updating(fingerprints: Fingerprints) -> PartRenderer {
        PartRenderer::on(Some(fingerprints))
    }

    fn on(before: Option<Fingerprints>) -> PartRenderer {
        let is_first = before.is_none();
        let fingerprints = before.unwrap_or_default();
        PartRenderer { fingerprints, next: 0, is_first, has_same_parts: true, drawn: Vec::new() }
    }

    /// Returns a renderer whose parts share a base. A change of the base changes all of them.
    pub fn with_base<'a, B: Hash>(&'a mut self, base: &'a B) -> BasedRenderer<'a, B> {
        let base_key = FixedState::with_seed(FixedState::default().hash_one(base));
        BasedRenderer { renderer: self, base, base_key }
    }

    /// Adds a part that is already drawn, with its HTML as fingerprint. It is for parts that cost as little to draw as to
    /// compare.
    pub fn rendered(&mut self, id: impl Into<Id>, html: Markup) {
        let id = id.into();
        if self.changes(id, FixedState::default().hash_one(&html.0)) {
            self.drawn.push(Part::whole(id, html));
        }
        self.next += 1;
    }

    /// Stores the hash of the next part. Returns true if the part must be drawn.
    fn changes(&mut self, id: Id, hash: u64) -> bool {
        match self.fingerprints.0.get_mut(self.next) {
            Some(known) if known.id == id => return std::mem::replace(&mut known.hash, hash) != hash,
            Some(other) => {
                self.has_same_parts = false;
                *other = Fingerprint { id, hash, inside: Fingerprints::default() };
            }
            None => {
                self.has_same_parts = self.is_first;
                self.fingerprints.0.push(Fingerprint { id, hash, inside: Fingerprints::default() });
            }
        }
        true
    }

    /// Returns the new fingerprints and the parts that were drawn. If the page has other parts than before, no parts are
    /// returned: the whole page must be drawn.
    pub fn finish(mut self) -> (Fingerprints, Option<Vec<Part>>) {
        let same_parts = self.has_same_parts && self.next == self.fingerprints.0.len();
        self.fingerprints.0.truncate(self.next);
        (self.fingerprints, same_parts.then_some(self.drawn))
    }

    /// Draws all parts in one piece.
    pub fn whole(draw: impl FnOnce(&mut PartRenderer)) -> Markup {
        let mut renderer = PartRenderer::new();
        draw(&mut renderer);
        joined(&renderer.drawn)
    }
}

impl<B> BasedRenderer<'_, B> {
    /// Adds a part. It is drawn if its dependencies, the base or the drawing function are not the same as before.
    pub fn part<D: Hash>(&mut self, id: impl Into<Id>, deps: D, draw: fn(&B, &D) -> Markup) {
        let id = id.into();
        if self.renderer.changes(id, self.base_key.hash_one((&deps, draw))) {
            self.renderer.drawn.push(Part::whole(id, draw(self.base, &deps)));
        }
        self.renderer.next += 1;
    }

    /// Adds a part with parts inside. If its own dependencies changed, or if it has other parts inside than before, it is
    /// drawn with all of them. Else only the changed parts inside are drawn.
    pub fn frame<D: Hash>(
        &mut self,
        id: impl Into<Id>,
        deps: D,
        inside: impl Fn(&mut BasedRenderer<'_, B>),
        draw: fn(&B, &D, &Markup) -> Markup,
    ) {
        let id = id.into();
        let changes = self.renderer.changes(id, self.base_key.hash_one((&deps, draw)));
        let before = std::mem::take(&mut self.renderer.fingerprints.0[self.renderer.next].inside);
        let (mut fingerprints, mut parts) = self.inside((!changes).then_some(before), &inside).finish();
        let whole = changes || parts.is_none();
        if parts.is_none() {
            (fingerprints, parts) = self.inside(None, &inside).finish();
        }
        let parts = parts.unwrap_or_default();
        if whole {
            let html = draw(self.base, &deps, &joined(&parts));
            self.renderer.drawn.push(Part::whole(id, html));
        } else {
            self.renderer.drawn.extend(parts);
        }
        self.renderer.fingerprints.0[self.renderer.next].inside = fingerprints;
        self.renderer.next += 1;
    }

    /// Draws the parts inside of a frame.
    fn inside(
        &self,
        before: Option<Fingerprints>,
        inside: impl Fn(&mut BasedRenderer<'_, B>),
    ) -> PartRenderer {
        let mut renderer = PartRenderer::on(before);
        inside(&mut BasedRenderer {
            renderer: &mut renderer,
            base: self.base,
            base_key: self.base_key.clone(),
        });
        renderer
    }

    /// Adds a list, with the newest item last. If the list still has the newest item of before, only the items after it are
    /// drawn and appended. Items that left the list at its beginning may stay on the page.
    pub fn list<T: Hash>(&mut self, id: impl Into<Id>, items: &[T], draw: fn(&B, &[T]) -> Markup) {
        let id = id.into();
        let known = self.renderer.fingerprints.0.get(self.renderer.next).filter(|known| known.id == id);
        let before = known.map(|known| known.hash);
        let hash = |item: Option<&T>| self.base_key.hash_one((item, draw));
        if self.renderer.changes(id, hash(items.last())) {
            let last = items.iter().rposition(|item| Some(hash(Some(item))) == before);
            let html = draw(self.base, &items[last.map_or(0, |last| last + 1)..]);
            self.renderer.drawn.push(Part { id, html, appends: last.is_some() });
        }
        self.renderer.next += 1;
    }

    /// Adds a part that is already drawn, like [`PartRenderer::rendered`].
    pub fn rendered(&mut self, id: impl Into<Id>, html: Markup) {
        self.renderer.rendered(id, html);
    }

    /// Returns the renderer without the base, for parts with another base.
    pub fn without_base(&mut self) -> &mut PartRenderer {
        self.renderer
    }
}

/// Joins parts to one piece.
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

    fn draw(renderer: &mut BasedRenderer<'_, &str>, parts: &[(&'static str, u8)]) {
        for part in parts {
            renderer.part(part.0, *part, |_, (id, number)| html! { p id=(id) { (number) } });
        }
    }

    fn ids(parts: Option<Vec<Part>>) -> Option<Vec<String>> {
        parts.map(|parts| parts.into_iter().map(|part| part.id.to_string()).collect())
    }

    fn drawn(fingerprints: &Fingerprints, base: &str, parts: &[(&'static str, u8)]) -> Option<Vec<String>> {
        let mut renderer = PartRenderer::updating(fingerprints.clone());
        draw(&mut renderer.with_base(&base), parts);
        ids(renderer.finish().1)
    }

    #[test]
    fn only_changed_parts_are_drawn_again() {
        let mut renderer = PartRenderer::new();
        draw(&mut renderer.with_base(&"me"), &[("a", 1), ("b", 2)]);
        let (fingerprints, parts) = renderer.finish();
        assert_eq!(ids(parts), Some(vec!["a".to_owned(), "b".to_owned()]));
        assert_eq!(drawn(&fingerprints, "me", &[("a", 1), ("b", 2)]), Some(vec![]));
        assert_eq!(drawn(&fingerprints, "me", &[("a", 1), ("b", 3)]), Some(vec!["b".to_owned()]));
        assert_eq!(drawn(&fingerprints, "you", &[("a", 1), ("b", 2)]).map(|drawn| drawn.len()), Some(2));
    }

    #[test]
    fn a_part_that_another_function_draws_is_drawn_again() {
        let mut renderer = PartRenderer::new();
        renderer.with_base(&"me").part("a", 1, |_, number| html! { p { (number) } });
        let mut renderer = PartRenderer::updating(renderer.finish().0);
        renderer.with_base(&"me").part("a", 1, |_, number| html! { b { (number) } });
        assert_eq!(ids(renderer.finish().1), Some(vec!["a".to_owned()]));
    }

    #[test]
    fn a_part_that_is_already_drawn_is_sent_if_its_html_changed() {
        let mut renderer = PartRenderer::new();
        renderer.rendered("a", html! { p { "1" } });
        let (fingerprints, _) = renderer.finish();
        for (html, expected) in [(html! { p { "1" } }, vec![]), (html! { p { "2" } }, vec!["a".to_owned()])] {
            let mut renderer = PartRenderer::updating(fingerprints.clone());
            renderer.rendered("a", html);
            assert_eq!(ids(renderer.finish().1), Some(expected));
        }
    }

    fn framed(renderer: &mut PartRenderer, label: &str, ids: &[(&'static str, u8)]) {
        renderer.with_base(&"me").frame(
            "frame",
            label,
            |renderer| draw(renderer, ids),
            |_, label, inside| html! { div id="frame" title=(label) { (inside) } },
        );
    }

    #[test]
    fn only_changed_parts_of_a_frame_are_drawn_again() {
        let mut renderer = PartRenderer::new();
        framed(&mut renderer, "one", &[("a", 1), ("b", 2)]);
        let (fingerprints, parts) = renderer.finish();
        let [whole] = &parts.expect("a page")[..] else { panic!("one part") };
        assert_eq!(whole.html.0, "<div id=\"frame\" title=\"one\"><p id=\"a\">1</p><p id=\"b\">2</p></div>");
        for (label, changed, expected) in [
            ("one", 2, vec![]),
            ("one", 3, vec!["<p id=\"b\">3</p>"]),
            ("two", 2, vec!["<div id=\"frame\" title=\"two\"><p id=\"a\">1</p><p id=\"b\">2</p></div>"]),
        ] {
            let mut renderer = PartRenderer::updating(fingerprints.clone());
            framed(&mut renderer, label, &[("a", 1), ("b", changed)]);
            let parts = renderer.finish().1.expect("the same page");
            assert_eq!(parts.iter().map(|part| &*part.html.0).collect::<Vec<_>>(), expected);
        }
        let mut renderer = PartRenderer::updating(fingerprints);
        framed(&mut renderer, "one", &[("a", 1), ("c", 2)]);
        assert_eq!(ids(renderer.finish().1), Some(vec!["frame".to_owned()]), "other parts are inside");
    }

    /// Returns the HTML that is sent for a list, and true if it is appended.
    fn listed(fingerprints: &mut Option<Fingerprints>, items: &[u8]) -> Vec<(String, bool)> {
        let mut renderer = fingerprints.take().map_or_else(PartRenderer::new, PartRenderer::updating);
        renderer.with_base(&"me").list("list", items, |_, items| html! { @for item in items { (item) "," } });
        let (now, parts) = renderer.finish();
        *fingerprints = Some(now);
        parts.expect("the same page").into_iter().map(|part| (part.html.0, part.appends)).collect()
    }

    #[test]
    fn only_new_items_of_a_list_are_sent() {
        let mut fingerprints = None;
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
            let sent = listed(&mut fingerprints, items);
            let expected: Vec<_> =
                expected.into_iter().map(|(html, appends)| (html.to_owned(), appends)).collect();
            assert_eq!(sent, expected, "{items:?}");
        }
    }

    #[test]
    fn a_page_with_other_parts_is_another_page() {
        let mut renderer = PartRenderer::new();
        draw(&mut renderer.with_base(&"me"), &[("a", 1), ("b", 2)]);
        let (fingerprints, _) = renderer.finish();
        for others in [&[("a", 1)][..], &[("a", 1), ("c", 2)], &[("a", 1), ("b", 2), ("c", 3)], &[]] {
            assert_eq!(drawn(&fingerprints, "me", others), None, "{others:?}");
        }
    }
}
