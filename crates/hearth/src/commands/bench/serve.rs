//! `hearth bench serve`: what a decision costs the server, beside boardgame.io as a yardstick.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, fs};

use clap::ArgMatches;
use hearth_load::{Load, Transport};
use hearth_terminal::count;
use serde_json::Value;

use crate::failure::Failure;

/// The yardstick, from the top of the project.
const YARDSTICK: &str = "bench/boardgame/run";

/// Where tables wait between decisions it is measured for so many seconds at least: else each would decide a few times only.
const PACED: u64 = 20;

pub(super) fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let seconds = *matches.get_one::<u64>("seconds").unwrap_or(&10);
    let rounds = *matches.get_one::<u64>("rounds").unwrap_or(&1);
    let tables: Vec<usize> =
        matches.get_many::<u64>("tables").into_iter().flatten().map(|tables| *tables as usize).collect();
    let game = matches.get_one::<String>("game").cloned().unwrap_or_default();
    let mut out = anstream::stdout().lock();
    say_idle(&mut out)?;
    writeln!(out, "\n{HEADING}")?;
    let mut loads: Vec<(usize, Option<u64>)> = tables.iter().map(|tables| (*tables, None)).collect();
    loads.extend(tables.iter().max().filter(|most| **most >= 1000).map(|most| (*most, Some(1))));
    for (tables, rate) in loads {
        let seconds = if rate.is_some() { seconds.max(PACED) } else { seconds };
        // The latter rewrites a file for each decision; a thousand of them take longer than anybody waits.
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
            say_typical(&mut out, lines)?;
        }
        for (_, found) in others {
            match found {
                Ok(lines) => {
                    say_typical(&mut out, &lines)?;
                    for (_, ours) in &ours {
                        say_ratio(&mut out, ours, &lines)?;
                    }
                }
                Err(reason) => writeln!(out, "no yardstick: {reason}")?,
            }
        }
        out.flush()?;
    }
    Ok(())
}

/// Says what was measured in the round in the middle, by the CPU time of a decision.
fn say_typical(out: &mut impl Write, lines: &[Line]) -> Result<(), Failure> {
    if let Some(line) = median(lines.iter(), |line| line.cpu) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// Says how many times fewer CPU seconds we need: round by round, for what was measured one after the other was measured on the
/// same machine, and a minute later it may be another; then the one in the middle.
fn say_ratio(out: &mut impl Write, ours: &[Line], others: &[Line]) -> Result<(), Failure> {
    let ratios = ours.iter().zip(others).map(|(ours, other)| other.cpu / ours.cpu);
    if let Some((ratio, ours)) = median(ratios, |ratio| *ratio).zip(ours.first()) {
        writeln!(out, "{:>46}: {ratio:.1} times fewer CPU seconds", ours.label)?;
    }
    Ok(())
}

/// The one in the middle; of two, the lower one.
fn median<T>(all: impl Iterator<Item = T>, by: impl Fn(&T) -> f64) -> Option<T> {
    let mut all: Vec<T> = all.collect();
    all.sort_by(|one, other| by(one).total_cmp(&by(other)));
    let middle = all.len().checked_sub(1)? / 2;
    Some(all.swap_remove(middle))
}

const HEADING: &str =
    "                                     decisions/s   p50 ms   p99 ms  CPU µs/dec.  bytes/dec.  KB/table";

/// What was measured under one load.
struct Line {
    label: String,
    rate: f64,
    p50: f64,
    p99: f64,
    cpu: f64,
    bytes: f64,
    memory: f64,
}

impl std::fmt::Display for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Line { label, rate, p50, p99, cpu, bytes, memory } = self;
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
) -> Result<Line, Failure> {
    let server = Server::start()?;
    server.get("/")?;
    let idle = server.used()?;
    let load = Load {
        address: server.address,
        game: game.to_owned(),
        means,
        tables,
        pause: rate.map(|rate| Duration::from_secs(1) / rate as u32),
        time: Duration::from_secs(seconds),
    };
    let (measured, before, after) = load.run(|| server.used()).map_err(Failure::input)?;
    let (before, after) = (before?, after?);
    let each = |sum: f64| sum / measured.decisions();
    let what = match means {
        Transport::Api => "Hearth, API",
        Transport::Page => "Hearth, page",
    };
    Ok(Line {
        label: label(what, tables, rate),
        rate: measured.rate(),
        p50: measured.percentile(50).as_secs_f64() * 1e3,
        p99: measured.percentile(99).as_secs_f64() * 1e3,
        cpu: each((after.cpu - before.cpu) * 1e6),
        bytes: each(measured.bytes as f64),
        memory: (after.memory - idle.memory) / tables as f64,
    })
}

/// Says how fast the server starts, and what it needs when nobody is there.
fn say_idle(out: &mut impl Write) -> Result<(), Failure> {
    let began = Instant::now();
    let server = Server::start()?;
    let page = server.get("/")?.len();
    let first_page = began.elapsed().as_secs_f64();
    let used = server.used()?;
    let size = env::current_exe().ok().and_then(|own| fs::metadata(own).ok()).map_or(0, |file| file.len());
    writeln!(out, "from the start to the first page: {first_page:.3} s ({page} bytes)")?;
    writeln!(out, "memory when nobody is there: {:.1} MB", used.memory / 1e3)?;
    writeln!(out, "the binary: {:.1} MB", size as f64 / 1e6)?;
    Ok(())
}

/// A server of its own, with a database of its own.
struct Server {
    running: Running,
    address: SocketAddr,
}

/// The process, which ends with this, and its folder, which goes with it.
struct Running {
    child: Child,
    data: PathBuf,
}

/// What a server has used so far.
struct Used {
    /// CPU seconds.
    cpu: f64,
    /// Resident KB.
    memory: f64,
}

impl Server {
    fn start() -> Result<Server, Failure> {
        let data = env::temp_dir().join(format!("hearth-bench-{}", std::process::id()));
        // What an earlier run left is not measured again.
        let _ = fs::remove_dir_all(&data);
        let own = env::current_exe().map_err(Failure::input)?;
        let mut command = Command::new(own);
        // It is measured as it is when nobody has set anything.
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
        let stderr = child.stderr.take().ok_or_else(|| Failure::input("the server says nothing"))?;
        let mut lines = BufReader::new(stderr).lines();
        let mut said = Vec::new();
        let address = lines.by_ref().map_while(Result::ok).find_map(|line| {
            let address =
                line.split_once("http://").and_then(|(_, rest)| rest.split_whitespace().next()?.parse().ok());
            said.push(line);
            address
        });
        let running = Running { child, data };
        let Some(address) = address else {
            return Err(Failure::input(format!("the server did not start: {}", said.join("\n"))));
        };
        // What it says from now on is for nobody, but must be taken from it.
        std::thread::spawn(move || lines.for_each(drop));
        Ok(Server { running, address })
    }

    fn get(&self, path: &str) -> Result<String, Failure> {
        let mut stream = TcpStream::connect(self.address).map_err(Failure::input)?;
        let request = format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address);
        stream.write_all(request.as_bytes()).map_err(Failure::input)?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).map_err(Failure::input)?;
        Ok(answer)
    }

    /// By its own account, and by the system's.
    fn used(&self) -> Result<Used, Failure> {
        let metrics = self.get("/metrics")?;
        let status = fs::read_to_string(format!("/proc/{}/status", self.running.child.id()));
        let status = status
            .map_err(|error| Failure::input(format!("how large the server is, is not known: {error}")))?;
        let number = |text: &str, name: &str| {
            let found = text
                .lines()
                .find_map(|line| line.strip_prefix(name)?.split_whitespace().next()?.parse().ok());
            found.ok_or_else(|| {
                Failure::input(format!("there is no `{name}` in what the server uses: {text}"))
            })
        };
        Ok(Used { cpu: number(&metrics, "process_cpu_seconds_total")?, memory: number(&status, "VmRSS:")? })
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself, and what cannot be removed is only a temporary folder.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.data);
    }
}

fn yardstick(store: &str, tables: usize, rate: Option<u64>, seconds: u64) -> Result<Line, String> {
    let here = env::current_dir().map_err(|error| error.to_string())?;
    let program = here
        .ancestors()
        .map(|folder| folder.join(YARDSTICK))
        .find(|program| program.exists())
        .ok_or_else(|| format!("there is no {YARDSTICK} here; run this inside the project"))?;
    let mut command = Command::new(program);
    command.args(["--tables", &tables.to_string(), "--seconds", &seconds.to_string(), "--store", store]);
    if let Some(rate) = rate {
        command.args(["--rate", &rate.to_string()]);
    }
    let output = command.stderr(Stdio::inherit()).output().map_err(|error| error.to_string())?;
    let measured: Value = serde_json::from_slice(&output.stdout)
        .map_err(|_| "boardgame.io could not be run here; what it said stands above".to_owned())?;
    let number = |key: &str| measured[key].as_f64().unwrap_or(f64::NAN);
    Ok(Line {
        label: label(&format!("boardgame.io, {store}"), tables, rate),
        rate: number("decisions_per_second"),
        p50: number("p50_ms"),
        p99: number("p99_ms"),
        cpu: number("cpu_us_per_decision"),
        bytes: number("bytes_per_decision"),
        memory: number("kb_per_table"),
    })
}
