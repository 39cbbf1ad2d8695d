//! A lesson of any game. It hides the types of the game from the pages.

use hearth_catalogue::PageVisitor;
use hearth_core::{Game, Legal, Observer, Refusal, Turn};
use hearth_lessons::{Attempt, Lesson, Lessons, RejectedInput};
use hearth_page::{Action, GamePage, Group, Motion, PartRenderer, Scene};
use hearth_text::{Account, Names, Spans, Text};
use hearth_words::{Language, say};
use maud::Markup;

use crate::error::{AppError, BadInput, Missing, ended};

/// The most inputs that a lesson accepts.
const LONGEST: usize = 100;

/// A lesson in the list of a game.
pub(crate) struct Listed {
    /// The name in addresses.
    pub name: &'static str,
    /// The title.
    pub title: String,
}

/// Returns the lessons of a game in the order of learning.
pub(crate) fn lessons(game: &str, language: Language) -> Vec<Listed> {
    hearth_catalogue::find_page(game, List { language }).unwrap_or_default()
}

struct List {
    language: Language,
}

impl PageVisitor for List {
    type Output = Vec<Listed>;

    fn visit<P: GamePage>(&mut self) -> Vec<Listed> {
        let names = P::Lessons::TEXTS.iter().map(|(name, _)| *name);
        let listed = names.filter_map(|name| {
            let title = P::Lessons::lesson(name)?.title.say(self.language).to_owned();
            Some(Listed { name, title })
        });
        listed.collect()
    }
}

/// The learner's current input.
#[derive(Clone, Copy)]
pub(crate) enum Saying<'a> {
    /// No input: the page is only shown.
    Nothing,
    /// A decision, or the word to go on.
    Word(&'a str),
    /// A request for the solution: the lesson makes the decision.
    Advice,
    /// A request for a hint: the lesson points at the places.
    Point,
    /// Touched places. The answer only explains why the decision is illegal.
    Touch(&'a [&'a str]),
}

/// The answer to an input that does not advance the lesson.
pub(crate) struct Reply {
    pub sentence: String,
    /// The rule that forbids it, or `None` if no rule does.
    pub rule: Option<&'static str>,
    /// True for a legal decision that misses the point of the lesson. Cinder answers it kindly.
    pub allowed: bool,
}

/// A lesson as the learner sees it.
pub(crate) struct LessonView {
    pub title: String,
    /// The rules that it teaches.
    pub rules: Vec<String>,
    /// The number of the current step, from 1. After the end it is the last step.
    pub step: usize,
    /// The number of steps.
    pub steps: usize,
    /// The task, if there is something to do.
    pub task: Option<String>,
    /// The praise for the last decision.
    pub praise: Option<String>,
    /// True while the learner looks at the result and has to go on.
    pub waits: bool,
    /// True if all steps are done.
    pub over: bool,
    /// The log since the learner's last decision.
    pub told: Vec<Spans>,
    /// The motions of the current input, decision by decision: the learner's own first, then the replies.
    pub flights: Vec<Vec<Motion>>,
    pub players: usize,
    /// The board.
    pub board: Markup,
    /// The fixed buttons on the board.
    pub actions: Vec<Action>,
    /// The legal decisions.
    pub offers: Vec<Group>,
    /// The decisions that the lesson points at, written as in the offers.
    pub meant: Vec<String>,
    /// The account of the final scores, if the game is over.
    pub account: Option<Account>,
    /// All inputs so far.
    pub said: Vec<String>,
    /// The answer, if the current input does not advance the lesson.
    pub reply: Option<Reply>,
}

/// Returns a lesson after all earlier inputs and the current one.
pub(crate) fn lesson_view(
    (game, lesson): (&str, &str),
    said: &str,
    saying: Saying<'_>,
    (language, signs): (Language, &str),
) -> Result<LessonView, AppError> {
    hearth_catalogue::find_page(game, Lay { lesson, said, saying, language, signs })
        .map_err(|_| AppError::Missing(Missing::Game))?
}

struct Lay<'a> {
    lesson: &'a str,
    said: &'a str,
    saying: Saying<'a>,
    language: Language,
    signs: &'a str,
}

impl PageVisitor for Lay<'_> {
    type Output = Result<LessonView, AppError>;

    fn visit<P: GamePage>(&mut self) -> Result<LessonView, AppError> {
        let lesson = P::Lessons::lesson(self.lesson).ok_or(AppError::Missing(Missing::Lesson))?;
        let mut attempt = Attempt::new(&lesson).ok_or(AppError::Missing(Missing::Lesson))?;
        for word in self.said.split(',').filter(|word| !word.is_empty()).take(LONGEST) {
            attempt.say(word).map_err(|_| AppError::Input(BadInput::Lost))?;
        }
        let reply = self.reply::<P>(&lesson, &mut attempt);
        Ok(self.show::<P>(&lesson, &attempt, reply))
    }
}

type AttemptAt<'a, P> = Attempt<'a, <P as GamePage>::Lessons>;
type LessonOf<P> = Lesson<<P as GamePage>::Lessons>;

impl Lay<'_> {
    /// Applies the current input. Returns an answer if it does not advance the lesson.
    fn reply<P: GamePage>(&self, lesson: &LessonOf<P>, attempt: &mut AttemptAt<'_, P>) -> Option<Reply> {
        let word = match self.saying {
            Saying::Nothing | Saying::Point => return None,
            Saying::Word(word) => word.to_owned(),
            Saying::Advice => attempt.advice()?,
            Saying::Touch(places) => {
                let meant = self.scene::<P, _>(lesson, attempt, |scene| P::meant(places, scene))?;
                let refusal = <P::Lessons as Lessons>::Game::check(attempt.state(), meant).err()?;
                return Some(self.refused::<P>(refusal));
            }
        };
        let otherwise = attempt.step().and_then(|step| step.otherwise.as_ref());
        let astray = attempt.say(&word).err()?;
        let allowed = astray == RejectedInput::Elsewhere;
        let sentence = match astray {
            RejectedInput::Forbidden(refusal) => return Some(self.refused::<P>(refusal)),
            RejectedInput::Elsewhere => match otherwise {
                Some(texts) => texts.say(self.language).to_owned(),
                None => say!(self.language, "learn-elsewhere"),
            },
            RejectedInput::NothingToDo => say!(self.language, "learn-nothing-to-do"),
            RejectedInput::Unreadable(_) => say!(self.language, "learn-unreadable"),
        };
        Some(Reply { sentence, rule: None, allowed })
    }

    fn refused<P: GamePage>(&self, refusal: <<P::Text as Text>::Game as Game>::Refusal) -> Reply {
        let sentence = ended(&P::Text::refusal(refusal, self.language));
        Reply { sentence, rule: Some(refusal.rule()), allowed: false }
    }

    /// Calls `draw` with the scene that the learner sees.
    fn scene<P: GamePage, R>(
        &self,
        lesson: &LessonOf<P>,
        attempt: &AttemptAt<'_, P>,
        draw: impl FnOnce(&Scene<'_, P>) -> R,
    ) -> R {
        let state = attempt.state();
        let view = <P::Lessons as Lessons>::Game::view(state, Observer::Seat(lesson.learner));
        let names = names::<P>(&view, self.language);
        draw(&Scene { view: &view, names: &names, signs: self.signs, ended: false })
    }

    fn show<P: GamePage>(
        &self,
        lesson: &LessonOf<P>,
        attempt: &AttemptAt<'_, P>,
        reply: Option<Reply>,
    ) -> LessonView {
        let observer = Observer::Seat(lesson.learner);
        let as_seen = |events: &[_]| -> Vec<_> {
            events.iter().map(|event| <P::Lessons as Lessons>::Game::event_seen(*event, observer)).collect()
        };
        let seen = as_seen(attempt.events());
        let decides = <P::Lessons as Lessons>::Game::turn(attempt.state()) == Turn::Decide(lesson.learner);
        let legal = match attempt.step() {
            Some(_) if decides && !attempt.waits() => <P::Lessons as Lessons>::Game::legal(attempt.state()),
            _ => Legal::new(),
        };
        // An exercise lets the learner search. It points only after a missed attempt or on request.
        let missed = reply.as_ref().is_some_and(|reply| reply.allowed);
        let points = lesson.steps.len() > 1 || missed || matches!(self.saying, Saying::Point);
        let meant = if points { attempt.openings() } else { Vec::new() };
        self.scene::<P, _>(lesson, attempt, |scene| LessonView {
            title: lesson.title.say(self.language).to_owned(),
            rules: lesson.rules.clone(),
            step: lesson.steps.len().min(attempt.number() + 1),
            steps: lesson.steps.len(),
            task: attempt
                .step()
                .filter(|_| !attempt.waits())
                .map(|step| step.text.say(self.language).to_owned()),
            praise: attempt
                .completed()
                .and_then(|step| step.done.as_ref())
                .map(|texts| texts.say(self.language).to_owned()),
            waits: attempt.waits(),
            over: attempt.is_over(),
            told: P::Text::log_lines(&seen, scene.names),
            flights: attempt
                .events_by_decision()
                .filter(|_| reply.is_none())
                .map(|events| P::flights(&as_seen(events), scene))
                .collect(),
            players: <P::Text as Text>::Game::players(attempt.state()),
            board: PartRenderer::whole(|renderer| P::board(scene, renderer)),
            actions: P::actions(scene, &legal),
            offers: P::offers(scene, &legal),
            meant,
            account: P::Text::account(scene.view, &seen, scene.names),
            said: attempt.said().to_vec(),
            reply,
        })
    }
}

/// Returns the names of the seats. Only the learner sits there, so they come from the game.
fn names<P: GamePage>(view: &hearth_text::ViewOf<P::Text>, language: Language) -> Names {
    P::Text::names(view, language)
}
