//! boardgame.io under the same load.

use std::env;
use std::process::{Command, Stdio};

use serde_json::Value;

use super::{LoadResult, label};

/// The yardstick's program, relative to the root of the project.
const PROGRAM: &str = "bench/boardgame/run";

/// Puts a load on boardgame.io with one of its stores.
pub(super) fn run(store: &str, tables: usize, rate: Option<u64>, seconds: u64) -> Result<LoadResult, String> {
    let here = env::current_dir().map_err(|error| error.to_string())?;
    let program = here
        .ancestors()
        .map(|folder| folder.join(PROGRAM))
        .find(|program| program.exists())
        .ok_or_else(|| format!("{PROGRAM} not found; run this inside the project"))?;
    let mut command = Command::new(program);
    command.args(["--tables", &tables.to_string(), "--seconds", &seconds.to_string(), "--store", store]);
    if let Some(rate) = rate {
        command.args(["--rate", &rate.to_string()]);
    }
    let output = command.stderr(Stdio::inherit()).output().map_err(|error| error.to_string())?;
    let measured: Value = serde_json::from_slice(&output.stdout)
        .map_err(|_| "boardgame.io failed; see its output above".to_owned())?;
    let number = |key: &str| measured[key].as_f64().unwrap_or(f64::NAN);
    Ok(LoadResult {
        label: label(&format!("boardgame.io, {store}"), tables, rate),
        rate: number("decisions_per_second"),
        p50: number("p50_ms"),
        p99: number("p99_ms"),
        cpu: number("cpu_us_per_decision"),
        bytes: number("bytes_per_decision"),
        memory: number("kb_per_table"),
        database_cpu: None,
    })
}
