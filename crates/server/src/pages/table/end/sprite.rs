//! Drawings from a sprite, for a document that can load nothing. They are inlined with everything that they
//! refer to.

use std::collections::BTreeSet;

/// Returns the elements with these ids and everything that they refer to, each once. Ignores unknown ids.
pub(super) fn inlined<'a>(sprite: &'a str, ids: impl IntoIterator<Item = &'a str>) -> String {
    let (mut wanted, mut identity) = (ids.into_iter().collect::<Vec<&str>>(), BTreeSet::new());
    let mut drawn = String::new();
    while let Some(id) = wanted.pop() {
        if let Some(element) = element(sprite, id).filter(|_| identity.insert(id)) {
            drawn.push_str(element);
            wanted.extend(references(element));
        }
    }
    drawn
}

/// Returns true if a sprite has a drawing.
pub(super) fn has(sprite: &str, id: &str) -> bool {
    element(sprite, id).is_some()
}

/// Returns the ids that an element refers to: `href="#id"`, `url(#id)`.
fn references(element: &str) -> impl Iterator<Item = &str> {
    let after = ["href=\"#", "url(#"].into_iter().flat_map(|mark| element.split(mark).skip(1));
    after.filter_map(|rest| rest.split(['"', ')']).next())
}

/// Returns the source of the element with an id.
fn element<'a>(sprite: &'a str, id: &str) -> Option<&'a str> {
    let at = sprite.find(&format!(" id=\"{id}\""))?;
    let start = sprite[..at].rfind('<')?;
    let rest = &sprite[start..];
    let name = rest[1..].split([' ', '>']).next()?;
    let (opening, closing) = (format!("<{name}"), format!("</{name}>"));
    let (mut depth, mut from) = (0_usize, 0);
    loop {
        let tag = from + rest[from..].find('<')?;
        let end = tag + rest[tag..].find('>')? + 1;
        if rest[tag..].starts_with(&closing) {
            depth -= 1;
        } else if rest[tag..end].starts_with(&opening) && !rest[tag..end].ends_with("/>") {
            let whole_name = rest[tag + opening.len()..].starts_with([' ', '>']);
            depth += usize::from(whole_name);
        }
        if depth == 0 {
            return Some(&rest[..end]);
        }
        from = end;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPRITE: &str = r##"<svg><defs><linearGradient id="gold"><stop offset="0"/></linearGradient>
        <path id="bird" d="M0 0"/><g id="two"><g><use href="#bird"/></g><g/></g></defs>
        <symbol id="sun" viewBox="0 0 2 2"><g fill="url(#gold)"><use href="#two"/></g></symbol><symbol id="paw"/></svg>"##;

    #[test]
    fn an_element_ends_where_its_own_tag_is_closed() {
        assert_eq!(element(SPRITE, "bird"), Some("<path id=\"bird\" d=\"M0 0\"/>"));
        assert_eq!(element(SPRITE, "two"), Some("<g id=\"two\"><g><use href=\"#bird\"/></g><g/></g>"));
        assert_eq!((element(SPRITE, "paw"), element(SPRITE, "none")), (Some("<symbol id=\"paw\"/>"), None));
    }

    #[test]
    fn all_that_a_drawing_refers_to_comes_with_it_once() {
        let drawn = inlined(SPRITE, ["sun", "sun", "none"]);
        for id in ["sun", "gold", "two", "bird"] {
            assert_eq!(drawn.matches(&format!("id=\"{id}\"")).count(), 1, "{id} in {drawn}");
        }
        assert!(!drawn.contains("paw"), "{drawn}");
    }

    #[test]
    fn every_drawing_of_every_game_can_be_taken_out_of_its_sprite() {
        for game in crate::games::all() {
            let ids = game.signs.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next());
            for id in ids {
                let drawn = inlined(game.signs, [id]);
                let identity: Vec<&str> =
                    drawn.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
                assert!(references(&drawn).all(|other| identity.contains(&other)), "{} of {}", id, game.name);
            }
        }
    }
}
