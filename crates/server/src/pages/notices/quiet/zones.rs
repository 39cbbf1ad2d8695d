//! The list of time zones.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use hearth_store::QuietTimes;
use hearth_words::{Language, say};
use maud::{Markup, html};

/// The parts of the world that zones are named by. Other names are abbreviations and old ones.
const AREAS: [&str; 9] =
    ["Africa", "America", "Antarctica", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific"];

/// The places of each area, with the names of their zones.
type Places = BTreeMap<&'static str, Vec<(String, String)>>;

static PLACES: LazyLock<Places> = LazyLock::new(|| {
    let mut places = Places::new();
    for name in jiff::tz::db().available() {
        let Some((area, place)) = name.as_str().split_once('/') else { continue };
        let Some(area) = AREAS.into_iter().find(|known| *known == area) else { continue };
        places.entry(area).or_default().push((place.replace('_', " "), name.as_str().to_owned()));
    }
    for area in places.values_mut() {
        area.sort_unstable();
    }
    places
});

/// Draws the field for a zone. A script chooses the zone of the browser if none was chosen.
pub(super) fn select(quiet: &QuietTimes, language: Language) -> Markup {
    let chosen = quiet.zone.as_str();
    let is_listed = PLACES.values().flatten().any(|(_, name)| name == chosen);
    html! {
        select #zone name="zone" data-unknown[*quiet == QuietTimes::default()] {
            @if !is_listed && chosen != "UTC" { option value=(chosen) selected { (distance(chosen)) } }
            option value="UTC" selected[chosen == "UTC"] { "UTC" }
            @for (area, places) in &*PLACES {
                optgroup label=(say!(language, "quiet-area", area = *area)) {
                    @for (place, name) in places { option value=(name) selected[name == chosen] { (place) } }
                }
            }
        }
    }
}

/// Writes the fixed distance to UTC that zones had before they had names.
fn distance(zone: &str) -> String {
    format!("UTC{}", zone.replace('-', "−"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_zone_is_chosen_by_its_name_and_an_old_distance_stays() {
        let shown = |zone: &str| {
            let quiet = QuietTimes { zone: zone.to_owned(), from: 60, ..QuietTimes::default() };
            select(&quiet, Language::English).into_string()
        };
        assert!(shown("Europe/Berlin").contains("<option value=\"Europe/Berlin\" selected>Berlin"));
        assert!(shown("-03:30").contains("<option value=\"-03:30\" selected>UTC−03:30"));
        for zone in ["UTC", "Europe/Berlin", "-03:30"] {
            assert_eq!(shown(zone).matches(" selected").count(), 1, "{zone}");
        }
        assert!(PLACES.values().flatten().all(|(_, name)| crate::notices::quiet::zone(name).is_some()));
    }
}
