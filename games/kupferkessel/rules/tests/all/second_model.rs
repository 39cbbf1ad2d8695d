//! Compares the engine with a second, naive model of the rules.

use std::collections::BTreeMap;

use hearth_testkit::second_model::{SecondModel, agrees};
use kupferkessel_rules::Kupferkessel;
use serde_json::{Value, json};

use crate::naive::{Naive, Options};

fn words(list: &Value) -> Vec<String> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

fn lists(list: &Value) -> Vec<Vec<String>> {
    list.as_array().into_iter().flatten().map(words).collect()
}

impl SecondModel for Naive {
    fn start(setup: &Value) -> Naive {
        let switch = |name: &str| setup["options"][name] == json!(true);
        let options = Options {
            any_line_ends: switch("any-line-ends"),
            symbols_on_all_twos: switch("symbols-on-all-twos"),
            children_scoring: switch("children-scoring"),
            refused_cards_out: setup["options"]["refused-cards"] == json!("out"),
        };
        let grid: BTreeMap<String, String> = setup["grid"]
            .as_object()
            .into_iter()
            .flatten()
            .filter_map(|(cell, card)| Some((cell.clone(), card.as_str()?.to_owned())))
            .collect();
        Naive::new(
            options,
            words(&setup["colours"]),
            grid,
            words(&setup["pile"]),
            lists(&setup["kettles"]),
            lists(&setup["recipes"]),
        )
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
            "positions": self.positions(),
            "kettles": self.kettles(),
            "pile": self.pile(),
            "grid": self.grid(),
        })
    }

    fn over(&self) -> Value {
        json!({"over": true, "scores": self.scores(), "winners": self.winners(), "reason": self.reason()})
    }
}

#[test]
fn a_naive_model_agrees_over_a_million_decisions() {
    agrees::<Kupferkessel, Naive>(11, 1_000_000, |state| state);
}
