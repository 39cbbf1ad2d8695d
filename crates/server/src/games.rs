//! The games of the catalogue, for tables.

use hearth_bots::Spec;
use hearth_catalogue::PageVisitor;
use hearth_core::{BadOption, Choice, Game, Notation, Options, Record, Rulebook, Sentence};
use hearth_page::{GamePage, Named, Overview};
use hearth_table::{Absent, BadConfig, GameProvider, SeatRule, TableConfig};
use hearth_text::Text;
use hearth_words::Language;
use maud::Markup;
use rand::Rng;

use crate::hosted::{Hosted, Start};

/// The games of the catalogue.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Games;

impl GameProvider for Games {
    type Match = dyn Hosted;

    fn check(&self, plan: &TableConfig) -> Result<(), BadConfig> {
        hearth_catalogue::find_page(&plan.game, Check { plan }).map_err(|error| error.to_string())?
    }

    fn deal(&self, plan: &TableConfig, rng: &mut dyn Rng) -> Result<(String, Vec<String>), BadConfig> {
        hearth_catalogue::find_page(&plan.game, Deal { plan, rng }).map_err(|error| error.to_string())?
    }

    fn start(&self, game: &str, setup: &str, decided: &[String]) -> Result<Box<dyn Hosted>, String> {
        hearth_catalogue::find_page(game, Start { setup, decided }).map_err(|error| error.to_string())?
    }
}

struct Check<'a> {
    plan: &'a TableConfig,
}

impl PageVisitor for Check<'_> {
    type Output = Result<(), BadConfig>;

    fn visit<P: GamePage>(&mut self) -> Self::Output {
        type Of<P> = <<P as GamePage>::Text as Text>::Game;
        let (fewest, most) = (Of::<P>::PLAYERS.start(), Of::<P>::PLAYERS.end());
        if !Of::<P>::PLAYERS.contains(&self.plan.chairs.len()) {
            return Err(BadConfig::Players { title: Of::<P>::TITLE, fewest: *fewest, most: *most });
        }
        let stand_in = match &self.plan.absent {
            Absent::Bot(bot) => Some(bot),
            Absent::Loses => None,
        };
        let bots = self.plan.chairs.iter().filter_map(|chair| match chair {
            SeatRule::Bot(bot) => Some(bot),
            _ => None,
        });
        for bot in bots.chain(stand_in) {
            level::<P>(bot)?;
        }
        match &self.plan.from {
            None => drop(options::<Of<P>>(self.plan)?),
            Some(record) => drop(record_of::<Of<P>>(self.plan, record)?),
        }
        Ok(())
    }
}

/// Only levels sit at tables: a budget or an engine that anybody could name would let him keep the machine busy.
fn level<P: GamePage>(bot: &str) -> Result<(), BadConfig> {
    let known = hearth_bots::LEVELS.contains(&bot);
    let readable = Spec::read::<<P::Text as Text>::GameKnowledge>(bot).is_ok();
    if known && readable {
        return Ok(());
    }
    Err(BadConfig::Bot { name: bot.to_owned(), known: hearth_bots::LEVELS.join(", ") })
}

/// The longest value of an option: five recipes of one's own fit into it.
const LONGEST_VALUE: usize = 2000;

fn options<G: Game>(plan: &TableConfig) -> Result<G::Options, BadConfig> {
    let chosen = plan.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    // A plan is kept with everything that happens at its table, and read by everybody who looks in.
    let agreed = match chosen.clone().find(|(_, value)| value.len() > LONGEST_VALUE) {
        Some((name, _)) => {
            Err(BadOption::new(format!("`{name}`: at most {LONGEST_VALUE} bytes are possible")))
        }
        None => G::Options::agreed(plan.chairs.len(), chosen),
    };
    agreed.map_err(|bad| BadConfig::Options { game: G::NAME, bad })
}

fn record_of<G: Notation>(plan: &TableConfig, record: &str) -> Result<Record<G>, String> {
    let record = Record::<G>::read(record).map_err(|error| error.to_string())?;
    let players = G::players(&record.state());
    if players != plan.chairs.len() {
        return Err(format!("this record is of a game for {players}"));
    }
    Ok(record)
}

struct Deal<'a> {
    plan: &'a TableConfig,
    rng: &'a mut dyn Rng,
}

impl PageVisitor for Deal<'_> {
    type Output = Result<(String, Vec<String>), BadConfig>;

    fn visit<P: GamePage>(&mut self) -> Self::Output {
        type Of<P> = <<P as GamePage>::Text as Text>::Game;
        if let Some(record) = &self.plan.from {
            let record = record_of::<Of<P>>(self.plan, record)?;
            let decided = record.decisions.iter().map(ToString::to_string).collect();
            return Ok((Of::<P>::write_setup(&record.setup), decided));
        }
        let options = options::<Of<P>>(self.plan)?;
        Ok((Of::<P>::write_setup(&Of::<P>::deal(&options, self.rng)), Vec::new()))
    }
}

/// What a page shows of a game before a table is opened.
#[derive(Clone, Copy, Debug)]
pub(crate) struct About {
    /// What is typed to name it.
    pub name: &'static str,
    /// What it is called.
    pub title: &'static str,
    /// What sort of game it is.
    pub invitation: fn(Language) -> String,
    /// How few can play.
    pub fewest: usize,
    /// How many can play.
    pub most: usize,
    /// What can be agreed on.
    pub choices: &'static [Choice],
    /// Its stylesheet.
    pub style: &'static str,
    /// Its signs.
    pub signs: &'static str,
    /// The cover of its box.
    pub cover: &'static str,
    /// The picture beside a link to it.
    pub preview: &'static [u8],
    /// How long a game takes, in minutes.
    pub minutes: u32,
    /// The options of somebody's first game.
    pub first_game: &'static [(&'static str, &'static str)],
    /// What one of its choices is called and means.
    pub choice: fn(&str, Language) -> Named,
    /// What a value of a choice is called.
    pub value: fn(&str, &str, Language) -> String,
    /// Translates what a player typed for a choice into the words of the rules.
    pub typed: fn(&str, &str, Language) -> Result<String, BadOption>,
    /// Why something cannot be agreed on.
    pub unfit: fn(&Sentence, Language) -> Option<String>,
    /// Its rules, each with its id.
    pub rulebook: fn(Language) -> Rulebook,
    /// What it is about, in pictures, with the address of the signs.
    pub overview: fn(Language, &str) -> Overview,
    /// An example of a rule, with the address of the signs.
    pub example: fn(&str, Language, &str) -> Option<Markup>,
    /// All that one looks up while one plays as it is usual, with the address of the signs.
    pub aid: fn(Language, &str) -> Markup,
}

struct Describe;

impl PageVisitor for Describe {
    type Output = About;

    fn visit<P: GamePage>(&mut self) -> About {
        type Of<P> = <<P as GamePage>::Text as Text>::Game;
        About {
            name: Of::<P>::NAME,
            title: Of::<P>::TITLE,
            invitation: P::invitation,
            fewest: *Of::<P>::PLAYERS.start(),
            most: *Of::<P>::PLAYERS.end(),
            choices: <Of<P> as Game>::Options::CHOICES,
            style: P::STYLE,
            signs: P::SIGNS,
            cover: P::COVER,
            preview: P::PREVIEW,
            minutes: P::MINUTES,
            first_game: P::FIRST_GAME,
            choice: P::choice,
            value: P::value,
            typed: P::typed,
            unfit: P::unfit,
            rulebook: P::rulebook,
            overview: P::overview,
            example: P::example,
            aid: |language, signs| P::aid(None, language, signs),
        }
    }
}

/// Every game there is.
pub(crate) fn all() -> Vec<About> {
    hearth_catalogue::each_page(Describe)
}

/// One game by its name.
pub(crate) fn about(name: &str) -> Option<About> {
    hearth_catalogue::find_page(name, Describe).ok()
}
