//! Lets many people play at a server that runs already: `against ADDRESS api|page TABLES SECONDS [PAUSE]`;
//! a table waits so many milliseconds between two decisions, or not at all.

use std::time::Duration;

use hearth_load::{Load, Means};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let [address, means, tables, seconds, pause @ ..] = given.as_slice() else {
        return Err("say ADDRESS api|page TABLES SECONDS [PAUSE]".into());
    };
    let load = Load {
        address: address.parse()?,
        game: "kokopelli".to_owned(),
        means: if means == "page" { Means::Page } else { Means::Api },
        tables: tables.parse()?,
        pause: pause.first().map(|pause| pause.parse().map(Duration::from_millis)).transpose()?,
        time: Duration::from_secs(seconds.parse()?),
    };
    let (measured, (), ()) = load.run(|| ())?;
    println!("{} decisions, {:.0} a second", measured.decisions(), measured.rate());
    Ok(())
}
