//! HTML as text.

/// Elements without an end tag.
const VOID_ELEMENTS: [&str; 6] = ["br", "hr", "img", "input", "link", "meta"];

/// Replaces the element with an id, as a browser does with an update.
///
/// # Panics
/// If the element does not exist or has no end.
pub fn replaced(page: &str, id: &str, element: &str) -> String {
    let (begins, ends) = found(page, id);
    [&page[..begins], element, &page[ends..]].concat()
}

/// Appends the content of an element to the one with the same id.
///
/// # Panics
/// If the element does not exist or has no end.
pub fn added(page: &str, id: &str, element: &str) -> String {
    let end = |text: &str| text.rfind("</").expect("an element ends");
    let last = end(&page[..found(page, id).1]);
    let inside = element.find('>').expect("a tag ends") + 1;
    [&page[..last], &element[inside..end(element)], &page[last..]].concat()
}

/// Returns the start and the end of the element with an id.
fn found(page: &str, id: &str) -> (usize, usize) {
    let at = page.find(&format!(" id=\"{id}\"")).unwrap_or_else(|| panic!("there is no {id} in {page}"));
    let begins = page[..at].rfind('<').expect("an id belongs to an element");
    let mut depth = 0;
    for (tag, _) in page[begins..].match_indices('<') {
        let rest = &page[begins + tag + 1..];
        let name = rest.split([' ', '>']).next().unwrap_or_default();
        match name.strip_prefix('/') {
            Some(_) => depth -= 1,
            None if VOID_ELEMENTS.contains(&name) => (),
            None => depth += 1,
        }
        if depth == 0 {
            return (begins, page.len() - rest.len() + rest.find('>').expect("a tag ends") + 1);
        }
    }
    panic!("{id} does not end");
}

#[cfg(test)]
mod tests {
    use super::{added, replaced};

    #[test]
    fn an_element_is_replaced_with_its_content() {
        let page = "<p id=\"a\">1</p><div><div id=\"b\"><input name=\"x\"><div>2</div></div></div>";
        assert_eq!(
            replaced(page, "a", "<p>3</p>"),
            "<p>3</p><div><div id=\"b\"><input name=\"x\"><div>2</div></div></div>"
        );
        assert_eq!(replaced(page, "b", "<b></b>"), "<p id=\"a\">1</p><div><b></b></div>");
    }

    #[test]
    fn added_content_is_last() {
        let page = "<ol id=\"a\"><li>1</li></ol><p></p>";
        let more = "<ol id=\"a\"><li>2</li><li>3</li></ol>";
        assert_eq!(added(page, "a", more), "<ol id=\"a\"><li>1</li><li>2</li><li>3</li></ol><p></p>");
    }
}
