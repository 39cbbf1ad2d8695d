//! Server-sent events, as far as a server of ours sends them.

use std::io::{self, BufRead};

use serde_json::Value;

/// One event.
#[derive(Debug, PartialEq)]
pub(super) struct Event {
    /// What has to be said to go on behind it.
    pub id: Option<String>,
    pub data: Value,
}

/// The events of a stream.
pub(super) struct Events<R> {
    from: R,
}

impl<R: BufRead> Events<R> {
    pub fn new(from: R) -> Events<R> {
        Events { from }
    }

    fn read(&mut self) -> io::Result<Option<Event>> {
        let (mut id, mut data) = (None, String::new());
        loop {
            let mut line = String::new();
            if self.from.read_line(&mut line)? == 0 {
                // What was not finished with an empty line does not count.
                return Ok(None);
            }
            let line = line.trim_end_matches(['\n', '\r']);
            if let Some(name) = line.strip_prefix("id: ") {
                id = Some(name.to_owned());
            } else if let Some(text) = line.strip_prefix("data: ") {
                data.push_str(text);
            } else if line.is_empty() && !data.is_empty() {
                let data = serde_json::from_str(&data).map_err(io::Error::other)?;
                return Ok(Some(Event { id, data }));
            }
        }
    }
}

impl<R: BufRead> Iterator for Events<R> {
    type Item = io::Result<Event>;

    fn next(&mut self) -> Option<io::Result<Event>> {
        self.read().transpose()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn events_are_read_and_signs_of_life_are_passed_over() {
        let text = ":\n\nid: 3-5f\nevent: news\ndata: {\"seq\":3}\n\n:\n\nid: 4-5f\ndata: {\"seq\":\ndata: 4}\n\nid: 5-5f\ndata: {";
        let events: Vec<Event> =
            Events::new(text.as_bytes()).map(|event| event.expect("it can be read")).collect();
        let expected = [("3-5f", json!({"seq": 3})), ("4-5f", json!({"seq": 4}))];
        assert_eq!(events, expected.map(|(id, data)| Event { id: Some(id.to_owned()), data }));
    }

    #[test]
    fn what_is_no_json_is_an_error() {
        assert!(Events::new("data: nonsense\n\n".as_bytes()).next().is_some_and(|event| event.is_err()));
    }
}
