//! The bots and the number of players that a visitor chose last, for each game. A cookie keeps them, like the settings.

use axum::http::HeaderMap;
use axum_extra::extract::cookie::Cookie;
use url::form_urlencoded::parse;

use crate::accounts::cookies::{cookie, lasting_cookie};
use crate::games::{self, GameInfo};

/// The cookie: `chess=club-2&poker=strong-3`.
const COOKIE: &str = "last";

/// The last choice for one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LastChoice {
    /// The level of the bots.
    pub level: &'static str,
    /// The number of players, including the visitor.
    pub players: usize,
}

impl LastChoice {
    /// Reads the choice for a game from the cookie, if it is still possible.
    pub fn of(headers: &HeaderMap, game: &GameInfo) -> Option<LastChoice> {
        let kept = cookie(headers, COOKIE)?;
        let (_, chosen) = parse(kept.as_bytes()).find(|(name, _)| name == game.name)?;
        let (level, players) = chosen.split_once('-')?;
        let level = hearth_bots::LEVELS.iter().find(|known| **known == level)?;
        let players = players.parse().ok().filter(|players| (game.fewest..=game.most).contains(players))?;
        Some(LastChoice { level, players })
    }

    /// Returns the cookie that stores it, along with the choices for the other games.
    pub fn cookie(self, headers: &HeaderMap, game: &GameInfo) -> Cookie<'static> {
        let others = games::all().into_iter().filter(|other| other.name != game.name);
        let kept = others.filter_map(|other| Some((other.name, LastChoice::of(headers, &other)?)));
        let all: Vec<String> = kept
            .chain([(game.name, self)])
            .map(|(name, LastChoice { level, players })| format!("{name}={level}-{players}"))
            .collect();
        lasting_cookie(COOKIE, all.join("&"))
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;
    use axum::http::header;

    use super::*;

    fn sent(text: &str) -> HeaderMap {
        HeaderMap::from_iter([(header::COOKIE, HeaderValue::from_str(text).expect("a header"))])
    }

    #[test]
    fn each_game_keeps_its_own_choice_and_nonsense_is_none() {
        let [four, three] = [4, 3].map(|most| {
            games::all().into_iter().find(|game| game.most == most).expect("a game for that many")
        });
        let headers = sent(&format!("last={}=strong-3&{}=wizard-2&chess=club-2", three.name, four.name));
        assert_eq!(LastChoice::of(&headers, &three), Some(LastChoice { level: "strong", players: 3 }));
        assert_eq!(LastChoice::of(&headers, &four), None);
        let cookie = LastChoice { level: "club", players: 4 }.cookie(&headers, &four);
        let kept = cookie.stripped().to_string();
        assert_eq!(cookie.value(), format!("{}=strong-3&{}=club-4", three.name, four.name));
        assert_eq!(LastChoice::of(&sent(&kept), &four), Some(LastChoice { level: "club", players: 4 }));
        let too_many = format!("last={}=club-4", three.name);
        assert_eq!(LastChoice::of(&sent(&too_many), &three), None, "three at most");
    }
}
