//! Records that were tampered with. Every change that means something is refused by all three verifiers.

use std::collections::BTreeMap;

use hearth_core::{Game, Notation, Options, Record, Seat};
use hearth_deal::{DealRng, Purpose};
use hearth_testkit::{is_long, seeded_rng};
use kokopelli_rules::Kokopelli;
use kupferkessel_rules::Kupferkessel;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{Rng, RngExt};

use crate::support::{agreed, any_inputs, bytes, dealt};
use crate::verifiers::{accept, refuse};

type Lines = Vec<String>;

/// The mutations, by name.
const KINDS: [&str; 21] = [
    "bot-shares",
    "drop-players",
    "flip-seal",
    "flip-secret",
    "flip-share",
    "drop-share",
    "double-share",
    "add-share",
    "reorder-shares",
    "first",
    "change-option",
    "drop-option",
    "add-option",
    "change-rule",
    "swap-in-line",
    "swap-between-lines",
    "move-card",
    "swap-lines",
    "drop-line",
    "double-line",
    "change-card",
];

/// Returns the places of the lines that begin with one of these words.
fn places(lines: &Lines, words: &[&str]) -> Vec<usize> {
    let has = |line: &String| line.split(' ').next().is_some_and(|word| words.contains(&word));
    (0..lines.len()).filter(|place| has(&lines[*place])).collect()
}

fn any(rng: &mut impl Rng, places: &[usize]) -> Option<usize> {
    places.choose(rng).copied()
}

/// Replaces one hexadecimal digit of the last word of a line by another one.
fn flip(lines: &mut Lines, word: &str, rng: &mut impl Rng) -> Option<()> {
    let line = any(rng, &places(lines, &[word]))?;
    let at = lines[line].len() - rng.random_range(1..=64);
    let old = char::from(lines[line].as_bytes()[at]);
    let others: Vec<char> = "0123456789abcdef".chars().filter(|digit| *digit != old).collect();
    let new = others.choose(rng)?.to_string();
    lines[line].replace_range(at..=at, &new);
    Some(())
}

/// Splits a line with cards into its name and its items.
fn items(line: &str) -> (String, Vec<String>) {
    let named_by = if line.starts_with("pile") || line.starts_with("ceremonies") { 1 } else { 2 };
    let mut words = line.split(' ');
    let name: Vec<&str> = words.by_ref().take(named_by).collect();
    let rest: Vec<&str> = words.collect();
    let separator = if line.starts_with("dealt") { ", " } else { " " };
    let items = rest.join(" ").split(separator).map(str::to_owned).collect();
    (name.join(" "), items)
}

fn joined(name: &str, items: &[String]) -> String {
    format!("{name} {}", items.join(if name.starts_with("dealt") { ", " } else { " " }))
}

/// Draws an option and a value that this game knows.
fn any_option<G: Game>(rng: &mut impl Rng) -> Option<String> {
    let choice = G::Options::CHOICES.choose(rng)?;
    Some(format!("{} {}", choice.name, choice.values.examples().choose(rng)?))
}

fn is_rule<G: Game>(line: &str) -> bool {
    G::Options::CHOICES.iter().any(|choice| line.split(' ').next() == Some(choice.name))
}

/// Changes the lines. Returns none if there is nothing to change in this way.
fn mutate<G: Game>(kind: &str, lines: &mut Lines, players: usize, rng: &mut impl Rng) -> Option<()> {
    let shares = places(lines, &["share"]);
    let options = places(lines, &["option"]);
    match kind {
        "flip-seal" => flip(lines, "seal", rng)?,
        "flip-secret" => flip(lines, "secret", rng)?,
        "flip-share" => flip(lines, "share", rng)?,
        // A bot adds nothing, so somebody may have chosen its share.
        "bot-shares" => {
            let share = any(rng, &shares)?;
            let sits = format!("sits {} ", lines[share].split(' ').nth(1)?);
            let place = lines.iter().position(|line| line.starts_with(&sits))?;
            lines[place] = format!("{sits}bot club");
        }
        "drop-players" => {
            any(rng, &shares)?;
            lines.retain(|line| !line.starts_with("sits "));
        }
        "drop-share" => drop(lines.remove(any(rng, &shares)?)),
        "double-share" => {
            let place = any(rng, &shares)?;
            lines.insert(place, lines[place].clone());
        }
        // At a seat that has none, or at a seat that does not exist.
        "add-share" => {
            let named = |seat: &usize| {
                shares.iter().any(|place| lines[*place].starts_with(&format!("share {seat} ")))
            };
            let free: Vec<usize> = (0..=players + 1).filter(|seat| !named(seat)).collect();
            let seat = any(rng, &free)?;
            let before =
                shares.iter().filter(|place| lines[**place].as_bytes()[6] < b'0' + seat as u8).count();
            let place = places(lines, &["secret"])[0] + 1 + before;
            lines.insert(place, format!("share {seat} {}", bytes(rng)));
        }
        "reorder-shares" => {
            let (one, other) = (any(rng, &shares)?, any(rng, &shares)?);
            lines.swap(one, other);
        }
        "first" => {
            let first = format!("first {}", rng.random_range(0..=players + 1));
            match places(lines, &["first"])[..] {
                [place] => lines[place] = first,
                _ => lines.insert(*shares.last().unwrap_or(&places(lines, &["secret"])[0]) + 1, first),
            }
        }
        "change-option" => {
            let place = any(rng, &options)?;
            lines[place] = format!("option {}", any_option::<G>(rng)?);
        }
        "drop-option" => drop(lines.remove(any(rng, &options)?)),
        "add-option" => {
            let unknown = rng.random_range(0..8) == 0;
            let option = if unknown { "colour red".to_owned() } else { any_option::<G>(rng)? };
            lines.insert(places(lines, &["decisions"])[0], format!("option {option}"));
        }
        _ => mutate_setup::<G>(kind, lines, rng)?,
    }
    Some(())
}

/// The part of [`mutate`] about the set-up.
fn mutate_setup<G: Game>(kind: &str, lines: &mut Lines, rng: &mut impl Rng) -> Option<()> {
    let cards = places(lines, &["deck", "row", "pile"]);
    let dealt = places(lines, &["ceremonies", "deck", "row", "pile", "dealt"]);
    match kind {
        "change-rule" => {
            let rules: Vec<usize> = (0..lines.len()).filter(|place| is_rule::<G>(&lines[*place])).collect();
            let place = any(rng, &rules)?;
            let name = lines[place].split(' ').next()?;
            let choice = G::Options::CHOICES.iter().find(|choice| choice.name == name)?;
            lines[place] = format!("{name} {}", choice.values.examples().choose(rng)?.replace(',', " "));
        }
        "swap-in-line" => {
            let place = any(rng, &cards)?;
            let (name, mut items) = items(&lines[place]);
            let (one, other) = (rng.random_range(0..items.len()), rng.random_range(0..items.len()));
            items.swap(one, other);
            lines[place] = joined(&name, &items);
        }
        "swap-between-lines" => {
            let (one, other) = (any(rng, &dealt)?, any(rng, &dealt)?);
            let ((name, mut some), (other_name, mut others)) = (items(&lines[one]), items(&lines[other]));
            if one == other {
                return None;
            }
            let (at, other_at) = (rng.random_range(0..some.len()), rng.random_range(0..others.len()));
            std::mem::swap(&mut some[at], &mut others[other_at]);
            lines[one] = joined(&name, &some);
            lines[other] = joined(&other_name, &others);
        }
        "move-card" => {
            let (one, other) = (any(rng, &cards)?, any(rng, &cards)?);
            let (name, mut some) = items(&lines[one]);
            let card = some.remove(rng.random_range(0..some.len()));
            lines[one] = joined(&name, &some);
            let (name, mut others) = items(&lines[other]);
            others.insert(rng.random_range(0..=others.len()), card);
            lines[other] = joined(&name, &others);
        }
        // The contents of two lines: two whole decks, for example.
        "swap-lines" => {
            let (one, other) = (any(rng, &dealt)?, any(rng, &dealt)?);
            let ((name, some), (other_name, others)) = (items(&lines[one]), items(&lines[other]));
            lines[one] = joined(&name, &others);
            lines[other] = joined(&other_name, &some);
        }
        "drop-line" => drop(lines.remove(any(rng, &dealt)?)),
        "double-line" => {
            let place = any(rng, &dealt)?;
            lines.insert(place, lines[place].clone());
        }
        // Another ceremony, or a card twice instead of once.
        "change-card" => {
            let (place, from) = (any(rng, &dealt)?, any(rng, &dealt)?);
            let (name, mut some) = items(&lines[place]);
            let at = rng.random_range(0..some.len());
            some[at].clone_from(items(&lines[from]).1.choose(rng)?);
            if name == "ceremonies" {
                let all = [
                    "sun",
                    "eagle-feather",
                    "paw",
                    "birth",
                    "hunter",
                    "warrior",
                    "fire",
                    "spider-woman",
                    "vase",
                ];
                some[at] = (*all.choose(rng)?).into();
            }
            lines[place] = joined(&name, &some);
        }
        _ => unreachable!("{kind}"),
    }
    Some(())
}

/// Returns true if a text says the same as the record.
fn means_the_same<G: Notation>(text: &str, record: &Record<G>) -> bool {
    let Ok(other) = Record::<G>::read(text) else { return false };
    if other == *record {
        return true;
    }
    let (Some(proof), Some(before)) = (&other.proof, &record.proof) else { return false };
    let named = |seat: Seat| other.sitting.get(seat.index()).is_some_and(|who| who.starts_with("person"));
    if !proof.shares.iter().all(|(seat, _)| named(*seat)) {
        return false;
    }
    let same_numbers =
        (proof.seal, proof.secret, &proof.shares) == (before.seal, before.secret, &before.shares);
    // Somebody may state what was not stated: the chair that the numbers lead to, or an option that changes nothing.
    let numbers = |purpose| DealRng::new(proof.secret, proof.shares.iter().map(|(_, share)| *share), purpose);
    let players = G::players(&record.state());
    let first = hearth_core::draw_below(players, &mut numbers(Purpose::First)) + 1;
    let options = agreed::<G>(players, &proof.options);
    same_numbers
        && other.setup == record.setup
        && proof.first.is_none_or(|stated| stated == first)
        && options.is_some_and(|options| G::deal(&options, &mut numbers(Purpose::Cards)) == record.setup)
}

/// Makes records and mutates each in every way. Adds the mutations to the list, and counts them by kind.
fn mutants<G: Notation>(
    count: usize,
    rng: &mut impl Rng,
    fair: &mut Lines,
    counts: &mut BTreeMap<&'static str, usize>,
) -> Vec<(String, String)> {
    let mut made = Vec::new();
    while made.len() < count {
        let inputs = any_inputs::<G>(rng);
        let record = dealt::<G>(&inputs);
        let text = record.write();
        let mut kinds = KINDS;
        kinds.shuffle(rng);
        for kind in kinds {
            let mut lines: Lines = text.lines().map(str::to_owned).collect();
            if mutate::<G>(kind, &mut lines, inputs.players, rng).is_none() {
                continue;
            }
            let mutant = lines.join("\n") + "\n";
            if mutant != text && !means_the_same(&mutant, &record) {
                *counts.entry(kind).or_default() += 1;
                made.push((kind.to_owned(), mutant));
            }
        }
        fair.push(text);
    }
    made
}

/// 2,000, or 10⁵ at full length.
#[test]
fn all_verifiers_refuse_records_that_were_tampered_with() {
    let rounds = if is_long() { 50 } else { 1 };
    let rng = &mut seeded_rng(23);
    let mut counts = BTreeMap::new();
    for _ in 0..rounds {
        let mut fair = Lines::new();
        refuse(&mutants::<Kokopelli>(1_000, rng, &mut fair, &mut counts));
        refuse(&mutants::<Kupferkessel>(1_000, rng, &mut fair, &mut counts));
        // The mutants are refused for what was changed.
        accept(&fair);
    }
    for kind in KINDS {
        let count = counts.get(kind).copied().unwrap_or_default();
        assert!(count >= 20 * rounds, "{kind} was tried {count} times");
    }
}

/// Texts that are no records at all. Only the answer counts: there is one for each, and it is no.
#[test]
fn nonsense_is_refused() {
    let rng = &mut seeded_rng(29);
    let fair = [
        dealt::<Kokopelli>(&any_inputs::<Kokopelli>(rng)).write(),
        dealt::<Kupferkessel>(&any_inputs::<Kupferkessel>(rng)).write(),
    ];
    let mut texts: Vec<String> = [
        "",
        "\n",
        "record",
        "record kokopelli",
        "record kupferkessel\ndecisions",
        "record chess\nplayers 2\ndecisions",
        "record constructor\nplayers 2\ndecisions",
        "players 2",
        "decisions",
        "\u{feff}",
        "a\u{0}b",
        "record kokopelli\nplayers\ndecisions",
        "record kokopelli\nplayers ²\nseal\nsecret\nshare\nfirst\noption\ndecisions",
    ]
    .map(str::to_owned)
    .to_vec();
    for text in fair {
        let lines: Lines = text.lines().map(str::to_owned).collect();
        // Anything may be said of a seat without a share.
        for place in (0..lines.len()).filter(|place| !lines[*place].starts_with("sits ")) {
            // Each line without its last word, without any, and with one that nobody knows.
            let (before, _) = lines[place].rsplit_once(' ').unwrap_or_default();
            let name = lines[place].split(' ').next().unwrap_or_default();
            let more = format!("{} unknown", lines[place]);
            let other = format!("{name} __proto__ constructor");
            for changed in [before, name, &more, &other] {
                let mut lines = lines.clone();
                changed.clone_into(&mut lines[place]);
                if lines[place] != text.lines().nth(place).unwrap_or_default() {
                    texts.push(lines.join("\n") + "\n");
                }
            }
        }
        // Statements that do not belong there.
        for strange in [
            "option __proto__ 1",
            "option constructor 1",
            "option edition klingon",
            "share",
            "first 1\nfirst 1",
            "seal",
            "deck 9 paw",
            "hello",
        ] {
            texts.push(text.replace("decisions\n", &format!("{strange}\ndecisions\n")));
        }
        texts.push(text.replace("seal ", "# seal "));
        texts.push(text.clone() + "deck 1 paw\n");
        texts.push(text.clone() + "record kokopelli\n");
        texts.push(
            text.lines()
                .filter(|line| {
                    !["seal", "secret", "share", "first", "option"].iter().any(|key| line.starts_with(key))
                })
                .collect::<Vec<_>>()
                .join("\n")
                + "\n",
        );
    }
    let named: Vec<(String, String)> =
        texts.into_iter().map(|text| ("nonsense".to_owned(), text + "\n")).collect();
    refuse(&named);
}
