//! A game that is being played at a table of the server, whichever it is: what the rules' own types are on the other side of.

mod advised;

use std::cell::RefCell;
use std::sync::{Arc, Mutex, PoisonError};

use hearth_bots::{Bot, Spec};
use hearth_catalogue::PageVisitor;
use hearth_core::{
    AsDisplay, AsSeq, BadText, Game, Legal, Notation, Observer, Record, Refusal, Seat, Standing, Trace, Turn,
    statements,
};
use hearth_page::{Action, Canvas, Finale, GamePage, Group, Motion, Scene, Tip, plain, uncoloured};
use hearth_table::{GameRng, Match, Play, Refused, decision_seen_by};
use hearth_terminal::{Account, Names, Speaker, Terminal, ViewOf};
use hearth_words::Language;
use maud::Markup;
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

pub(crate) use self::advised::{Advised, LookBack};
use crate::levels::level;
use crate::pool::Thought;

/// What the server needs of a game beyond playing it. Everything that leaves it is made from views.
pub(crate) trait Hosted: Match + Advised {
    /// What the seats are called: people by their names, bots by their colours and how well they play.
    fn names(&self, people: &[Option<String>], bots: &[String], language: Language) -> Names;

    /// Whether somebody at the table sees what another does not.
    fn has_secrets(&self) -> bool;

    /// The number of decisions before the last one that a seat made.
    fn before_last_of(&self, seat: Seat) -> Option<usize>;

    /// Why the rules refuse a decision: the rule, and a sentence. Nothing if they do not.
    fn refused(&self, decision: &str, language: Language) -> Option<(&'static str, String)>;

    /// Decisions as they are typed in a language.
    fn spoken(&self, decisions: &[&str], language: Language) -> Vec<String>;

    /// Translates what a player typed in their language into the words of the rules.
    fn understood(&self, typed: &str, language: Language) -> String;

    /// What somebody means who touches these places.
    fn meant(&self, places: &[&str], observer: Observer, names: &Names) -> Option<String>;

    /// What moved with one decision, as an observer sees it.
    fn flights(&self, observer: Observer, names: &Names, decision: usize) -> Vec<Motion>;

    /// What an observer with a perfect memory knows, as JSON for programs.
    fn perfect_recall_view(&self, observer: Observer) -> Box<RawValue>;

    /// What the seat whose turn it is may decide, as a list in JSON.
    fn legal(&self) -> Box<RawValue>;

    /// A decision of a seat as an observer sees it; nothing if it was made in secret.
    fn seen(&self, decision: &str, decider: Seat, observer: Observer) -> Option<String>;

    /// The log from a decision on, as an observer is told it, with signs and with the number of the decision each line
    /// belongs to.
    fn told(&self, observer: Observer, names: &Names, from: usize) -> Vec<(usize, String)>;

    /// Whether two observers saw the same happen in the decisions from one on.
    fn seen_alike(&self, one: Observer, other: Observer, from: usize) -> bool;

    /// What is asked, in one sentence.
    fn asked(&self, observer: Observer, names: &Names) -> String;

    /// Draws the table as an observer sees it.
    fn board(&self, observer: Observer, names: &Names, signs: &str, canvas: &mut Canvas);

    /// Draws the table of a game that was ended early: nobody is to move at it.
    fn ended_board(&self, observer: Observer, names: &Names, signs: &str, canvas: &mut Canvas);

    /// What an observer may decide.
    fn offers(&self, observer: Observer, names: &Names) -> Vec<Group>;

    /// The fixed buttons of an observer.
    fn actions(&self, observer: Observer, names: &Names) -> Vec<Action>;

    /// What is said to somebody in their first game.
    fn coach(&self, language: Language) -> Vec<Tip>;

    /// How the final scores came about.
    fn account(&self, names: &Names) -> Option<Account>;

    /// The end of the game, with signs that are to be had at an address.
    fn finale(&self, names: &Names, signs: &str) -> Option<Finale>;

    /// All that one looks up while one plays, as it was agreed.
    fn aid(&self, language: Language, signs: &str) -> Markup;

    /// The record, with everything hidden in it.
    fn record(&self, sitting: Vec<String>) -> String;

    /// The same game as it stood after so many decisions.
    fn at(&self, decisions: usize) -> Box<dyn Hosted>;

    /// What a bot at a seat would think now.
    fn thought(&mut self, seat: Seat, bot: &str, seed: u64) -> Result<Thought<String>, String>;
}

type GameOf<P> = <<P as GamePage>::Terminal as Terminal>::Game;
type EventsOf<P> = Vec<<GameOf<P> as Game>::Event>;
type BotOf<P> = Box<dyn Bot<GameOf<P>>>;
type KnowledgeOf<P> = <<P as GamePage>::Terminal as Terminal>::GameKnowledge;

/// Where a bot is that sat down. It is made when it thinks first, where it thinks.
type Bench<P> = Arc<Mutex<Option<BotOf<P>>>>;

/// A bot that sat down, by what it was called.
struct Seated<P: GamePage> {
    called: String,
    bench: Bench<P>,
}

/// A game of one kind.
struct HostedGame<P: GamePage> {
    play: Play<GameOf<P>>,
    /// Who made each decision, and what happened.
    events: Vec<(Seat, EventsOf<P>)>,
    /// What observers see of the game as it is now: a page is drawn from it in many parts.
    views: RefCell<Vec<(Observer, ViewOf<P::Terminal>)>>,
    bots: Vec<Option<Seated<P>>>,
}

impl<P: GamePage> HostedGame<P> {
    fn new(mut record: Record<GameOf<P>>) -> HostedGame<P> {
        let decided = std::mem::take(&mut record.decisions);
        let (events, views, bots) = (Vec::new(), RefCell::default(), Vec::new());
        let mut game = HostedGame { play: Play::new(record), events, views, bots };
        for decision in decided {
            if game.make(decision).is_err() {
                break;
            }
        }
        game
    }

    fn make(&mut self, decision: <GameOf<P> as Game>::Decision) -> Result<(), <GameOf<P> as Game>::Refusal> {
        let turn = self.play.turn();
        let events = self.play.decide(decision)?;
        self.views.get_mut().clear();
        if let Turn::Decide(seat) = turn {
            self.events.push((seat, events));
            if self.play.turn() != turn {
                self.let_rest(seat);
            }
        }
        Ok(())
    }

    fn read(decision: &str) -> Result<<GameOf<P> as Game>::Decision, Refused> {
        decision.parse().map_err(|error: BadText| Refused { rule: None, message: error.to_string() })
    }

    fn view(&self, observer: Observer) -> ViewOf<P::Terminal> {
        let mut views = self.views.borrow_mut();
        if let Some((_, view)) = views.iter().find(|(known, _)| *known == observer) {
            return *view;
        }
        let view = self.play.view(observer);
        views.push((observer, view));
        view
    }

    /// What happened in the decisions from one on, as an observer sees it.
    fn events_seen(&self, observer: Observer, from: usize) -> EventsOf<P> {
        let happened = self.events.iter().skip(from).flat_map(|(_, events)| events);
        happened.map(|event| GameOf::<P>::event_seen(*event, observer)).collect()
    }

    fn scene<R>(
        &self,
        observer: Observer,
        names: &Names,
        signs: &str,
        draw: impl FnOnce(&Scene<'_, P>) -> R,
    ) -> R {
        draw(&Scene { view: &self.view(observer), names, signs, ended: false })
    }

    /// What an observer may decide.
    fn legal_for(&self, observer: Observer) -> Legal<<GameOf<P> as Game>::Decision> {
        let decides = matches!(self.play.turn(), Turn::Decide(seat) if observer.sits_at(seat));
        if decides { GameOf::<P>::legal(self.play.state()) } else { Legal::new() }
    }

    /// Where the bot is that is so called and sits at a seat.
    fn bench(&mut self, seat: Seat, called: &str) -> Bench<P> {
        if self.bots.len() <= seat.index() {
            self.bots.resize_with(seat.index() + 1, || None);
        }
        let known = self.bots[seat.index()].take().filter(|seated| seated.called == called);
        let seated = known.unwrap_or_else(|| Seated { called: called.to_owned(), bench: Arc::default() });
        Arc::clone(&self.bots[seat.index()].insert(seated).bench)
    }

    /// The turn of a seat is over: between its turns a strong bot would take up more room than a hundred tables.
    fn let_rest(&self, seat: Seat) {
        // One that still thinks, about a moment that is no more, will rest after its next turn.
        if let Some(seated) = self.bots.get(seat.index()).and_then(Option::as_ref)
            && let Ok(mut bench) = seated.bench.try_lock()
            && let Some(bot) = bench.as_mut()
        {
            bot.release_memory();
        }
    }
}

fn written(told: &impl Serialize) -> Box<RawValue> {
    // Words and numbers: there is nothing in it that JSON could not say.
    to_raw_value(told).unwrap_or_default()
}

impl<P: GamePage> Match for HostedGame<P> {
    fn turn(&self) -> Turn {
        self.play.turn()
    }

    fn decisions(&self) -> usize {
        self.play.record().decisions.len()
    }

    fn check(&self, decision: &str) -> Result<String, Refused> {
        let decision = Self::read(decision)?;
        GameOf::<P>::check(self.play.state(), decision)
            .map(|()| decision.to_string())
            .map_err(|refusal| Refused { rule: Some(refusal.rule()), message: refusal.to_string() })
    }

    fn decide(&mut self, decision: &str) -> Result<(), Refused> {
        let decision = Self::read(decision)?;
        self.make(decision)
            .map_err(|refusal| Refused { rule: Some(refusal.rule()), message: refusal.to_string() })
    }

    fn free(&self) -> usize {
        self.play.free()
    }

    fn go_back(&mut self, decisions: usize) {
        self.play.go_back(decisions);
        self.events.truncate(decisions);
        self.views.get_mut().clear();
        // What a bot thought about is no more.
        self.bots.clear();
    }

    fn standing(&self) -> Option<Standing> {
        GameOf::<P>::standing(self.play.state())
    }
}

impl<P: GamePage> Hosted for HostedGame<P> {
    fn names(&self, people: &[Option<String>], bots: &[String], language: Language) -> Names {
        let colours = P::Terminal::names(&self.view(Observer::Spectator), language);
        let name = |(index, person): (usize, &Option<String>)| {
            let name = match person {
                Some(name) => name.clone(),
                None => {
                    let (colour, bot) = (colours.plain(Seat::at(index)), bots.get(index));
                    let level = level(bot.map_or("", String::as_str), language);
                    format!("{colour} ({level})")
                }
            };
            (name, anstyle::Style::new())
        };
        Names::new(language, people.iter().enumerate().map(name)).with_signs()
    }

    fn has_secrets(&self) -> bool {
        GameOf::<P>::has_secrets(&self.play.record().setup)
    }

    fn before_last_of(&self, seat: Seat) -> Option<usize> {
        self.events.iter().rposition(|(decider, _)| *decider == seat)
    }

    fn refused(&self, decision: &str, language: Language) -> Option<(&'static str, String)> {
        let decision = Self::read(decision).ok()?;
        let refusal = GameOf::<P>::check(self.play.state(), decision).err()?;
        Some((refusal.rule(), P::Terminal::refused(refusal, language)))
    }

    fn spoken(&self, decisions: &[&str], language: Language) -> Vec<String> {
        let speaker = Speaker::<P::Terminal>::new(language);
        decisions.iter().map(|decision| speaker.spoken(decision)).collect()
    }

    fn understood(&self, typed: &str, language: Language) -> String {
        hearth_terminal::understood::<P::Terminal>(typed, language)
    }

    fn meant(&self, places: &[&str], observer: Observer, names: &Names) -> Option<String> {
        let meant = self.scene(observer, names, "", |scene| P::meant(places, scene));
        meant.map(|decision| decision.to_string())
    }

    fn flights(&self, observer: Observer, names: &Names, decision: usize) -> Vec<Motion> {
        let Some((_, events)) = self.events.get(decision) else { return Vec::new() };
        let seen: EventsOf<P> =
            events.iter().map(|event| GameOf::<P>::event_seen(*event, observer)).collect();
        self.scene(observer, names, "", |scene| P::flights(&seen, scene))
    }

    fn perfect_recall_view(&self, observer: Observer) -> Box<RawValue> {
        written(&GameOf::<P>::trace_view(&self.play.perfect_recall_view(observer)))
    }

    fn legal(&self) -> Box<RawValue> {
        written(&AsSeq(GameOf::<P>::legal(self.play.state()).iter().map(AsDisplay)))
    }

    fn seen(&self, decision: &str, decider: Seat, observer: Observer) -> Option<String> {
        let decision = Self::read(decision).ok()?;
        let seen = match observer {
            Observer::Seat(seat) => decision_seen_by::<GameOf<P>>(decision, decider, seat),
            Observer::Spectator => GameOf::<P>::decision_seen(decision),
        };
        seen.map(|decision| decision.to_string())
    }

    fn told(&self, observer: Observer, names: &Names, from: usize) -> Vec<(usize, String)> {
        let mut lines = Vec::new();
        for (number, (_, events)) in self.events.iter().enumerate().skip(from) {
            let seen: EventsOf<P> =
                events.iter().map(|event| GameOf::<P>::event_seen(*event, observer)).collect();
            let told = P::Terminal::tell(&seen, names);
            lines.extend(told.iter().map(|line| (number, uncoloured(line))));
        }
        lines
    }

    fn seen_alike(&self, one: Observer, other: Observer, from: usize) -> bool {
        let mut happened = self.events.iter().skip(from).flat_map(|(_, events)| events);
        happened.all(|event| GameOf::<P>::event_seen(*event, one) == GameOf::<P>::event_seen(*event, other))
    }

    fn asked(&self, observer: Observer, names: &Names) -> String {
        plain(P::Terminal::asked(&self.view(observer), &names.without_signs()))
    }

    fn board(&self, observer: Observer, names: &Names, signs: &str, canvas: &mut Canvas) {
        self.scene(observer, names, signs, |scene| P::board(scene, canvas));
    }

    fn ended_board(&self, observer: Observer, names: &Names, signs: &str, canvas: &mut Canvas) {
        P::board(&Scene { view: &self.view(observer), names, signs, ended: true }, canvas);
    }

    fn offers(&self, observer: Observer, names: &Names) -> Vec<Group> {
        self.scene(observer, names, "", |scene| P::offers(scene, &self.legal_for(observer)))
    }

    fn actions(&self, observer: Observer, names: &Names) -> Vec<Action> {
        self.scene(observer, names, "", |scene| P::actions(scene, &self.legal_for(observer)))
    }

    fn coach(&self, language: Language) -> Vec<Tip> {
        P::coach(language)
    }

    fn account(&self, names: &Names) -> Option<Account> {
        let observer = Observer::Spectator;
        P::Terminal::account(&self.view(observer), &self.events_seen(observer, 0), names)
    }

    fn finale(&self, names: &Names, signs: &str) -> Option<Finale> {
        let (observer, names) = (Observer::Spectator, names.without_signs());
        let seen = self.events_seen(observer, 0);
        self.scene(observer, &names, signs, |scene| P::finale(scene, &seen))
    }

    fn aid(&self, language: Language, signs: &str) -> Markup {
        P::aid(Some(&self.view(Observer::Spectator)), language, signs)
    }

    fn record(&self, sitting: Vec<String>) -> String {
        let mut record = self.play.record().clone();
        record.sitting = sitting;
        record.write()
    }

    fn at(&self, decisions: usize) -> Box<dyn Hosted> {
        let mut record = self.play.record().clone();
        record.decisions.truncate(decisions);
        Box::new(HostedGame::<P>::new(record))
    }

    fn thought(&mut self, seat: Seat, bot: &str, seed: u64) -> Result<Thought<String>, String> {
        let mut spec = Spec::read::<KnowledgeOf<P>>(bot).map_err(|error| error.to_string())?;
        let (bench, rng) = (self.bench(seat, bot), GameRng::new(seed, 0));
        let view = self.play.perfect_recall_view(Observer::Seat(seat));
        let legal = GameOf::<P>::legal(self.play.state()).to_vec();
        Ok(Box::new(move |share| {
            let make = |spec: Spec| spec.bot::<KnowledgeOf<P>>(seat, &mut rng.table(), &mut rng.seat(seat));
            let thoughts = if share < 1.0 {
                // A bot keeps its budget for life; one that must hurry is another one.
                spec.setting.budget = spec.setting.budget.part(share);
                make(spec).think(&view, &legal)
            } else {
                let mut bench = bench.lock().unwrap_or_else(PoisonError::into_inner);
                bench.get_or_insert_with(|| make(spec)).think(&view, &legal)
            };
            thoughts.map(|thoughts| thoughts.decision.to_string()).map_err(|forfeit| forfeit.to_string())
        }))
    }
}

/// Starts a game from its set-up.
pub(crate) struct Start<'a> {
    pub setup: &'a str,
    pub decided: &'a [String],
}

impl PageVisitor for Start<'_> {
    type Output = Result<Box<dyn Hosted>, String>;

    fn visit<P: GamePage>(&mut self) -> Self::Output {
        let statements: Vec<_> = statements(self.setup).collect();
        let setup = GameOf::<P>::read_setup(&statements).map_err(|error| error.to_string())?;
        let mut game = HostedGame::<P>::new(Record::new(setup));
        for decision in self.decided {
            game.decide(decision).map_err(|refused| refused.message)?;
        }
        Ok(Box::new(game))
    }
}
