//! Runs a load against a server: `against ADDRESS api|page TABLES SECONDS [PAUSE]`. PAUSE is the time between
//! two decisions at a table, in milliseconds.

use std::time::Duration;

use hearth_load::{Load, Transport};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let [address, means, tables, seconds, pause @ ..] = given.as_slice() else {
        return Err("usage: against ADDRESS api|page TABLES SECONDS [PAUSE]".into());
    };
    let load = Load {
        addresses: vec![address.parse()?],
        game: "kokopelli".to_owned(),
        means: if means == "page" { Transport::Page } else { Transport::Api },
        tables: tables.parse()?,
        pause: pause.first().map(|pause| pause.parse().map(Duration::from_millis)).transpose()?,
        time: Duration::from_secs(seconds.parse()?),
    };
    let (measured, (), ()) = load.run(|| ())?;
    println!("{} decisions, {:.0} per second", measured.decisions(), measured.rate());
    Ok(())
}
