//! The kinds of installation that are measured, one after the other.

use clap::ArgMatches;
use hearth_text::count;

use super::bench_server::{BenchServer, ResourceUsage};
use super::database_cpu;
use crate::failure::Failure;

/// An installation.
pub(super) enum Setup {
    /// One server with a file.
    File,
    /// Nodes that share a database.
    Nodes {
        /// The number of nodes.
        count: usize,
        /// The URL of the database.
        database: String,
    },
}

impl Setup {
    /// Returns the installations to measure: always one with a file, and those with nodes if a database is named.
    pub(super) fn all(matches: &ArgMatches) -> Vec<Setup> {
        let nodes = matches.get_one::<String>("database").into_iter().flat_map(|database| {
            let counts = matches.get_many::<u64>("nodes").into_iter().flatten();
            counts.map(|count| Setup::Nodes { count: *count as usize, database: database.clone() })
        });
        std::iter::once(Setup::File).chain(nodes).collect()
    }

    /// Returns the name in the table of results.
    pub(super) fn label(&self) -> String {
        match self {
            Setup::File => "Hearth".to_owned(),
            Setup::Nodes { count: nodes, .. } => count(*nodes, "node"),
        }
    }

    /// Starts its servers.
    pub(super) fn start(&self) -> Result<Vec<BenchServer>, Failure> {
        let count = match self {
            Setup::File => 1,
            Setup::Nodes { count, .. } => *count,
        };
        (0..count).map(|_| BenchServer::start(self)).collect()
    }

    /// Returns the resources that its servers have used so far, and the CPU seconds of the database server.
    pub(super) fn usage(&self, servers: &[BenchServer]) -> Result<(ResourceUsage, Option<f64>), Failure> {
        let mut sum = ResourceUsage::default();
        for server in servers {
            let one = server.resource_usage()?;
            sum.cpu += one.cpu;
            sum.memory += one.memory;
        }
        let database = match self {
            Setup::File => None,
            Setup::Nodes { .. } => database_cpu::seconds(),
        };
        Ok((sum, database))
    }
}
