//! The places of a result as one text: `1:person:7 2:bot:club`.

use hearth_ratings::{Contestant, Place};

pub(super) fn written_places(places: &[Place]) -> String {
    let written = places.iter().map(|Place { contestant, rank }| match contestant {
        Contestant::Person(person) => format!("{rank}:person:{person}"),
        Contestant::Bot(level) => format!("{rank}:bot:{level}"),
    });
    written.collect::<Vec<_>>().join(" ")
}

pub(super) fn read_places(text: &str) -> Option<Vec<Place>> {
    let place = |text: &str| {
        let (rank, contestant) = text.split_once(':')?;
        let contestant = match contestant.split_once(':')? {
            ("person", person) => Contestant::Person(person.parse().ok()?),
            ("bot", level) => Contestant::Bot(level.to_owned()),
            _ => return None,
        };
        Some(Place { contestant, rank: rank.parse().ok()? })
    };
    text.split(' ').map(place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_read_as_they_are_written() {
        let text = "2:person:7 1:bot:club 2:person:12";
        let places = read_places(text).expect("they can be read");
        assert_eq!(places.len(), 3);
        assert_eq!(written_places(&places), text);
        for wrong in ["", "1:person", "1:person:x", "x:bot:club", "1:cat:7"] {
            assert_eq!(read_places(wrong), None, "{wrong}");
        }
    }
}
