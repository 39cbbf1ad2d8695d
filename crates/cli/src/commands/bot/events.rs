//! Parses server-sent events, as far as our server uses them.

use std::io::{self, BufRead};

use serde_json::Value;

/// One server-sent event.
#[derive(Debug, PartialEq)]
pub(super) struct ServerSentEvent {
    /// The id to send as `Last-Event-ID` when reconnecting.
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

    fn read(&mut self) -> io::Result<Option<ServerSentEvent>> {
        let (mut id, mut data) = (None, String::new());
        loop {
            let mut line = String::new();
            if self.from.read_line(&mut line)? == 0 {
                // An event counts only once its empty line has arrived.
                return Ok(None);
            }
            let line = line.trim_end_matches(['\n', '\r']);
            if let Some(name) = line.strip_prefix("id: ") {
                id = Some(name.to_owned());
            } else if let Some(text) = line.strip_prefix("data: ") {
                data.push_str(text);
            } else if line.is_empty() && !data.is_empty() {
                let data = serde_json::from_str(&data).map_err(io::Error::other)?;
                return Ok(Some(ServerSentEvent { id, data }));
            }
        }
    }
}

impl<R: BufRead> Iterator for Events<R> {
    type Item = io::Result<ServerSentEvent>;

    fn next(&mut self) -> Option<io::Result<ServerSentEvent>> {
        self.read().transpose()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn events_are_parsed_and_heartbeats_skipped() {
        let text = ":\n\nid: 3-5f\nevent: news\ndata: {\"seq\":3}\n\n:\n\nid: 4-5f\ndata: {\"seq\":\ndata: 4}\n\nid: 5-5f\ndata: {";
        let events: Vec<ServerSentEvent> =
            Events::new(text.as_bytes()).map(|event| event.expect("the event is valid")).collect();
        let expected = [("3-5f", json!({"seq": 3})), ("4-5f", json!({"seq": 4}))];
        assert_eq!(events, expected.map(|(id, data)| ServerSentEvent { id: Some(id.to_owned()), data }));
    }

    #[test]
    fn data_that_is_not_json_is_an_error() {
        assert!(Events::new("data: nonsense\n\n".as_bytes()).next().is_some_and(|event| event.is_err()));
    }
}
