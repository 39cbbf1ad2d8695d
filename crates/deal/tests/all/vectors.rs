//! The test vectors: records for anybody who writes a verifier.

use std::collections::BTreeMap;
use std::fs;

use hearth_core::{Bytes32, Game, Notation, Options};
use hearth_deal::{seal, share_of};
use hearth_testkit::seeded_rng;
use kokopelli_rules::Kokopelli;
use kupferkessel_rules::Kupferkessel;

use crate::support::{Inputs, dealt, played};
use crate::verifiers::accept;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/vectors");
const LIST: &str = "sun,eagle-feather,birth,warrior,fire,vase,lizard,chieftain,hunter,tortoise";
const LIST_OF_ELEVEN: &str =
    "tortoise,sun,eagle-feather,paw,birth,hunter,warrior,fire,spider-woman,vase,shaman";
/// Not worded as Hearth writes it.
const OWN: &str = "12: at least 2 full families | 8: at least 3 of pumpkin and 3 of bat";
const FIVE_OWN: &str = "1: any hat | 2: any hat | 3: no hats | 4: ending the game | 5: exactly 7 families";

/// In this deal, one of the words is dropped because it would favour low numbers. Millions of secrets were tried.
const REJECTED: &str = "rejected-word";

/// Returns the secret of such a deal.
fn rejecting_secret(game: &str) -> Bytes32 {
    let number: u64 = if game == Kokopelli::NAME { 6_323_126 } else { 9_606_539 };
    let mut secret = [0; 32];
    secret[..8].copy_from_slice(&number.to_le_bytes());
    Bytes32(secret)
}

/// A vector: its name, the number of players, options, the seats with a share, and whether the first player is drawn.
type Vector<'a> = (&'a str, usize, &'a [(&'a str, &'a str)], &'a [usize], bool);

const KOKOPELLI: &[Vector<'_>] = &[
    ("2-drawn", 2, &[], &[1, 2], true),
    ("3-drawn", 3, &[], &[1, 2, 3], true),
    ("4-drawn", 4, &[], &[1, 2, 3, 4], true),
    ("2-no-share", 2, &[], &[], false),
    ("3-one-share", 3, &[], &[2], false),
    ("4-two-shares", 4, &[], &[1, 4], true),
    ("2-first-game", 2, &[("ceremonies", "first")], &[1], false),
    ("3-chosen", 3, &[("ceremonies", LIST)], &[1, 3], true),
    ("4-chosen-eleven", 4, &[("ceremonies", LIST_OF_ELEVEN), ("count", "11")], &[2, 3], false),
    ("2-count-11", 2, &[("count", "11")], &[1, 2], true),
    ("3-count-12", 3, &[("count", "12")], &[1], true),
    ("4-french", 4, &[("edition", "french"), ("fire-reach", "near")], &[1, 2], true),
    ("3-polish", 3, &[("edition", "polish"), ("vase-for-owner", "false")], &[3], true),
    (REJECTED, 4, &[], &[], false),
    ("2-german", 2, &[("edition", "german")], &[2], true),
];

const KUPFERKESSEL: &[Vector<'_>] = &[
    ("2-usual", 2, &[], &[1, 2], true),
    ("3-usual", 3, &[], &[1, 2, 3], true),
    ("2-no-share", 2, &[], &[], false),
    (REJECTED, 3, &[], &[], false),
    ("3-one-share", 3, &[("third", "green")], &[3], true),
    ("2-recipes", 2, &[("recipes", "true")], &[1, 2], true),
    ("3-recipes", 3, &[("recipes", "true"), ("third", "blue")], &[1, 2], false),
    ("2-own-recipes", 2, &[("own-recipes", OWN)], &[1], true),
    ("3-own-recipes", 3, &[("own-recipes", OWN)], &[1, 2, 3], true),
    ("3-five-own-recipes", 3, &[("own-recipes", FIVE_OWN)], &[2], false),
    (
        "2-all-options",
        2,
        &[
            ("any-line-ends", "true"),
            ("symbols-on-all-twos", "true"),
            ("open-kettles", "true"),
            ("children-scoring", "true"),
            ("refused-cards", "out"),
        ],
        &[1, 2],
        true,
    ),
];

/// Makes a vector. Its bytes are the hashes of its name and words. Every second one has decisions.
fn make<G: Notation>(
    index: usize,
    (name, players, options, seats, draws_first): Vector<'_>,
) -> (String, String) {
    let rejects = name == REJECTED;
    let name = format!("{}-{name}", G::NAME);
    let bytes = |what: &str| share_of(&format!("{name} {what}"));
    let shares = (1..=players).map(|seat| seats.contains(&seat).then(|| bytes(&format!("share {seat}"))));
    let inputs = Inputs {
        players,
        options: options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect(),
        secret: if rejects { rejecting_secret(G::NAME) } else { bytes("secret") },
        shares: shares.collect(),
        draws_first,
    };
    let record = dealt::<G>(&inputs);
    assert_eq!(record.proof.as_ref().map(|proof| proof.seal), Some(seal(inputs.secret)));
    let record = if index.is_multiple_of(2) { played(record, &mut seeded_rng(index as u64)) } else { record };
    (format!("{name}.record"), record.write())
}

fn make_all() -> BTreeMap<String, String> {
    let kokopelli = KOKOPELLI.iter().enumerate().map(|(index, vector)| make::<Kokopelli>(index, *vector));
    let kupferkessel =
        KUPFERKESSEL.iter().enumerate().map(|(index, vector)| make::<Kupferkessel>(index, *vector));
    kokopelli.chain(kupferkessel).collect()
}

/// With `HEARTH_WRITE_VECTORS` they are written instead.
#[test]
fn vectors_are_made_again_byte_for_byte() {
    let made = make_all();
    assert_eq!(made.len(), KOKOPELLI.len() + KUPFERKESSEL.len(), "all names differ");
    if std::env::var_os("HEARTH_WRITE_VECTORS").is_some() {
        for (name, text) in &made {
            fs::write(format!("{FOLDER}/{name}"), text).expect("it is written");
        }
    }
    let stored = fs::read_dir(FOLDER).expect("the folder").map(|entry| {
        let path = entry.expect("a file").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        (name, fs::read_to_string(&path).expect("text"))
    });
    assert!(stored.collect::<BTreeMap<_, _>>() == made, "HEARTH_WRITE_VECTORS=1 writes the vectors again");
}

#[test]
fn all_verifiers_accept_the_vectors() {
    accept(&make_all().into_values().collect::<Vec<_>>());
}

/// Own recipes are typed in many ways. A proof has them as its set-up has them.
#[test]
fn options_of_a_proof_are_worded_as_in_its_set_up() {
    let text = &make_all()["kupferkessel-3-own-recipes.record"];
    let own = text.lines().find_map(|line| line.strip_prefix("own-recipes ")).expect("own recipes");
    assert_ne!(own, OWN);
    assert!(text.contains(&format!("\noption own-recipes {own}\n")), "{text}");
    let players = 2;
    let options = [("third", "green"), ("recipes", "false"), ("refused-cards", "out")];
    <Kupferkessel as Game>::Options::agreed(players, options).expect("they fit together");
    let (_, text) = make::<Kupferkessel>(1, ("x", players, &options, &[], false));
    let stated: Vec<&str> = text.lines().filter(|line| line.starts_with("option ")).collect();
    assert_eq!(stated, ["option refused-cards out"], "the others change nothing");
}
