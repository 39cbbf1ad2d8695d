//! What a person is told who asks what a decision is worth.

use std::io::Write;

use hearth_core::{Game, Observer, Seat};
use hearth_programs::Contestant;
use hearth_review::Hint;
use hearth_terminal::{DecisionOf, Terminal};
use hearth_words::say;

use super::{Session, parse};
use crate::failure::Failure;
use crate::hint;

impl<T: Terminal> Session<T> {
    /// What a decision brings and what a bot expects of it, or why it is not possible.
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
        match parse::<T>(text) {
            Err(error) => writeln!(self.out, "{error}")?,
            Ok(decision) => match T::Game::check(self.table.state(), decision) {
                Err(refusal) => {
                    let why = T::refused(refusal, language);
                    writeln!(self.out, "{}", say!(language, "play-not-possible", why = why))?;
                }
                Ok(()) => {
                    let view = self.table.view(Observer::Seat(seat));
                    let what = T::explain(decision, &view, &self.names);
                    writeln!(self.out, "{}", say!(language, "play-possible", what = what))?;
                    self.out.flush()?;
                    if let Ok(hint) = self.advice(seat, Hint::USUAL, legal) {
                        writeln!(self.out, "{}", hint::of(&hint, &decision.to_string(), language))?;
                    }
                }
            },
        }
        Ok(())
    }

    /// What a bot would do.
    pub(super) fn hint(
        &mut self,
        seat: Seat,
        name: Option<&str>,
        legal: &[DecisionOf<T>],
    ) -> Result<(), Failure> {
        match self.advice(seat, name.unwrap_or(Hint::USUAL), legal) {
            Ok(hint) => {
                for line in hint::lines(&hint, self.names.language()) {
                    writeln!(self.out, "{line}")?;
                }
            }
            Err(reason) => {
                writeln!(self.out, "{}", say!(self.names.language(), "play-no-hint", reason = reason))?;
            }
        }
        Ok(())
    }

    /// What somebody would do in the place of a seat, from what it could know with a perfect memory.
    fn advice(&self, seat: Seat, name: &str, legal: &[DecisionOf<T>]) -> Result<Hint, String> {
        // What comes back to the screen in an answer moves no cursor.
        let name = name.replace(char::is_control, "?");
        let bot = Contestant::read::<T::Mind>(&name).map_err(|error| error.to_string())?.judging();
        let known = self.table.known(Observer::Seat(seat));
        hint::ask::<T>(&bot, (seat, &known), legal, self.chance, &self.names)
            .map_err(|forfeit| forfeit.to_string())
    }
}
