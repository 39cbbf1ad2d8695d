//! Hints in a game and for a position.

use serde_json::Value;

use crate::run::{GAMES, hearth, hearth_typing};

const POSITION: &str = "position kokopelli; players 2; seat 1; hand hunter paw kokopelli; seat 2; c hunter";

const OVER: &str =
    "position kupferkessel; players 2; question over; end dry; seat 1; kettle vine-1; seat 2; kettle root-1";

#[test]
fn a_hint_names_a_decision_and_what_is_expected_of_the_best_ones() {
    let run = hearth(&["hint", POSITION, "--bot", "tree@400", "--seed", "1"]);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    for said in [
        "Seat 1 to move.",
        "tree@400 would play: ",
        "win %",
        "simulated",
        "Expected line: ",
        "perfect memory",
    ] {
        assert!(run.out.contains(said), "{said}: {}", run.out);
    }
    let columns: Vec<usize> = run.out.lines().filter_map(|line| line.find("%  ")).collect();
    assert!(columns.len() > 3 && columns.iter().all(|column| *column == columns[0]), "{}", run.out);
}

#[test]
fn a_hint_as_json_is_the_same_for_the_same_seed() {
    for game in GAMES {
        let position = match game {
            "kokopelli" => POSITION,
            _ => {
                "position kupferkessel; players 2; c4 bat-3; c3 bat-2; pile *; seat 1; at 3; kettle vine-1; seat 2; kettle root-1"
            }
        };
        let ask = |seed: &str| {
            let run = hearth(&["hint", position, "--bot", "tree@300", "--seed", seed, "--json"]);
            assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{game}");
            serde_json::from_str::<Value>(&run.out).expect("it is an object")
        };
        let hint = ask("7");
        assert_eq!(hint, ask("7"));
        assert_eq!((&hint["game"], &hint["seat"]), (&game.into(), &1.into()));
        // For a hint, a bot evaluates every decision, even if the best one is settled.
        let nodes = hint["nodes"].as_u64().expect("the nodes are a number");
        assert_eq!(nodes, 300, "{hint}");
        assert_eq!(hint["decision"], hint["estimates"][0]["decision"]);
        let estimates = hint["estimates"].as_array().expect("estimates are a list");
        let looks: Vec<u64> = estimates.iter().filter_map(|estimate| estimate["looks"].as_u64()).collect();
        assert!(looks.iter().all(|looks| *looks <= nodes), "{hint}");
        // Equivalent decisions share their visits.
        assert!(looks.iter().sum::<u64>() >= nodes, "every visit is for one of the decisions: {hint}");
        assert!(estimates.iter().all(|estimate| estimate["proved"] == false));
    }
}

#[test]
fn a_hint_for_programs_has_no_colours_in_its_reasons() {
    let position = "position kupferkessel; players 2; c4 bat-3; c5 newt-eyes-2; seat 1; at 3; kettle vine-1 bat-1; \
                    seat 2; at 11; kettle root-1 bone-4 newt-eyes-1 newt-eyes-3";
    let run = hearth(&["hint", position, "--bot", "greedy", "--seed", "1", "--json"]);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let hint: Value = serde_json::from_str(&run.out).expect("it is an object");
    let said = ["denies Seat 2 the Newt Eyes", "blows up Seat 2’s Newt Eyes 3"];
    assert_eq!(hint["reasons"], Value::from(said.to_vec()), "{hint}");
}

#[test]
fn a_program_can_be_asked_too() {
    let answer = r#"program:sh -c 'read -r hello; read -r line; echo "{\"decision\":\"draw\",\"chance\":0.25,\"lead\":-2,\"nodes\":8}"'"#;
    let run = hearth(&["hint", POSITION, "--bot", answer]);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert!(run.out.contains("would play: draw") && run.out.contains("25.0%    -2.0"), "{}", run.out);
    let fails = hearth(&["hint", POSITION, "--bot", "program:false"]);
    assert_eq!(fails.code, Some(2));
    assert!(fails.err.contains("gives no hint: it closed its output"), "{}", fails.err);
}

#[test]
fn invalid_requests_for_a_hint_are_refused() {
    for (arguments, answer) in [
        (["hint", POSITION, "--bot", "oracle"], "there is no bot `oracle`"),
        (["hint", "position chess", "--bot", "greedy"], "there is no game `chess`"),
        (["hint", "position kokopelli; players 9", "--bot", "greedy"], "invalid position"),
        (["hint", OVER, "--bot", "greedy"], "the game is over"),
    ] {
        let run = hearth(&arguments);
        assert_eq!(run.code, Some(2), "{}", run.out);
        assert!(run.err.contains(answer), "{arguments:?} was answered: {}", run.err);
    }
}

#[test]
fn a_game_continues_after_a_hint() {
    for game in GAMES {
        let typed = "hint\nhint tree@200\nhint random\nhint nobody\nhint program:false\nwhy 1\n1\nquit\n";
        let run = hearth_typing(&["play", game, "--seed", "3", "--seat", "1"], typed);
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
        for said in [
            "strong would play: ",
            "tree@200 would play: ",
            "random would play: ",
            "It gives no estimate.",
            "There is no bot `nobody`; the bots are random, greedy, ",
            "No hint: it closed its output",
        ] {
            assert!(run.out.contains(said), "{said}: {}", run.out);
        }
    }
}

#[test]
fn why_prints_the_estimate_of_a_bot() {
    let asked = |about: &str| {
        let typed = format!("why {about}\nquit\n");
        hearth_typing(&["play", "kokopelli", "--seed", "3", "--seat", "1"], &typed).out
    };
    let by_words = asked("draw");
    assert!(
        by_words.contains("Possible: ") && by_words.contains("strong expects a win chance of "),
        "{by_words}"
    );
    let possible = |told: &str| told.lines().find(|line| line.contains("Possible: ")).map(str::to_owned);
    let by_number = asked("1");
    assert!(by_words.contains(" 1  draw "), "{by_words}");
    assert_eq!(possible(&by_number), possible(&by_words), "{by_number}");
    assert!(asked("99").contains("The numbers go from 1 to"));
}
