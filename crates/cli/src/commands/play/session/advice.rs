//! Answers to `why` and `hint`.

use std::io::Write;

use hearth_bots::Spec;
use hearth_core::{Game, Observer, Seat};
use hearth_programs::Contestant;
use hearth_review::Hint;
use hearth_terminal::{DecisionOf, GameOf, KnowledgeOf, Terminal, painted};
use hearth_text::{Text, spoken};
use hearth_words::say;

use super::{Session, numbered, parse, without_control_characters};
use crate::commands::play::input_line::InputLine;
use crate::failure::Failure;
use crate::hint;
use crate::screen::{refused, wrap};

impl<T: Terminal> Session<T> {
    /// Prints the effect of a decision and a bot's estimate, or the rule against it.
    pub(super) fn why(
        &mut self,
        seat: Seat,
        text: Option<&str>,
        legal: &[DecisionOf<T>],
    ) -> Result<(), Failure> {
        let language = self.names.language();
        let Some(text) = text else {
            writeln!(self.out, "{}", say!(language, "play-why-what"))?;
            return Ok(());
        };
        let meant = match InputLine::read(text) {
            InputLine::Number(number) => numbered::<T>(number, legal, language),
            _ => parse::<T>(text, language),
        };
        match meant {
            Err(wrong) => writeln!(self.out, "{wrong}")?,
            Ok(decision) => match GameOf::<T>::check(self.table.state(), decision) {
                Err(refusal) => {
                    let why = refused::<T::Text>(refusal, language);
                    writeln!(self.out, "{}", wrap(&say!(language, "play-not-possible", why = why)))?;
                }
                Ok(()) => {
                    let view = self.table.view(Observer::Seat(seat));
                    let what = painted::<T>(&T::Text::explain(decision, &view, &self.names));
                    writeln!(self.out, "{}", wrap(&say!(language, "play-possible", what = what)))?;
                    self.out.flush()?;
                    if let Ok(hint) = self.advice(seat, Hint::USUAL, legal) {
                        let decision = spoken::<T::Text>(&decision.to_string(), language);
                        writeln!(self.out, "{}", wrap(&hint::of(&hint, &decision, language)))?;
                    }
                }
            },
        }
        Ok(())
    }

    /// Prints a bot's choice.
    pub(super) fn hint(
        &mut self,
        seat: Seat,
        name: Option<&str>,
        legal: &[DecisionOf<T>],
    ) -> Result<(), Failure> {
        match self.advice(seat, name.unwrap_or(Hint::USUAL), legal) {
            Ok(hint) => {
                for line in hint::lines::<T>(&hint, self.names.language()) {
                    writeln!(self.out, "{line}")?;
                }
            }
            Err(sorry) => writeln!(self.out, "{}", wrap(&sorry))?,
        }
        Ok(())
    }

    /// Asks a bot for the seat's best decision, from its perfect-recall view.
    ///
    /// Returns an error message if there is no such bot or the bot fails.
    fn advice(&self, seat: Seat, name: &str, legal: &[DecisionOf<T>]) -> Result<Hint, String> {
        let (language, name) = (self.names.language(), without_control_characters(name));
        let unknown = |_| {
            let bots = Spec::names().collect::<Vec<_>>().join(", ");
            say!(language, "play-no-bot", name = name.as_str(), bots = bots)
        };
        let bot = Contestant::read::<KnowledgeOf<T>>(&name).map_err(unknown)?.judging();
        let known = self.table.perfect_recall_view(Observer::Seat(seat));
        hint::ask::<T::Text>(&bot, (seat, &known), legal, self.rng, &self.names)
            .map(|hint| hint::spoken::<T::Text>(hint, language))
            .map_err(|forfeit| say!(language, "play-no-hint", reason = forfeit.to_string()))
    }
}
