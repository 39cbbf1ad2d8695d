//! Copies all data from a file of `SQLite` to a `PostgreSQL` server, or back, and compares every row.
//!
//! Both databases say which tables and columns they have (`plan.rs`), so what a later version adds is copied too. Rows are
//! streamed, so a large table needs no more memory than a small one. The target gets everything or nothing: it is written in
//! one transaction, and compared before it is kept.

mod comparison;
mod end;
mod failure;
mod plan;

use std::thread;

pub use comparison::{ComparedTable, Comparison, Difference, RowDifference};
pub(crate) use end::{CopyEnd, RowStream};
pub use failure::CopyFailure;
pub(crate) use plan::{Column, ColumnKind, CopiedColumn, CopiedTable, TableShape, shown_row};

use crate::location::ServerUrl;
use crate::postgres::ServerEnd;
use crate::sqlite::FileEnd;
use crate::{Location, StoreFailure};

/// The number of rows between two reports of progress.
const ROWS_PER_REPORT: u64 = 1_000;

/// The two things that a copy does, in this order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CopyStage {
    /// Rows are written to the target.
    Copying,
    /// The rows of both databases are read and compared.
    Comparing,
}

/// The progress of a copy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CopyProgress {
    /// What it is doing.
    pub stage: CopyStage,
    /// The rows that are done in this stage.
    pub rows: u64,
    /// The rows of the source.
    pub total: u64,
}

/// Gets reports of the progress.
pub type OnProgress<'p> = &'p mut (dyn FnMut(CopyProgress) + Send);

/// Copies everything to an empty database, and compares every row. If a row is not the same, or anything fails, the target stays
/// empty. Nobody owns the copy, and the source does not change. Blocks.
pub fn copy(from: &Location, to: &Location, progress: OnProgress<'_>) -> Result<Comparison, CopyFailure> {
    on_own_thread(|| {
        let mut ends = Ends::to_copy(from, to)?;
        let plan = ends.plan()?;
        let mut reports = Reports::of(&mut *ends.source, &plan, progress)?;
        reports.begin(CopyStage::Copying);
        for table in &plan {
            let (source, target) = (&mut ends.source, &mut ends.target);
            source
                .read(table, &mut |rows| target.write(table, &mut Counted { rows, reports: &mut reports }))?;
            if table.numbered.is_some() {
                let last = ends.source.last_number(table)?;
                ends.target.go_on_after(table, last)?;
            }
        }
        ends.target.finish_writing(&plan)?;
        let comparison = ends.compare(&plan, &mut reports)?;
        if comparison.is_same() {
            ends.target.keep()?;
        }
        Ok(comparison)
    })
}

/// Compares every row of two databases, such as a copy and its source. Blocks.
pub fn compare(from: &Location, to: &Location, progress: OnProgress<'_>) -> Result<Comparison, CopyFailure> {
    on_own_thread(|| {
        let mut ends = Ends::to_compare(from, to)?;
        let plan = ends.plan()?;
        let mut reports = Reports::of(&mut *ends.source, &plan, progress)?;
        let comparison = ends.compare(&plan, &mut reports)?;
        ends.target.check_unused()?;
        Ok(comparison)
    })
}

/// Runs a closure on a thread of its own: the client of the server has a runtime, and the caller may have another one.
fn on_own_thread<T: Send>(run: impl FnOnce() -> Result<T, CopyFailure> + Send) -> Result<T, CopyFailure> {
    thread::scope(|scope| {
        let running = scope.spawn(run).join();
        running.unwrap_or_else(|_| Err(CopyFailure::in_general(StoreFailure::Gone)))
    })
}

/// The two databases.
struct Ends {
    source: Box<dyn CopyEnd>,
    target: Box<dyn CopyEnd>,
    source_is_file: bool,
}

impl Ends {
    /// Opens the source, and makes the tables of the target.
    fn to_copy(from: &Location, to: &Location) -> Result<Ends, CopyFailure> {
        Ok(match Direction::between(from, to)? {
            Direction::FileToServer(file, server) => {
                let source = Box::new(FileEnd::open(file)?);
                Ends { source, target: Box::new(ServerEnd::create(server)?), source_is_file: true }
            }
            Direction::ServerToFile(server, file) => {
                // The cheap check first: whether a server is running takes seconds to find out.
                FileEnd::check_free(file)?;
                let source = Box::new(ServerEnd::open(server)?);
                Ends { source, target: Box::new(FileEnd::create(file)?), source_is_file: false }
            }
        })
    }

    /// Opens two databases that exist.
    fn to_compare(from: &Location, to: &Location) -> Result<Ends, CopyFailure> {
        Ok(match Direction::between(from, to)? {
            Direction::FileToServer(file, server) => {
                let source = Box::new(FileEnd::open(file)?);
                Ends { source, target: Box::new(ServerEnd::open(server)?), source_is_file: true }
            }
            Direction::ServerToFile(server, file) => {
                let target = Box::new(FileEnd::open(file)?);
                Ends { source: Box::new(ServerEnd::open(server)?), target, source_is_file: false }
            }
        })
    }

    fn plan(&mut self) -> Result<Vec<CopiedTable>, CopyFailure> {
        let (source, target) = (self.source.tables()?, self.target.tables()?);
        let (file, server) = if self.source_is_file { (source, target) } else { (target, source) };
        plan::plan(&file, &server)
    }

    /// Compares all tables. The source is read as it is now, so what a server has changed since the copy is found.
    fn compare(
        &mut self,
        plan: &[CopiedTable],
        reports: &mut Reports<'_>,
    ) -> Result<Comparison, CopyFailure> {
        let (source, target) = (&mut self.source, &mut self.target);
        source.refresh()?;
        reports.begin(CopyStage::Comparing);
        let mut tables = Vec::new();
        for table in plan {
            let mut compared = ComparedTable::new(table);
            source.read(table, &mut |ours| {
                target.read(table, &mut |theirs| {
                    compared.compare(table, &mut Counted { rows: &mut *ours, reports: &mut *reports }, theirs)
                })
            })?;
            if table.numbered.is_some() && target.remembers_numbers(table)? {
                compared.compare_numbers(source.last_number(table)?, target.last_number(table)?);
            }
            tables.push(compared);
        }
        source.check_unused()?;
        tables.sort_by(|one, other| one.name.cmp(&other.name));
        Ok(Comparison { tables })
    }
}

/// A file and a server, in the order of the copy.
enum Direction<'l> {
    FileToServer(&'l std::path::Path, &'l ServerUrl),
    ServerToFile(&'l ServerUrl, &'l std::path::Path),
}

impl<'l> Direction<'l> {
    fn between(from: &'l Location, to: &'l Location) -> Result<Direction<'l>, CopyFailure> {
        match (from, to) {
            (Location::File(file), Location::Server(server)) => Ok(Direction::FileToServer(file, server)),
            (Location::Server(server), Location::File(file)) => Ok(Direction::ServerToFile(server, file)),
            (Location::File(_), Location::File(_)) => Err(CopyFailure::TwoFiles),
            (Location::Server(_), Location::Server(_)) => Err(CopyFailure::TwoServers),
        }
    }
}

/// Counts rows, and reports how many there are from time to time.
struct Reports<'p> {
    progress: OnProgress<'p>,
    now: CopyProgress,
}

impl<'p> Reports<'p> {
    fn of(
        source: &mut dyn CopyEnd,
        plan: &[CopiedTable],
        progress: OnProgress<'p>,
    ) -> Result<Reports<'p>, CopyFailure> {
        let mut total = 0;
        for table in plan {
            total += source.rows(table)?;
        }
        Ok(Reports { progress, now: CopyProgress { stage: CopyStage::Copying, rows: 0, total } })
    }

    fn begin(&mut self, stage: CopyStage) {
        self.now = CopyProgress { stage, rows: 0, ..self.now };
        (self.progress)(self.now);
    }

    fn count(&mut self) {
        self.now.rows += 1;
        if self.now.rows.is_multiple_of(ROWS_PER_REPORT) || self.now.rows == self.now.total {
            (self.progress)(self.now);
        }
    }
}

/// Rows that are counted.
struct Counted<'s, 'p> {
    rows: &'s mut dyn RowStream,
    reports: &'s mut Reports<'p>,
}

impl RowStream for Counted<'_, '_> {
    fn next(&mut self) -> Result<Option<Vec<rusqlite::types::Value>>, CopyFailure> {
        let row = self.rows.next()?;
        if row.is_some() {
            self.reports.count();
        }
        Ok(row)
    }
}
