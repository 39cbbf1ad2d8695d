//! Deals of random games.

use hearth_core::Notation;
use hearth_testkit::{is_long, seeded_rng};
use kokopelli_rules::Kokopelli;
use kupferkessel_rules::Kupferkessel;
use rand::Rng;

use crate::support::{any_inputs, dealt, played};
use crate::verifiers::{accept, refusal};

/// Every tenth game is played to its end.
fn deals<G: Notation>(count: usize, rng: &mut impl Rng) -> Vec<String> {
    let deals = (0..count).map(|index| {
        let record = dealt::<G>(&any_inputs::<G>(rng));
        if index % 10 == 0 { played(record, rng) } else { record }.write()
    });
    deals.collect()
}

/// The slower verifiers see all of them only at full length.
#[test]
fn all_verifiers_accept_random_deals() {
    let (count, subset) = if is_long() { (200_000, 200_000) } else { (2_000, 400) };
    let rng = &mut seeded_rng(71);
    // In parts, so that they fit into memory.
    for part in (0..count).step_by(2_000) {
        let texts = [deals::<Kokopelli>(1_000, rng), deals::<Kupferkessel>(1_000, rng)].concat();
        for text in &texts {
            assert_eq!(refusal(text), None, "{text}");
        }
        if part < subset {
            let step = texts.len() / subset.min(texts.len());
            accept(&texts.into_iter().step_by(step).collect::<Vec<_>>());
        }
    }
}
