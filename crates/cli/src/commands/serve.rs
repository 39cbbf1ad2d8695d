//! `hearth serve`: the server.

mod addresses;
mod open_files;

use std::env::VarError;
use std::fs::{self, File, TryLockError};
use std::io::{IsTerminal, stderr};
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::ArgMatches;
use hearth_server::{
    ACCESS_TARGET, Config, LETS_ENCRYPT, MailConfig, Role, Server, SharedRng, TlsConfig, WallClock,
    redirect_to_https,
};
use hearth_store::lock_file;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::ParseError;

pub(super) use self::addresses::{Addresses, HTTP_PORT, HTTPS_PORT, Redirects};
#[cfg(unix)]
pub(super) use self::open_files::MIN_OPEN_FILES;
use crate::failure::Failure;
use crate::running::local_url;
use crate::stored::{database, location};

pub(super) fn run(matches: &ArgMatches) -> Result<(), Failure> {
    log(matches)?;
    let file = database(matches)?;
    let mut config = Config::new(location(matches)?);
    let advertised = matches.get_one::<String>("advertise").filter(|url| !url.trim().is_empty());
    config.advertise = advertised.map(|url| advertise(url)).transpose()?;
    if let (Some(_), Some(file)) = (&config.advertise, config.database.file()) {
        return Err(Failure::input(format!(
            "several servers cannot share the file {}: leave out --advertise, or name a database server with --database",
            file.display()
        )));
    }
    if matches.get_one::<String>("role").is_some_and(|role| role == "worker") {
        if config.advertise.is_none() {
            return Err(Failure::input(
                "a worker serves other nodes: name the URL at which they reach it with --advertise",
            ));
        }
        config.role = Role::Worker;
        // It serves no pages, so all cores are for bots.
        config.bot_threads = std::thread::available_parallelism().map_or(1, usize::from);
    }
    if config.advertise.is_some() && matches.contains_id("domain") {
        return Err(Failure::input(
            "nodes speak plain HTTP with each other: leave out --domain, and put a proxy with the certificate in front of them",
        ));
    }
    config.public_url = matches.get_one::<String>("public-url").map(|url| public_url(url)).transpose()?;
    config.tls = matches.get_one::<String>("domain").map(|domain| tls(matches, domain, &file)).transpose()?;
    if let (Some(tls), None) = (&config.tls, &config.public_url) {
        config.public_url = Some(format!("https://{}", tls.domain));
    }
    config.allowed_hosts = allowed_hosts(matches);
    config.behind_proxy = matches.get_flag("behind-proxy");
    config.metrics_token =
        matches.get_one::<String>("metrics-token").filter(|token| !token.trim().is_empty()).cloned();
    config.mail = mail(matches)?;
    config.local_webhooks = matches.get_flag("allow-local-webhooks");
    config.log_addresses = logged_requests(matches) != "anonymous";
    if let Some(threads) = matches.get_one::<u16>("bot-threads") {
        config.bot_threads = usize::from(*threads);
    }
    if let Some(pause) = matches.get_one::<u64>("bot-pause") {
        config.bot_pause = Duration::from_millis(*pause);
    }
    if let Some(bot) = matches.get_one::<String>("review-bot") {
        config.review_bot.clone_from(bot);
    }
    if let Some(requests) = matches.get_one::<u32>("requests-each-second") {
        config.requests_each_second = *requests;
    }
    let addresses = Addresses::from_arguments(matches)?;
    let _lock = config.database.file().map(lock_data_folder).transpose()?;
    open_files::raise_open_file_limit();
    // One core is left to the store's writer and the bots, which have their own threads.
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(cores.saturating_sub(1).max(1))
        .enable_all()
        .build()
        .map_err(Failure::input)?;
    runtime.block_on(serve(config, addresses, !writes_json(matches)))
}

/// Locks the data folder while the server runs: two servers would not see each other's tables.
fn lock_data_folder(database: &Path) -> Result<File, Failure> {
    let path = lock_file(database);
    let cannot = |error| Failure::input(format!("cannot write {}: {error}", path.display()));
    if let Some(folder) = database.parent() {
        fs::create_dir_all(folder).map_err(cannot)?;
    }
    let lock = File::create(&path).map_err(cannot)?;
    match lock.try_lock() {
        Ok(()) => (),
        Err(TryLockError::WouldBlock) => {
            return Err(Failure::input(format!(
                "another Hearth server uses {}: stop it, or name another folder with --data",
                database.display()
            )));
        }
        // Some file systems have no locks; the host must then avoid a second server.
        Err(TryLockError::Error(error)) => {
            tracing::warn!(%error, "failed to lock the data folder; a second server would not be noticed");
        }
    }
    Ok(lock)
}

/// Validates the public URL and removes its trailing slash, since paths are appended to it.
pub(super) fn public_url(url: &str) -> Result<String, Failure> {
    let parsed: http::Uri = url.parse().map_err(|error| invalid_url(url, &error))?;
    let web = matches!(parsed.scheme_str(), Some("http" | "https")) && parsed.host().is_some();
    if web && parsed.path() == "/" && parsed.query().is_none() {
        Ok(url.trim_end_matches('/').to_owned())
    } else {
        Err(invalid_url(url, &"expected a scheme and a host and nothing else"))
    }
}

/// Validates the address at which other nodes reach this one. They do not speak HTTPS with each other.
fn advertise(url: &str) -> Result<String, Failure> {
    let invalid = |why: &dyn std::fmt::Display| {
        Failure::input(format!("--advertise `{url}` is not a URL like http://node-1.internal:4270: {why}"))
    };
    let parsed: http::Uri = url.parse().map_err(|error| invalid(&error))?;
    let bare = matches!(parsed.path(), "" | "/") && parsed.query().is_none();
    if parsed.scheme_str() == Some("http") && parsed.host().is_some() && bare {
        Ok(url.trim_end_matches('/').to_owned())
    } else {
        Err(invalid(&"expected http://, a host and nothing else"))
    }
}

/// Returns the further host names of the server.
pub(super) fn allowed_hosts(matches: &ArgMatches) -> Vec<String> {
    let names = matches.get_many::<String>("allowed-host").into_iter().flatten();
    names.map(|name| name.trim().to_owned()).collect()
}

/// Returns the settings of mail. They come together.
pub(super) fn mail(matches: &ArgMatches) -> Result<Option<MailConfig>, Failure> {
    let setting =
        |name: &str| matches.get_one::<String>(name).filter(|value| !value.trim().is_empty()).cloned();
    match (setting("smtp-url"), setting("mail-from")) {
        (Some(smtp_url), Some(from)) => Ok(Some(MailConfig { smtp_url, from })),
        (None, None) => Ok(None),
        _ => Err(Failure::input("mail needs both --smtp-url and --mail-from")),
    }
}

fn invalid_url(url: &str, why: &dyn std::fmt::Display) -> Failure {
    Failure::input(format!("--public-url `{url}` is not a URL like https://hearth.example: {why}"))
}

/// Reads how the certificate is got. It lies beside the database.
fn tls(matches: &ArgMatches, domain: &str, database: &Path) -> Result<TlsConfig, Failure> {
    let host: http::uri::Authority = domain.parse().map_err(|error| invalid_domain(domain, &error))?;
    if host.as_str() != host.host() || host.host().parse::<std::net::IpAddr>().is_ok() {
        return Err(invalid_domain(domain, &"expected a name and nothing else"));
    }
    let text = |name: &str| matches.get_one::<String>(name).cloned();
    Ok(TlsConfig {
        domain: domain.to_ascii_lowercase(),
        mail: text("acme-contact"),
        directory: text("acme-directory").unwrap_or_else(|| LETS_ENCRYPT.to_owned()),
        root: matches.get_one::<PathBuf>("acme-root").cloned(),
        folder: database.with_file_name("certificates"),
    })
}

fn invalid_domain(domain: &str, why: &dyn std::fmt::Display) -> Failure {
    Failure::input(format!("--domain `{domain}` is not a name like hearth.example: {why}"))
}

async fn serve(config: Config, addresses: Addresses, prints_url: bool) -> Result<(), Failure> {
    let (database, public_url, https) =
        (config.database.clone(), config.public_url.clone(), config.tls.is_some());
    let rng = SharedRng::from_system()
        .map_err(|error| Failure::input(format!("the system's random number generator failed: {error}")))?;
    let server = Server::open(config, WallClock::system(), rng).await.map_err(Failure::input)?;
    let listener = addresses.listen().await?;
    let address = listener.local_addr().map_err(Failure::input)?;
    tracing::info!(%address, %database, "listening");
    if let Some(plain) = addresses.listen_for_redirects().await? {
        tokio::spawn(redirect_to_https(plain, public_url.clone().unwrap_or_default()));
    }
    let local = local_url(address, https);
    let base = public_url.as_ref().unwrap_or(&local);
    let claim = server.host_claim_path().map(|path| format!("{base}{path}"));
    if prints_url {
        let url = if https { base } else { &local };
        anstream::eprintln!("Hearth is at {url} (stop it with Ctrl-C)");
        if let Some(link) = claim {
            anstream::eprintln!("There is no host yet. To become the host, log in and open {link}");
        }
    } else if let Some(link) = claim {
        // A warning, because the link is nowhere else.
        tracing::warn!(link, "there is no host yet; to become the host, log in and open the link");
    }
    server.serve(listener, shutdown_signal()).await.map_err(Failure::input)?;
    tracing::info!("stopped");
    Ok(())
}

/// Waits for Ctrl-C or SIGTERM.
async fn shutdown_signal() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupted => (),
                _ = terminated.recv() => (),
            }
            return;
        }
    }
    // Without signal handlers the server runs until it is killed.
    if interrupted.await.is_err() {
        std::future::pending::<()>().await;
    }
}

fn writes_json(matches: &ArgMatches) -> bool {
    matches.get_one::<String>("log").is_some_and(|form| form == "json")
}

/// Returns how requests are logged: `off`, `anonymous` or `full`.
fn logged_requests(matches: &ArgMatches) -> &str {
    matches.get_one::<String>("log-requests").map_or("off", String::as_str)
}

/// Returns the filter of the log. Requests have a switch of their own, unless `HEARTH_LOG` names their target.
fn log_filter(given: &str, requests: bool) -> Result<EnvFilter, ParseError> {
    let filter: EnvFilter = given.parse()?;
    if given.contains(ACCESS_TARGET) {
        return Ok(filter);
    }
    let level = if requests { "info" } else { "off" };
    Ok(filter.add_directive(format!("{ACCESS_TARGET}={level}").parse()?))
}

fn log(matches: &ArgMatches) -> Result<(), Failure> {
    let given = match std::env::var("HEARTH_LOG") {
        Ok(given) if !given.trim().is_empty() => given,
        Ok(_) | Err(VarError::NotPresent) => "info".to_owned(),
        Err(error) => return Err(Failure::input(format!("invalid HEARTH_LOG: {error}"))),
    };
    let filter = log_filter(&given, logged_requests(matches) != "off")
        .map_err(|error| Failure::input(format!("invalid HEARTH_LOG: {error}")))?;
    let log = tracing_subscriber::fmt().with_writer(stderr).with_env_filter(filter);
    let set = if writes_json(matches) {
        // Spans are not nested, so the list would repeat the span.
        log.json().with_span_list(false).try_init()
    } else {
        log.with_ansi(stderr().is_terminal()).try_init()
    };
    set.map_err(Failure::input)
}
