//! No secret leaves the server before the rules reveal it.
//!
//! Non-interference: two tables are played side by side. Their hidden cards differ, but their history looks the same to one
//! observer. Both must send that observer the same bytes. Then no word, order or length depends on hidden cards.

use axum::http::StatusCode;
use hearth_core::{Game, Notation, Observer, Record, Seat, Turn, statements};
use hearth_table::{Person, SeatRule, TableConfig};
use hearth_testkit::{Tables, playout, seeded_rng};
use kokopelli_rules::{Card, Kokopelli};
use kupferkessel_rules::Kupferkessel;
use rand::seq::{IndexedRandom, IteratorRandom};
use rand::{Rng, RngExt};
use sample_rules::Sample;

use crate::visitors::{TestServer, Visitor, Watching, between};

/// A set-up with some cards in other places, and with other deals to each seat.
fn shuffled<G: Notation>(setup: &G::Setup, others: &[String], rng: &mut impl Rng) -> Option<G::Setup> {
    let text = G::write_setup(setup);
    let mut lines: Vec<Vec<&str>> = text.lines().map(|line| line.split(' ').collect()).collect();
    let cards: Vec<(usize, usize)> = lines
        .iter()
        .enumerate()
        .filter_map(|(at, line)| match line[0] {
            "deck" | "row" | "hand" => Some((at, 2, line.len())),
            "pile" | "prizes" => Some((at, 1, line.len())),
            _ => None,
        })
        .flat_map(|(line, first, end)| (first..end).map(move |word| (line, word)))
        .collect();
    for _ in 0..rng.random_range(1..12) {
        let (&one, &other) = (cards.choose(rng)?, cards.choose(rng)?);
        let word = lines[one.0][one.1];
        lines[one.0][one.1] = lines[other.0][other.1];
        lines[other.0][other.1] = word;
    }
    for line in lines.iter_mut().filter(|line| line[0] == "dealt") {
        if rng.random() {
            line.truncate(2);
            line.push(others.choose(rng)?);
        }
    }
    let text: Vec<String> = lines.iter().map(|line| line.join(" ")).collect();
    let text = text.join("\n");
    let statements: Vec<_> = statements(&text).collect();
    G::read_setup(&statements).ok()
}

/// Returns the deal to each seat, for games that deal more than cards.
fn dealt<G: Notation>(setup: &G::Setup) -> Vec<String> {
    let text = G::write_setup(setup);
    let lines = text.lines().filter_map(|line| line.strip_prefix("dealt "));
    lines.filter_map(|line| line.split_once(' ')).map(|(_, dealt)| dealt.to_owned()).collect()
}

fn told<G: Game>(state: &mut G::State, decision: G::Decision, observer: Observer) -> Vec<G::Event> {
    let mut events = Vec::new();
    G::apply(state, decision, &mut |event| events.push(G::event_seen(event, observer)));
    events
}

/// Returns the decisions of another world that look the same to an observer, as far as there are any. Also returns the
/// number after which someone else could tell the worlds apart.
fn decided_alike<G: Notation>(
    record: &Record<G>,
    setup: &G::Setup,
    observer: Observer,
    rng: &mut impl Rng,
) -> (Vec<G::Decision>, usize) {
    let (mut here, mut there) = (G::start(&record.setup), G::start(setup));
    let (mut alike, mut apart) = (Vec::new(), 0);
    let same = |here: &G::State, there: &G::State| {
        G::view(here, observer) == G::view(there, observer)
            && G::perfect_recall_view(here, observer) == G::perfect_recall_view(there, observer)
    };
    if !same(&here, &there) {
        return (alike, apart);
    }
    for &decision in &record.decisions {
        let Turn::Decide(seat) = G::turn(&here) else { break };
        let secret = G::decision_seen(decision).is_none() && !observer.sits_at(seat);
        let chosen = if secret {
            G::legal(&there).into_iter().filter(|other| G::decision_seen(*other).is_none()).choose(rng)
        } else {
            G::check(&there, decision).is_ok().then_some(decision)
        };
        let Some(chosen) = chosen else { break };
        if told::<G>(&mut here, decision, observer) != told::<G>(&mut there, chosen, observer)
            || !same(&here, &there)
        {
            break;
        }
        alike.push(chosen);
        let told_apart = |who| G::view(&here, who) != G::view(&there, who);
        apart += usize::from(Observer::all(G::players(&here)).any(told_apart));
    }
    // A finished game is revealed.
    if G::turn(&here) == Turn::Over {
        alike.pop();
    }
    (alike, apart)
}

/// A game, and another that one observer cannot tell from it for as long as possible.
struct Twins<G: Notation> {
    record: Record<G>,
    other: Record<G>,
    /// The number of decisions after which someone else could tell them apart.
    apart: usize,
}

fn twins<G: Notation>(observer: Observer, players: usize, seed: u64) -> Option<Twins<G>> {
    let mut rng = seeded_rng(seed);
    let mut tables = Tables::new(seeded_rng(!seed));
    let setups: Vec<G::Setup> = (0..200).map(|_| tables.next_setup::<G>()).collect();
    let others: Vec<String> = setups.iter().flat_map(|setup| dealt::<G>(setup)).collect();
    // A game that deals more than cards must keep that deal secret.
    let fits = |setup: &&G::Setup| {
        G::players(&G::start(setup)) == players && (others.is_empty() || !dealt::<G>(setup).is_empty())
    };
    let setup = setups.iter().find(fits)?.clone();
    let mut record = Record::<G>::new(setup);
    playout::<G>(&mut G::start(&record.setup), &mut rng, |_, decision| record.decisions.push(decision));
    let mut other = Record::<G>::new(record.setup.clone());
    let mut most_apart = 0;
    for _ in 0..600 {
        let Some(setup) =
            shuffled::<G>(&record.setup, &others, &mut rng).filter(|setup| *setup != record.setup)
        else {
            continue;
        };
        let (decisions, apart) = decided_alike::<G>(&record, &setup, observer, &mut rng);
        if apart > most_apart {
            other = Record::new(setup);
            (other.decisions, most_apart) = (decisions, apart);
        }
    }
    record.decisions.truncate(other.decisions.len());
    (most_apart > 0).then_some(Twins { record, other, apart: most_apart })
}

/// Two tables that look alike to a watcher.
struct Pair<'a> {
    tables: [String; 2],
    watcher: &'a mut Visitor,
    streams: [[Watching; 2]; 2],
    compared: usize,
}

impl<'a> Pair<'a> {
    async fn watched(tables: [String; 2], watcher: &'a mut Visitor) -> Pair<'a> {
        let mut streams = Vec::new();
        for table in &tables {
            let page = watcher.watch(&format!("/t/{table}/live"), None).await;
            let program = watcher.watch(&format!("/api/v1/tables/{table}/stream"), None).await;
            streams.push([page, program]);
        }
        let streams = streams.try_into().unwrap_or_else(|_| panic!("there are two tables"));
        Pair { tables, watcher, streams, compared: 0 }
    }

    /// Returns everything that the watcher can read at one of the tables.
    async fn everything(&mut self, which: usize) -> Vec<String> {
        let table = self.tables[which].clone();
        let mut got = Vec::new();
        for stream in &mut self.streams[which] {
            got.extend(stream.frames().await.0);
        }
        let moments = ["/then", "/then?at=2", "/then?at=9", "/since?at=0", "/since?at=7"];
        let pages = ["", "/record", "/picture.svg", "/replay", "/replay?at=3&seat=1", "/change"]
            .into_iter()
            .chain(moments)
            .map(|end| format!("/t/{table}{end}"));
        let programs = ["", "/record"].map(|end| format!("/api/v1/tables/{table}{end}"));
        for path in pages.into_iter().chain(programs) {
            let answer = self.watcher.get(&path).await;
            assert!(answer.status != StatusCode::OK || !path.contains("record"), "{path} of a running game");
            got.push(format!("{path}: {} {}", answer.status, answer.body));
        }
        // A client that reconnects gets everything at once.
        let mut again = self.watcher.watch(&format!("/t/{table}/live"), Some(5)).await;
        got.extend(again.frames().await.0);
        got.iter().map(|text| text.replace(&table, "TABLE")).collect()
    }

    async fn compare(&mut self, when: &str) {
        let (here, there) = (self.everything(0).await, self.everything(1).await);
        assert_eq!(here.len(), there.len(), "{when}: as many answers");
        for (here, there) in here.iter().zip(&there) {
            let differ = here.bytes().zip(there.bytes()).position(|(here, there)| here != there);
            assert_eq!(here, there, "{when}: they differ at {differ:?}");
            self.compared += here.len();
        }
    }
}

/// The number of decisions at each pair of tables.
const LONGEST: usize = 40;

/// The observer and their place.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Looks {
    /// A player at a seat.
    At(usize),
    /// A spectator.
    Behind,
    /// A hot-seat player before revealing a hand.
    Curtained,
}

/// The number of bytes compared, and the number of decisions after which the worlds differed.
async fn one_pair<G: Notation>(players: usize, looks: Looks, seed: u64) -> Option<(usize, usize)> {
    let observer = match looks {
        Looks::At(index) => Observer::Seat(Seat::at(index)),
        Looks::Behind | Looks::Curtained => Observer::Spectator,
    };
    let twins = twins::<G>(observer, players, seed)?;
    let server = TestServer::open().await;
    let mut people = Vec::new();
    for number in 1..=players {
        people.push(server.person(&format!("P{number}")).await);
    }
    let mut stranger = server.person("Stranger").await;
    let one_device = looks == Looks::Curtained;
    let chairs =
        (0..players).map(|index| if one_device || index == 0 { SeatRule::Host } else { SeatRule::Guest });
    let plan = TableConfig::usual(G::NAME, chairs);
    let sitting: Vec<(usize, Person)> =
        if one_device { Vec::new() } else { (2..=players).zip((2..).map(Person)).collect() };
    let mut tables = Vec::new();
    for (number, record) in [&twins.record, &twins.other].into_iter().enumerate() {
        let setup = G::write_setup(&record.setup);
        let id = server.lay(seed * 2 + number as u64, Person(1), plan.clone(), &sitting, setup).await;
        tables.push(id.to_string());
    }
    let tables: [String; 2] = tables.try_into().ok()?;
    let mut watcher = match looks {
        Looks::At(index) => people[index].clone(),
        Looks::Behind => stranger.clone(),
        Looks::Curtained => people[0].clone(),
    };
    let mut pair = Pair::watched(tables.clone(), &mut watcher).await;
    pair.compare("at the beginning").await;
    let mut rng = seeded_rng(seed);
    let mut state = G::start(&twins.record.setup);
    let steps = twins.record.decisions.iter().zip(&twins.other.decisions).enumerate().take(LONGEST);
    for (after, (here, there)) in steps {
        let Turn::Decide(seat) = G::turn(&state) else { break };
        let decider = if one_device { 0 } else { seat.index() };
        let (after, made) = (after.to_string(), after + 1);
        if observer.sits_at(seat) {
            refusals_are_alike::<G>(&mut people[decider], &tables, &after, &mut rng).await;
        }
        for again in [true, false] {
            for (table, decision) in tables.iter().zip([here, there]) {
                let decision = decision.to_string();
                let fields = [("decision", decision.as_str()), ("after", after.as_str())];
                let answer = people[decider].post(&format!("/t/{table}/decide"), &fields).await;
                assert_eq!(answer.status, StatusCode::SEE_OTHER, "{decision}: {}", answer.body);
            }
            pair.compare(&format!("{looks:?} of {players}, seed {seed}, after `{here}`")).await;
            if !again || !taken_back(&mut people[decider], &tables, made).await {
                break;
            }
            pair.compare("after something was taken back").await;
        }
        if rng.random_bool(0.2) {
            for table in &tables {
                people[0].post(&format!("/t/{table}/say"), &[("text", "hm")]).await;
            }
        }
        G::apply(&mut state, *here, &mut |_| ());
    }
    let compared = (pair.compared, twins.apart.min(LONGEST));
    for table in &tables {
        let refused =
            stranger.post(&format!("/t/{table}/decide"), &[("decision", "done"), ("after", "0")]).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "somebody else's table");
    }
    Some(compared)
}

/// Returns whether the last decision was undone at both tables. Both allow the same undo.
async fn taken_back(decider: &mut Visitor, tables: &[String; 2], made: usize) -> bool {
    let (made, mut answers) = (made.to_string(), Vec::new());
    for table in tables {
        answers.push(decider.post(&format!("/t/{table}/back"), &[("after", &made)]).await.status);
    }
    assert_eq!(answers[0], answers[1]);
    answers[0] == StatusCode::SEE_OTHER
}

/// Checks that impossible decisions are refused with the same words, whatever is hidden.
async fn refusals_are_alike<G: Notation>(
    decider: &mut Visitor,
    tables: &[String; 2],
    after: &str,
    rng: &mut impl Rng,
) {
    let all_decisions: Vec<G::Decision> = G::all_decisions().collect();
    for _ in 0..6 {
        let decision = all_decisions.choose(rng).map(ToString::to_string).unwrap_or_default();
        let fields = [("decision", decision.as_str()), ("after", after)];
        let here = decider.get(&format!("/t/{}", tables[0])).await.body;
        if here.contains(&format!("value=\"{decision}\"")) {
            continue;
        }
        let mut answers = Vec::new();
        for table in tables {
            let answer = decider.post(&format!("/t/{table}/decide"), &fields).await;
            assert!(answer.status.is_client_error(), "`{decision}` was not offered");
            answers.push(answer.body.replace(table.as_str(), "TABLE"));
        }
        assert_eq!(answers[0], answers[1], "`{decision}`");
    }
}

/// Plays pairs of tables. `least` has the numbers of pairs, decisions and compared bytes that make the test meaningful.
async fn nobody_learns_what_is_hidden<G: Notation>(least: [usize; 3]) {
    let (mut compared, mut pairs, mut steps) = (0, 0, 0);
    for seed in 0..3 {
        for players in 2..=4_usize {
            if !G::PLAYERS.contains(&players) {
                continue;
            }
            let last = players - 1;
            for looks in [Looks::At(0), Looks::At(last), Looks::Behind, Looks::Curtained] {
                if let Some((bytes, apart)) = one_pair::<G>(players, looks, 100 * seed + players as u64).await
                {
                    compared += bytes;
                    pairs += 1;
                    steps += apart;
                }
            }
        }
    }
    println!("{}: {pairs} pairs of tables, {steps} decisions, {compared} bytes compared", G::NAME);
    assert!(
        pairs >= least[0] && steps > least[1] && compared > least[2],
        "{pairs} pairs, {steps}, {compared}: too little"
    );
}

/// Enough pairs of tables, decisions and bytes for a long game.
const LEAST: [usize; 3] = [12, 150, 5_000_000];

#[tokio::test(start_paused = true)]
async fn nobody_learns_what_is_hidden_in_the_sample() {
    nobody_learns_what_is_hidden::<Sample>([12, 40, 2_000_000]).await;
}

#[tokio::test(start_paused = true)]
async fn nobody_learns_what_is_hidden_in_kokopelli() {
    nobody_learns_what_is_hidden::<Kokopelli>(LEAST).await;
}

#[tokio::test(start_paused = true)]
async fn nobody_learns_what_is_hidden_in_kupferkessel() {
    nobody_learns_what_is_hidden::<Kupferkessel>(LEAST).await;
}

#[test]
fn the_two_worlds_differ_for_those_who_may_know() {
    let mut differ = 0;
    for seed in 0..6 {
        let Some(twins) = twins::<Kokopelli>(Observer::Seat(Seat::FIRST), 2, seed) else { continue };
        let (mut here, mut there) =
            (Kokopelli::start(&twins.record.setup), Kokopelli::start(&twins.other.setup));
        for (decision, other) in twins.record.decisions.iter().zip(&twins.other.decisions) {
            Kokopelli::apply(&mut here, *decision, &mut |_| ());
            Kokopelli::apply(&mut there, *other, &mut |_| ());
            let knows = Observer::Seat(Seat::at(1));
            differ += usize::from(Kokopelli::view(&here, knows) != Kokopelli::view(&there, knows));
        }
    }
    assert!(differ > 20, "the other seat hardly ever saw a difference: {differ}");
}

/// Returns the cards that a visitor sees in their hand.
async fn hand(visitor: &mut Visitor, table: &str) -> Vec<String> {
    between(&visitor.get(&format!("/t/{table}")).await.body, "data-at=\"hand-", "\"")
}

/// Returns the refusal that Anna gets for opening a ceremony on Bert's space after her turn has ended. `None` if she has no
/// suitable card.
async fn told_too_late(whether_bert_has_it: bool) -> Option<String> {
    let server = TestServer::open().await;
    let (mut anna, mut bert, table) = server.table_of_two("kokopelli").await;
    anna.post("/language", &[("code", "de")]).await;
    let (hers, his) = (hand(&mut anna, &table).await, hand(&mut bert, &table).await);
    // A Kokopelli opens nothing, whoever holds it.
    let card = Card::all().map(Card::word).filter(|card| *card != "kokopelli").find(|card| {
        !hers.iter().any(|held| held == card) && his.iter().any(|held| held == card) == whether_bert_has_it
    })?;
    let decide = format!("/t/{table}/decide");
    for _ in 0..20 {
        let (after, offers) = anna.offers(&table).await;
        let mut twin = anna.clone();
        let probe = [("decision", format!("open {card} 2a")), ("after", after.clone())];
        let probe: Vec<(&str, &str)> = probe.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let done = [("decision", offers.first()?.as_str()), ("after", after.as_str())];
        let (told, _) = tokio::join!(anna.post(&decide, &probe), twin.post(&decide, &done));
        if !bert.offers(&table).await.1.is_empty() {
            let notice = between(&told.body, "id=\"notice\" role=\"alert\">", "</p>").concat();
            assert!(!notice.is_empty(), "{}", told.body);
            // A card that is not in the game is no secret. Its name is between these words.
            let rule = between(&notice, "href=\"/rules/kokopelli#", "\"").concat();
            let sentence = notice.split('<').next().unwrap_or_default();
            let words: Vec<&str> = sentence.split_whitespace().collect();
            let (begins, ends) = (words[..2].join(" "), words[words.len() - 3..].join(" "));
            return (rule != "K2").then(|| format!("{begins} … {ends} ({rule})"));
        }
    }
    None
}

#[tokio::test(start_paused = true)]
async fn a_refusal_that_comes_late_says_nothing_of_who_decides_by_then() {
    let (mut has, mut has_not) = (None, None);
    while has.is_none() || has_not.is_none() {
        has = told_too_late(true).await.or(has);
        has_not = told_too_late(false).await.or(has_not);
    }
    assert_eq!(has, has_not);
    assert_eq!(
        has.as_deref(),
        Some("Du hast … auf der Hand. (K15)"),
        "the reason at the time of her decision"
    );
}
