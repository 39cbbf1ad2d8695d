//! Parses the text of a lesson.

use hearth_core::{BadText, Game, Notation, SeenStatements, Statement, Turn};

use crate::texts::{Draft, language_of};
use crate::{Goal, Lesson, Lessons, StateOf, Step, Texts};

/// The largest number of decisions per step. The search runs while the learner waits.
const MAX_DECISIONS_PER_STEP: usize = 4;

/// The keys outside a position.
const KNOWN_KEYS: &str =
    "title, rules, position, step, goal, within, otherwise, done, reply, and en, fr, de or pl before a text";

impl<L: Lessons> Lesson<L> {
    /// Reads a lesson. Use [`Lesson::check`] to verify that it teaches something.
    pub fn read(text: &str) -> Result<Lesson<L>, BadText> {
        Reader::<L>::new(text).read()
    }
}

/// Splits a text into statements, one per line. Unlike in positions, `;` and `#` are ordinary characters,
/// because they appear in sentences. A line that begins with `#` is a comment.
fn lines(text: &str) -> Vec<Statement<'_>> {
    let numbered = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
    numbered
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
        .map(|(number, line)| {
            let (key, value) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
            Statement { line: number, key, value: value.trim() }
        })
        .collect()
}

struct Reader<'a, L: Lessons> {
    text: &'a str,
    lines: Vec<Statement<'a>>,
    at: usize,
    seen: SeenStatements,
    title: Option<Texts>,
    rules: Vec<String>,
    /// A position that no step has used yet.
    position: Option<StateOf<L>>,
    steps: Vec<StepDraft<'a, L>>,
}

/// A step being read.
struct StepDraft<'a, L: Lessons> {
    heading: Statement<'a>,
    seen: SeenStatements,
    step: Step<L>,
}

impl<'a, L: Lessons> Reader<'a, L> {
    fn new(text: &'a str) -> Reader<'a, L> {
        Reader {
            text,
            lines: lines(text),
            at: 0,
            seen: SeenStatements::default(),
            title: None,
            rules: Vec::new(),
            position: None,
            steps: Vec::new(),
        }
    }

    fn next(&mut self) -> Option<Statement<'a>> {
        let statement = self.lines.get(self.at).copied();
        self.at += 1;
        statement
    }

    fn read(mut self) -> Result<Lesson<L>, BadText> {
        let name = L::Game::NAME;
        if self.next().is_none_or(|first| (first.key, first.value) != ("lesson", name)) {
            return Err(BadText::whole(format!("a lesson of this game begins with `lesson {name}`")));
        }
        while let Some(statement) = self.next() {
            self.take(&statement)?;
        }
        self.finish()
    }

    fn take(&mut self, statement: &Statement<'a>) -> Result<(), BadText> {
        match statement.key {
            "title" => {
                self.seen.once(statement, None, "title")?;
                self.title = Some(self.texts(statement)?);
            }
            "rules" => {
                self.seen.once(statement, None, "rules")?;
                for id in statement.words() {
                    L::Game::RULEBOOK.rule(id).map_err(|error| statement.wrong(error))?;
                    self.rules.push(id.to_owned());
                }
            }
            "position" => {
                if self.position.is_some() {
                    return Err(statement.wrong("a `step` must follow a position, not another position"));
                }
                self.position = Some(self.position(statement)?);
            }
            "step" => self.begin_step(statement)?,
            _ => self.about_step(statement)?,
        }
        Ok(())
    }

    /// Reads the lines of a text, one per language.
    fn texts(&mut self, heading: &Statement<'a>) -> Result<Texts, BadText> {
        if !heading.value.is_empty() {
            return Err(heading.wrong(format!(
                "`{}` takes no value; the text follows, one line for each language",
                heading.key
            )));
        }
        let mut draft = Draft::default();
        while let Some(line) = self.lines.get(self.at)
            && let Some(language) = language_of(line)
        {
            draft.add(language, line)?;
            self.at += 1;
        }
        draft.finish(heading)
    }

    /// Reads a position, which extends up to the next `step`.
    fn position(&mut self, heading: &Statement<'a>) -> Result<StateOf<L>, BadText> {
        while self.lines.get(self.at).is_some_and(|line| line.key != "step") {
            self.at += 1;
        }
        let end = self.lines.get(self.at).map_or(usize::MAX, |step| step.line);
        // Other lines become empty, so that line numbers in errors are right.
        let own = |(index, line): (usize, &'a str)| {
            if (heading.line..end).contains(&(index + 1)) { line } else { "" }
        };
        let text: Vec<&str> = self.text.lines().enumerate().map(own).collect();
        L::Game::read_position(&text.join("\n"))
            .map_err(|error| BadText { line: error.line.or(Some(heading.line)), message: error.message })
    }

    fn begin_step(&mut self, heading: &Statement<'a>) -> Result<(), BadText> {
        let position = self.position.take();
        if position.is_none() && self.steps.is_empty() {
            return Err(
                heading.wrong(format!("a `position {}` must come before the first step", L::Game::NAME))
            );
        }
        let step = Step {
            line: heading.line,
            position,
            text: self.texts(heading)?,
            goals: Vec::new(),
            within: 1,
            otherwise: None,
            done: None,
            replies: Vec::new(),
        };
        self.steps.push(StepDraft { heading: *heading, seen: SeenStatements::default(), step });
        Ok(())
    }

    fn about_step(&mut self, statement: &Statement<'a>) -> Result<(), BadText> {
        if language_of(statement).is_some() {
            return Err(statement.wrong("a text belongs below `title`, `step`, `otherwise` or `done`"));
        }
        let texts = match statement.key {
            "otherwise" | "done" => Some(self.texts(statement)?),
            "goal" | "within" | "reply" => None,
            other => {
                return Err(
                    statement.wrong(format!("`{other}` is not known; a line begins with {KNOWN_KEYS}"))
                );
            }
        };
        let Some(StepDraft { seen, step, .. }) = self.steps.last_mut().filter(|_| self.position.is_none())
        else {
            return Err(statement.wrong(format!("`{}` belongs to a step, and none has begun", statement.key)));
        };
        if statement.key != "goal" {
            seen.once(statement, None, statement.key)?;
        }
        match statement.key {
            "goal" => step.goals.push(Goal::read(statement)?),
            "within" => {
                step.within = statement.number(MAX_DECISIONS_PER_STEP)?;
                if step.within == 0 {
                    return Err(statement.wrong("a goal takes at least one decision"));
                }
            }
            "reply" => {
                let replies = statement.value.split(';').map(|decision| decision.trim().parse());
                step.replies = replies
                    .collect::<Result<_, BadText>>()
                    .map_err(|error| statement.wrong(error.message))?;
            }
            "otherwise" => step.otherwise = texts,
            _ => step.done = texts,
        }
        Ok(())
    }

    fn finish(self) -> Result<Lesson<L>, BadText> {
        let Some(title) = self.title else {
            return Err(BadText::whole("the lesson has no `title`"));
        };
        if let Some(aimless) = self.steps.iter().find(|step| step.step.goals.is_empty()) {
            return Err(aimless.heading.wrong("this step has no `goal`"));
        }
        let first =
            self.steps.first().and_then(|first| first.step.position.as_ref().zip(Some(first.heading)));
        let Some((position, heading)) = first else {
            return Err(BadText::whole("the lesson has no `step`: there is nothing to do in it"));
        };
        let Turn::Decide(learner) = L::Game::turn(position) else {
            return Err(heading.wrong("the game is over in the position before this step"));
        };
        let steps = self.steps.into_iter().map(|draft| draft.step).collect();
        Ok(Lesson { title, rules: self.rules, learner, steps })
    }
}
