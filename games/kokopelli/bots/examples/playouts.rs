//! How many playouts a CPU second makes from inside the search: `cargo run --release --example playouts -- tree@2000`.

use hearth_bots::{Spec, looks_of_a_game};
use hearth_core::Options;
use hearth_measure::{Until, measure};
use kokopelli_bots::KokopelliMind;
use kokopelli_rules::KokopelliOptions;

fn main() -> Result<(), String> {
    let name = std::env::args().nth(1).unwrap_or_else(|| "tree@2000".to_owned());
    let spec = Spec::read::<KokopelliMind>(&name).map_err(|error| error.to_string())?;
    let options = KokopelliOptions::usual(2).map_err(|error| error.to_string())?;
    let measured =
        measure(Until::Seconds(3), |chance| looks_of_a_game::<KokopelliMind>(&spec, &options, chance));
    println!("{name}: {:.0} looks a CPU second, {} games", measured.rate(), measured.games);
    Ok(())
}
