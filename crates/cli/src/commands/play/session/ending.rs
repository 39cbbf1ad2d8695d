//! Ends a session: game over, leaving, or a bot's forfeit.

use std::io::Write;
use std::path::Path;

use hearth_bots::Forfeit;
use hearth_core::{Game, Observer, Seat};
use hearth_table::events_seen_by;
use hearth_terminal::{GameOf, Terminal, account_text};
use hearth_text::Text;
use hearth_words::say;

use super::{Occupant, Session};
use crate::commands::play::autosave;
use crate::failure::Failure;
use crate::screen::{Scrollback, clear, columns};

impl<T: Terminal> Session<T> {
    /// Saves the game after a bot's forfeit; it can continue with another bot.
    pub(super) fn forfeited(&mut self, seat: Seat, forfeit: &Forfeit) -> Failure {
        self.keep();
        if self.people() > 1
            && let Err(failure) = clear(&mut self.out, Scrollback::Erase)
        {
            return failure;
        }
        let who = self.table.record().sitting.get(seat.index()).map_or("bot", String::as_str);
        let (language, reason) = (self.names.language(), forfeit.to_string());
        let lost = say!(language, "play-forfeit", name = self.names.plain(seat), bot = who, reason = reason);
        Failure::input(match self.autosave.file() {
            Some(file) => {
                let command = resume_command::<T>(file, " --bots club");
                format!("{lost}\n{}", say!(language, "play-another-bot", command = command))
            }
            None => [Some(lost), self.remark.take()].into_iter().flatten().collect::<Vec<_>>().join("\n"),
        })
    }

    /// Writes the game to a file that the person names.
    pub(super) fn save(&mut self, file: Option<&str>) -> Result<(), Failure> {
        let language = self.names.language();
        let named = |file: &Path| file.display().to_string();
        let said = match (file.map(Path::new), self.autosave.file()) {
            (None, Some(saved)) => say!(language, "play-kept-in", file = named(saved)),
            (None, None) => say!(language, "play-say-where"),
            (Some(file), _) if file.exists() => say!(language, "play-there-already", file = named(file)),
            (Some(file), _) => match autosave::write(file, &self.table.record().write()) {
                Ok(()) => say!(
                    language,
                    "play-saved",
                    command = resume_command::<T>(file, &self.program_arguments())
                ),
                Err(error) => {
                    say!(language, "play-not-saved", file = named(file), error = error.to_string())
                }
            },
        };
        writeln!(self.out, "{said}")?;
        Ok(())
    }

    /// Returns the `--bots` arguments for resuming, if a program is among the bots.
    ///
    /// A program in a record is never started unless it is named again.
    fn program_arguments(&self) -> String {
        let sitting = &self.table.record().sitting;
        let bots: Vec<&str> = sitting.iter().filter_map(|who| who.strip_prefix("bot ")).collect();
        let programs = bots.iter().any(|bot| bot.starts_with("program"));
        let named =
            bots.iter().filter(|_| programs).flat_map(|bot| [" --bots ".to_owned(), shell_quoted(bot)]);
        named.collect()
    }

    /// Leaves the game and says how to resume it.
    pub(super) fn leave(mut self) -> Result<(), Failure> {
        if self.people() > 1 {
            clear(&mut self.out, Scrollback::Erase)?;
        }
        let language = self.names.language();
        let said = match self.autosave.file().filter(|file| file.exists()) {
            Some(file) => {
                say!(language, "play-kept", command = resume_command::<T>(file, &self.program_arguments()))
            }
            None if self.table.record().decisions.is_empty() => say!(language, "play-nothing-kept"),
            None => say!(language, "play-lost"),
        };
        writeln!(self.out, "\n{said}")?;
        Ok(())
    }

    /// Shows the final table and the score to everybody.
    pub(super) fn finish(mut self) -> Result<(), Failure> {
        let before = self.before();
        clear(&mut self.out, before)?;
        if let Some(standing) = GameOf::<T>::standing(self.table.state()) {
            for sitter in &mut self.sitters {
                if let Occupant::Bot(bot) = sitter {
                    bot.over(&standing);
                }
            }
        }
        let observer = self.looking.map_or(Observer::Spectator, Observer::Seat);
        let view = self.table.view(observer);
        writeln!(self.out, "{}", T::draw(&view, &self.names, columns()))?;
        if let Some(seat) = self.looking {
            self.tell_news(seat, usize::MAX)?;
        }
        let record = self.table.record();
        let happened = events_seen_by(record, observer, 0..record.decisions.len());
        if let Some(account) = T::Text::account(&view, &happened, &self.names) {
            writeln!(self.out, "\n{}", account_text::<T>(&account, columns()))?;
        }
        if let Some(file) = self.autosave.file().filter(|file| file.exists()) {
            let command = format!("`hearth replay {}`", shell_quoted(&file.display().to_string()));
            writeln!(self.out, "{}", say!(self.names.language(), "play-replay", command = command))?;
        }
        Ok(())
    }
}

/// Returns the command that resumes a saved game.
fn resume_command<T: Terminal>(file: &Path, more: &str) -> String {
    format!(
        "`hearth play {} --resume {}{more}`",
        GameOf::<T>::NAME,
        shell_quoted(&file.display().to_string())
    )
}

/// Quotes a word for a shell.
fn shell_quoted(word: &str) -> String {
    let plain = word.chars().all(|c| c.is_alphanumeric() || "/._-".contains(c));
    if plain { word.to_owned() } else { format!("'{}'", word.replace('\'', r"'\''")) }
}
