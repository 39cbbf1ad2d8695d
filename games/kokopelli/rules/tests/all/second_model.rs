//! Compares the engine with a second, naive model of the rules.

use hearth_testkit::second_model::{SecondModel, agrees};
use kokopelli_rules::Kokopelli;
use serde_json::{Value, json};

use crate::naive::{Naive, Options};

fn words(list: &Value) -> Vec<String> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

impl SecondModel for Naive {
    fn start(setup: &Value) -> Naive {
        let point = |name: &str, value: Value| setup["options"][name] == value;
        let options = Options {
            fire_reach_board: point("fire-reach", json!("board")),
            fire_check_board: point("fire-check", json!("board")),
            sun_shared: point("sun-shared", json!(true)),
            birth_finish: point("birth-finish", json!(true)),
            first_round_first_only: point("two-player-first-round", json!("first")),
            spider_below: point("spider-below", json!(true)),
            vase_for_owner: point("vase-for-owner", json!(true)),
        };
        let decks: Vec<Vec<String>> = setup["decks"].as_array().into_iter().flatten().map(words).collect();
        Naive::new(decks.len(), options, &words(&setup["ceremonies"]), &decks)
    }

    fn decider(&self) -> Option<usize> {
        self.seat()
    }

    fn legal(&self) -> Vec<String> {
        Naive::legal(self)
    }

    fn apply(&mut self, decision: &str) {
        Naive::apply(self, decision);
    }

    fn state(&self) -> Value {
        json!({
            "points": self.points(),
            "hands": self.hands(),
            "piles": self.piles(),
            "villages": self.villages(),
            "end_tiles": self.end_tiles(),
            "tokens": self.tokens(),
            "discards": self.discards(),
        })
    }

    fn over(&self) -> Value {
        json!({"over": true, "scores": self.scores(), "winners": self.winners(), "reason": self.reason()})
    }
}

/// Sorts hands and discard piles, which have no order.
fn without_order(mut state: Value) -> Value {
    for key in ["hands", "discards"] {
        let mut heaps: Vec<Vec<String>> = state[key].as_array().into_iter().flatten().map(words).collect();
        for heap in &mut heaps {
            heap.sort();
        }
        state[key] = json!(heaps);
    }
    state
}

#[test]
fn a_naive_model_agrees_over_a_million_decisions() {
    agrees::<Kokopelli, Naive>(11, 1_000_000, without_order);
}
