//! The settings of a browser. A cookie keeps them, so a phone and a computer can differ.

use axum::http::HeaderMap;
use axum_extra::extract::cookie::Cookie;
use hearth_table::USUAL_BOT;
use url::form_urlencoded::parse;

use crate::accounts::cookies::{cookie, lasting_cookie};

/// The cookie with the settings.
const COOKIE: &str = "settings";

/// The settings of a browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Settings {
    /// The speed of animations.
    pub speed: &'static str,
    /// The colours: light, dark, or those of the device.
    pub theme: &'static str,
    /// The sounds of a table: on, off, or still to be asked about.
    pub sounds: &'static str,
    /// `on` to confirm decisions with serious consequences.
    pub ask: &'static str,
    /// `on` for larger cards.
    pub large: &'static str,
    /// The level of the bots.
    pub level: &'static str,
}

/// The possible speeds.
pub(crate) const SPEEDS: [&str; 3] = ["calm", "quick", "off"];

/// The possible themes.
pub(crate) const THEMES: [&str; 3] = ["device", "light", "dark"];

/// The possible values for sounds.
pub(crate) const SOUNDS: [&str; 3] = ["ask", "on", "off"];

/// The values of a switch.
pub(crate) const SWITCH: [&str; 2] = ["on", "off"];

impl Default for Settings {
    fn default() -> Settings {
        Settings { speed: "calm", theme: "device", sounds: "ask", ask: "on", large: "off", level: USUAL_BOT }
    }
}

impl Settings {
    /// Reads the settings from the cookie of a request. Unknown values become the defaults.
    pub fn of(headers: &HeaderMap) -> Settings {
        Settings::default().with(parse(cookie(headers, COOKIE).unwrap_or_default().as_bytes()))
    }

    /// Changes settings. Unknown names and values are ignored.
    pub fn with(mut self, chosen: impl IntoIterator<Item = (impl AsRef<str>, impl AsRef<str>)>) -> Settings {
        for (name, value) in chosen {
            let (setting, possible): (_, &[&'static str]) = match name.as_ref() {
                "speed" => (&mut self.speed, &SPEEDS),
                "theme" => (&mut self.theme, &THEMES),
                "sounds" => (&mut self.sounds, &SOUNDS),
                "ask" => (&mut self.ask, &SWITCH),
                "large" => (&mut self.large, &SWITCH),
                "level" => (&mut self.level, &hearth_bots::LEVELS),
                _ => continue,
            };
            if let Some(known) = possible.iter().find(|known| **known == value.as_ref()) {
                *setting = known;
            }
        }
        self
    }

    /// Returns the cookie that stores them in a browser.
    pub fn cookie(self) -> Cookie<'static> {
        let Settings { speed, theme, sounds, ask, large, level } = self;
        let value =
            format!("speed={speed}&theme={theme}&sounds={sounds}&ask={ask}&large={large}&level={level}");
        lasting_cookie(COOKIE, value)
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;
    use axum::http::header::COOKIE;

    use super::*;

    #[test]
    fn a_cookie_brings_back_what_was_chosen_and_nonsense_changes_nothing() {
        let chosen = Settings::default().with([
            ("speed", "off"),
            ("sounds", "on"),
            ("level", "master"),
            ("theme", "pink"),
            ("colour", "on"),
        ]);
        assert_eq!(chosen, Settings { speed: "off", sounds: "on", level: "master", ..Settings::default() });
        let mut headers = HeaderMap::new();
        let cookie = chosen.cookie();
        let kept = cookie.stripped().to_string();
        headers.insert(COOKIE, HeaderValue::from_str(&kept).expect("a header"));
        assert_eq!(Settings::of(&headers), chosen);
        headers.insert(COOKIE, HeaderValue::from_static("settings=speed=warp&&&=x"));
        assert_eq!(Settings::of(&headers), Settings::default());
    }
}
