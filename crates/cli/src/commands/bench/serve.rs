//! `hearth bench serve`: the cost of a decision on the server, with boardgame.io as a yardstick.

mod bench_server;
mod database_cpu;
mod setup;
mod yardstick;

use std::io::Write;
use std::time::{Duration, Instant};
use std::{env, fs};

use clap::ArgMatches;
use hearth_load::{Load, Transport};
use hearth_text::count;

use self::bench_server::BenchServer;
use self::setup::Setup;
use crate::failure::Failure;

/// Minimum duration of a paced load, in seconds; else each table would decide only a few times.
const MIN_PACED_SECONDS: u64 = 20;

pub(super) fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let seconds = *matches.get_one::<u64>("seconds").unwrap_or(&10);
    let rounds = *matches.get_one::<u64>("rounds").unwrap_or(&1);
    let tables: Vec<usize> =
        matches.get_many::<u64>("tables").into_iter().flatten().map(|tables| *tables as usize).collect();
    let game = matches.get_one::<String>("game").cloned().unwrap_or_default();
    let mut out = anstream::stdout().lock();
    print_idle_usage(&mut out)?;
    let setups = Setup::all(matches);
    let database = if setups.len() > 1 { DATABASE_HEADING } else { "" };
    writeln!(out, "\n{TABLE_HEADING}{database}")?;
    let mut loads: Vec<(usize, Option<u64>)> = tables.iter().map(|tables| (*tables, None)).collect();
    loads.extend(tables.iter().max().filter(|most| **most >= 1000).map(|most| (*most, Some(1))));
    for (tables, rate) in loads {
        let seconds = if rate.is_some() { seconds.max(MIN_PACED_SECONDS) } else { seconds };
        // The flat file store rewrites a file for each decision, so a thousand tables would take too long.
        let stores: &[&str] = if tables > 200 { &["memory"] } else { &["memory", "flatfile"] };
        let stores = if matches.get_flag("no-yardstick") { &[] } else { stores };
        let each_means = |setup| [Transport::Api, Transport::Page].map(|means| (setup, means, Vec::new()));
        let mut ours: Vec<_> = setups.iter().flat_map(each_means).collect();
        let mut others: Vec<_> = stores.iter().map(|store| (store, Ok(Vec::new()))).collect();
        for _ in 0..rounds {
            for (setup, means, lines) in &mut ours {
                lines.push(measure(setup, *means, &game, tables, rate, seconds)?);
            }
            for (store, found) in &mut others {
                if let Ok(lines) = found {
                    match yardstick::run(store, tables, rate, seconds) {
                        Ok(line) => lines.push(line),
                        Err(reason) => *found = Err(reason),
                    }
                }
            }
        }
        for (.., lines) in &ours {
            print_median(&mut out, lines)?;
        }
        for (_, found) in others {
            match found {
                Ok(lines) => {
                    print_median(&mut out, &lines)?;
                    for (.., ours) in &ours {
                        print_ratio(&mut out, ours, &lines)?;
                    }
                }
                Err(reason) => writeln!(out, "no yardstick: {reason}")?,
            }
        }
        out.flush()?;
    }
    Ok(())
}

/// Prints the median round by CPU time per decision.
fn print_median(out: &mut impl Write, lines: &[LoadResult]) -> Result<(), Failure> {
    if let Some(line) = median(lines.iter(), |line| line.cpu) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// Prints the median ratio of CPU seconds.
///
/// It compares round by round, since the speed of a shared machine changes from minute to minute.
fn print_ratio(out: &mut impl Write, ours: &[LoadResult], others: &[LoadResult]) -> Result<(), Failure> {
    let ratios = ours.iter().zip(others).map(|(ours, other)| other.cpu / ours.cpu);
    if let Some((ratio, ours)) = median(ratios, |ratio| *ratio).zip(ours.first()) {
        writeln!(out, "{:>46}: {ratio:.1} times fewer CPU seconds", ours.label)?;
    }
    Ok(())
}

/// Returns the median by a key; the lower one of two.
fn median<T>(all: impl Iterator<Item = T>, by: impl Fn(&T) -> f64) -> Option<T> {
    let mut all: Vec<T> = all.collect();
    all.sort_by(|one, other| by(one).total_cmp(&by(other)));
    let middle = all.len().checked_sub(1)? / 2;
    Some(all.swap_remove(middle))
}

const TABLE_HEADING: &str =
    "                                     decisions/s   p50 ms   p99 ms  CPU µs/dec.  bytes/dec.  KB/table";

/// The heading of one more column, if nodes are measured.
const DATABASE_HEADING: &str = "  DB µs/dec.";

/// The measurements of one load.
struct LoadResult {
    label: String,
    rate: f64,
    p50: f64,
    p99: f64,
    cpu: f64,
    bytes: f64,
    memory: f64,
    /// CPU time of the database server, if it is on this machine.
    database_cpu: Option<f64>,
}

impl std::fmt::Display for LoadResult {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let LoadResult { label, rate, p50, p99, cpu, bytes, memory, database_cpu } = self;
        write!(f, "{label:<36}{rate:>12.0}{p50:>9.1}{p99:>9.1}{cpu:>13.1}{bytes:>12.0}{memory:>10.1}")?;
        database_cpu.map_or(Ok(()), |cpu| write!(f, "{cpu:>12.1}"))
    }
}

fn label(what: &str, tables: usize, rate: Option<u64>) -> String {
    let tables = count(tables, "table");
    match rate {
        None => format!("{what}, {tables}"),
        Some(rate) => format!("{what}, {tables} at {rate}/s"),
    }
}

fn measure(
    setup: &Setup,
    means: Transport,
    game: &str,
    tables: usize,
    rate: Option<u64>,
    seconds: u64,
) -> Result<LoadResult, Failure> {
    let servers = setup.start()?;
    for server in &servers {
        server.get("/")?;
    }
    let (idle, _) = setup.usage(&servers)?;
    let load = Load {
        addresses: servers.iter().map(|server| server.address).collect(),
        game: game.to_owned(),
        means,
        tables,
        pause: rate.map(|rate| Duration::from_secs(1) / rate as u32),
        time: Duration::from_secs(seconds),
    };
    let (measured, before, after) = load.run(|| setup.usage(&servers)).map_err(Failure::input)?;
    let ((before, database_before), (after, database_after)) = (before?, after?);
    let each = |sum: f64| sum / measured.decisions();
    let means = match means {
        Transport::Api => "API",
        Transport::Page => "page",
    };
    Ok(LoadResult {
        label: label(&format!("{}, {means}", setup.label()), tables, rate),
        rate: measured.rate(),
        p50: measured.percentile(50).as_secs_f64() * 1e3,
        p99: measured.percentile(99).as_secs_f64() * 1e3,
        cpu: each((after.cpu - before.cpu) * 1e6),
        bytes: each(measured.bytes as f64),
        memory: (after.memory - idle.memory) / tables as f64,
        database_cpu: database_before.zip(database_after).map(|(before, after)| each((after - before) * 1e6)),
    })
}

/// Prints the start-up time and the memory of an idle server.
fn print_idle_usage(out: &mut impl Write) -> Result<(), Failure> {
    let began = Instant::now();
    let server = BenchServer::start(&Setup::File)?;
    let page = server.get("/")?.len();
    let first_page = began.elapsed().as_secs_f64();
    let usage = server.resource_usage()?;
    let size = env::current_exe().ok().and_then(|own| fs::metadata(own).ok()).map_or(0, |file| file.len());
    writeln!(out, "from the start to the first page: {first_page:.3} s ({page} bytes)")?;
    writeln!(out, "memory when nobody is there: {:.1} MB", usage.memory / 1e3)?;
    writeln!(out, "the binary: {:.1} MB", size as f64 / 1e6)?;
    Ok(())
}
