//! `hearth bench serve`: the cost of a decision on the server, with boardgame.io as a yardstick.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, fs};

use clap::ArgMatches;
use hearth_load::{Load, Transport};
use hearth_text::count;
use serde_json::Value;

use crate::failure::Failure;

/// The yardstick's program, relative to the root of the project.
const YARDSTICK_PROGRAM: &str = "bench/boardgame/run";

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
    writeln!(out, "\n{TABLE_HEADING}")?;
    let mut loads: Vec<(usize, Option<u64>)> = tables.iter().map(|tables| (*tables, None)).collect();
    loads.extend(tables.iter().max().filter(|most| **most >= 1000).map(|most| (*most, Some(1))));
    for (tables, rate) in loads {
        let seconds = if rate.is_some() { seconds.max(MIN_PACED_SECONDS) } else { seconds };
        // The flat file store rewrites a file for each decision, so a thousand tables would take too long.
        let stores: &[&str] = if tables > 200 { &["memory"] } else { &["memory", "flatfile"] };
        let stores = if matches.get_flag("no-yardstick") { &[] } else { stores };
        let mut ours = [Transport::Api, Transport::Page].map(|means| (means, Vec::new()));
        let mut others: Vec<_> = stores.iter().map(|store| (store, Ok(Vec::new()))).collect();
        for _ in 0..rounds {
            for (means, lines) in &mut ours {
                lines.push(measure(*means, &game, tables, rate, seconds)?);
            }
            for (store, found) in &mut others {
                if let Ok(lines) = found {
                    match yardstick(store, tables, rate, seconds) {
                        Ok(line) => lines.push(line),
                        Err(reason) => *found = Err(reason),
                    }
                }
            }
        }
        for (_, lines) in &ours {
            print_median(&mut out, lines)?;
        }
        for (_, found) in others {
            match found {
                Ok(lines) => {
                    print_median(&mut out, &lines)?;
                    for (_, ours) in &ours {
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

/// The measurements of one load.
struct LoadResult {
    label: String,
    rate: f64,
    p50: f64,
    p99: f64,
    cpu: f64,
    bytes: f64,
    memory: f64,
}

impl std::fmt::Display for LoadResult {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let LoadResult { label, rate, p50, p99, cpu, bytes, memory } = self;
        write!(f, "{label:<36}{rate:>12.0}{p50:>9.1}{p99:>9.1}{cpu:>13.1}{bytes:>12.0}{memory:>10.1}")
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
    means: Transport,
    game: &str,
    tables: usize,
    rate: Option<u64>,
    seconds: u64,
) -> Result<LoadResult, Failure> {
    let server = BenchServer::start()?;
    server.get("/")?;
    let idle = server.resource_usage()?;
    let load = Load {
        address: server.address,
        game: game.to_owned(),
        means,
        tables,
        pause: rate.map(|rate| Duration::from_secs(1) / rate as u32),
        time: Duration::from_secs(seconds),
    };
    let (measured, before, after) = load.run(|| server.resource_usage()).map_err(Failure::input)?;
    let (before, after) = (before?, after?);
    let each = |sum: f64| sum / measured.decisions();
    let what = match means {
        Transport::Api => "Hearth, API",
        Transport::Page => "Hearth, page",
    };
    Ok(LoadResult {
        label: label(what, tables, rate),
        rate: measured.rate(),
        p50: measured.percentile(50).as_secs_f64() * 1e3,
        p99: measured.percentile(99).as_secs_f64() * 1e3,
        cpu: each((after.cpu - before.cpu) * 1e6),
        bytes: each(measured.bytes as f64),
        memory: (after.memory - idle.memory) / tables as f64,
    })
}

/// Prints the start-up time and the memory of an idle server.
fn print_idle_usage(out: &mut impl Write) -> Result<(), Failure> {
    let began = Instant::now();
    let server = BenchServer::start()?;
    let page = server.get("/")?.len();
    let first_page = began.elapsed().as_secs_f64();
    let usage = server.resource_usage()?;
    let size = env::current_exe().ok().and_then(|own| fs::metadata(own).ok()).map_or(0, |file| file.len());
    writeln!(out, "from the start to the first page: {first_page:.3} s ({page} bytes)")?;
    writeln!(out, "memory when nobody is there: {:.1} MB", usage.memory / 1e3)?;
    writeln!(out, "the binary: {:.1} MB", size as f64 / 1e6)?;
    Ok(())
}

/// A server process with its own temporary database.
struct BenchServer {
    process: ServerProcess,
    address: SocketAddr,
}

/// Kills the process and removes its folder on drop.
struct ServerProcess {
    child: Child,
    data: PathBuf,
}

/// Resources that a server has used so far.
struct ResourceUsage {
    /// CPU time in seconds.
    cpu: f64,
    /// Resident memory in KB.
    memory: f64,
}

impl BenchServer {
    fn start() -> Result<BenchServer, Failure> {
        let data = env::temp_dir().join(format!("hearth-bench-{}", std::process::id()));
        // A leftover of an earlier run would change the result.
        let _ = fs::remove_dir_all(&data);
        let own = env::current_exe().map_err(Failure::input)?;
        let mut command = Command::new(own);
        // The server is measured with its default settings.
        for (name, _) in env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("HEARTH_")) {
            command.env_remove(name);
        }
        let mut child = command
            .args(["serve", "--listen", "127.0.0.1:0", "--bot-pause", "0"])
            .args(["--requests-each-second", "100000000", "--data"])
            .arg(&data)
            .env("HEARTH_LOG", "warn")
            .stderr(Stdio::piped())
            .spawn()
            .map_err(Failure::input)?;
        let stderr = child.stderr.take().ok_or_else(|| Failure::input("the server has no stderr"))?;
        let mut lines = BufReader::new(stderr).lines();
        let mut printed = Vec::new();
        let address = lines.by_ref().map_while(Result::ok).find_map(|line| {
            let address =
                line.split_once("http://").and_then(|(_, rest)| rest.split_whitespace().next()?.parse().ok());
            printed.push(line);
            address
        });
        let process = ServerProcess { child, data };
        let Some(address) = address else {
            return Err(Failure::input(format!("the server did not start: {}", printed.join("\n"))));
        };
        // The pipe must be drained, or the server would block when it logs.
        std::thread::spawn(move || lines.for_each(drop));
        Ok(BenchServer { process, address })
    }

    fn get(&self, path: &str) -> Result<String, Failure> {
        let mut stream = TcpStream::connect(self.address).map_err(Failure::input)?;
        let request = format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address);
        stream.write_all(request.as_bytes()).map_err(Failure::input)?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).map_err(Failure::input)?;
        Ok(answer)
    }

    /// Reads CPU time from `/metrics` and memory from `/proc`.
    fn resource_usage(&self) -> Result<ResourceUsage, Failure> {
        let metrics = self.get("/metrics")?;
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.child.id()));
        let status = status
            .map_err(|error| Failure::input(format!("cannot read the server's memory usage: {error}")))?;
        let number = |text: &str, name: &str| {
            let found = text
                .lines()
                .find_map(|line| line.strip_prefix(name)?.split_whitespace().next()?.parse().ok());
            found.ok_or_else(|| Failure::input(format!("no `{name}` in the server's metrics: {text}")))
        };
        Ok(ResourceUsage {
            cpu: number(&metrics, "process_cpu_seconds_total")?,
            memory: number(&status, "VmRSS:")?,
        })
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // The process may have exited already; a leftover temporary folder does no harm.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.data);
    }
}

fn yardstick(store: &str, tables: usize, rate: Option<u64>, seconds: u64) -> Result<LoadResult, String> {
    let here = env::current_dir().map_err(|error| error.to_string())?;
    let program = here
        .ancestors()
        .map(|folder| folder.join(YARDSTICK_PROGRAM))
        .find(|program| program.exists())
        .ok_or_else(|| format!("{YARDSTICK_PROGRAM} not found; run this inside the project"))?;
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
    })
}
