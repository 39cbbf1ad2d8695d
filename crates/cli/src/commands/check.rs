//! `hearth check`: shows the effect of a decision in a position or the rule against it; also checks a lesson.

use std::io::Write;

use clap::ArgMatches;
use hearth_catalogue::{PageVisitor, TerminalVisitor};
use hearth_core::{BadText, Game, Notation, Observer, Turn};
use hearth_lessons::Lesson;
use hearth_page::GamePage;
use hearth_terminal::{DecisionOf, GameOf, Terminal, painted};
use hearth_text::{Names, Text, count, log_lines, spoken, understood};
use hearth_words::{Language, say};

use crate::arguments;
use crate::failure::Failure;
use crate::screen::refused;
use crate::{hint, input, menu};

struct Check<'a> {
    position: &'a str,
    decision: &'a str,
    language: Language,
}

pub(super) fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let given = matches.get_one::<String>("position").map_or("-", String::as_str);
    let position = input::text_or_file(given, "position")?;
    if let Ok(game) = input::game_of(&position, "lesson") {
        return hearth_catalogue::find_page(game, CheckLesson { text: &position })?;
    }
    let words: Vec<&str> =
        matches.get_many::<String>("decision").into_iter().flatten().map(String::as_str).collect();
    let decision = words.join(" ");
    let game = input::game_of(&position, "position")?;
    hearth_catalogue::find_terminal(
        game,
        Check { position: &position, decision: &decision, language: arguments::language(matches) },
    )?
}

impl TerminalVisitor for Check<'_> {
    type Output = Result<(), Failure>;

    fn visit<T: Terminal>(&mut self) -> Result<(), Failure> {
        let state = GameOf::<T>::read_position(self.position)
            .map_err(|error| Failure::input(format!("invalid position: {error}")))?;
        let names =
            hint::numbered(T::Text::names(&GameOf::<T>::view(&state, Observer::Spectator), self.language));
        let mut out = anstream::stdout().lock();
        if self.decision.is_empty() {
            return list::<T>(&state, &names, &mut out);
        }
        let decision = understood::<T::Text>(self.decision, self.language);
        let decision: DecisionOf<T> = decision.parse().map_err(|error: BadText| Failure::input(error))?;
        let said = spoken::<T::Text>(&decision.to_string(), self.language);
        let mut after = state;
        let mut events = Vec::new();
        match GameOf::<T>::decide(&mut after, decision, &mut |event| events.push(event)) {
            Err(refusal) => {
                let no = say!(self.language, "check-not-possible", decision = said);
                writeln!(out, "{no}\n{}", refused::<T::Text>(refusal, self.language))?;
                Err(Failure::Refused)
            }
            Ok(()) => {
                let yes = say!(self.language, "check-legal", decision = said);
                writeln!(out, "{yes}")?;
                let decided = match GameOf::<T>::turn(&state) {
                    Turn::Decide(seat) => vec![(seat, Some(decision))],
                    Turn::Over => Vec::new(),
                };
                for line in log_lines::<T::Text>(&decided, &events, &names) {
                    writeln!(out, "{}", painted::<T>(&line))?;
                }
                write!(out, "\n{}", GameOf::<T>::write_position(&after))?;
                Ok(())
            }
        }
    }
}

struct CheckLesson<'a> {
    text: &'a str,
}

impl PageVisitor for CheckLesson<'_> {
    type Output = Result<(), Failure>;

    fn visit<P: GamePage>(&mut self) -> Result<(), Failure> {
        let lesson = Lesson::<P::Lessons>::read(self.text)
            .map_err(|error| Failure::input(format!("invalid lesson: {error}")))?;
        lesson.check().map_err(|error| Failure::input(format!("this lesson cannot be played: {error}")))?;
        let mut out = anstream::stdout().lock();
        writeln!(
            out,
            "The lesson is fine: {} can be reached and missed.",
            count(lesson.steps.len(), "goal")
        )?;
        Ok(())
    }
}

/// Lists all legal decisions.
fn list<T: Terminal>(
    state: &<GameOf<T> as Game>::State,
    names: &Names,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let Turn::Decide(seat) = GameOf::<T>::turn(state) else {
        writeln!(out, "{}", say!(names.language(), "check-over"))?;
        return Ok(());
    };
    let view = GameOf::<T>::view(state, Observer::Seat(seat));
    writeln!(out, "{}", say!(names.language(), "check-may", name = painted::<T>(&names.spans(seat))))?;
    for line in menu::of::<T>(&GameOf::<T>::legal(state), &view, names) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}
