//! Chromium, controlled through chromedriver.

use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

use fantoccini::wd::Capabilities;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tempfile::TempDir;

/// Flags that prevent network access and prompts.
const FLAGS: [&str; 9] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];

/// The properties of a browser window.
#[derive(Clone, Copy)]
pub struct Window {
    /// Width and height.
    pub size: (u32, u32),
    /// Emulates a touch screen.
    pub touch: bool,
    /// Enables scripts.
    pub scripts: bool,
    /// Turns animations on. They use most of the CPU on a machine without a GPU, so only tests of motion enable them.
    pub moves: bool,
}

impl Window {
    /// A desktop window.
    pub const DESKTOP: Window = Window { size: (1280, 720), touch: false, scripts: true, moves: false };
    /// A phone.
    pub const PHONE: Window = Window { size: (390, 844), touch: true, scripts: true, moves: false };
    /// A browser with scripts disabled.
    pub const PLAIN: Window = Window { size: (1280, 720), touch: false, scripts: false, moves: false };

    /// Returns the same window with animations.
    pub const fn moving(self) -> Window {
        Window { moves: true, ..self }
    }
}

/// A running chromedriver with all its browsers.
pub struct Driver {
    profiles: TempDir,
    opened: AtomicUsize,
    port: u16,
    process: Child,
}

impl Driver {
    /// Starts chromedriver at a free port.
    ///
    /// It looks for a free port twice, for IPv4 and IPv6, and exits if the port is taken in between. Then it
    /// is started again.
    pub fn start() -> Driver {
        let (process, port) =
            (0..5).find_map(|_| Driver::started()).expect("chromedriver starts and says its port");
        let profiles = tempfile::tempdir().expect("a folder can be made");
        Driver { profiles, opened: AtomicUsize::new(0), port, process }
    }

    /// Returns chromedriver and its port, unless it exited at once.
    fn started() -> Option<(Child, u16)> {
        let started = Command::new("chromedriver")
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let mut process = match started {
            Ok(process) => process,
            Err(error) if error.kind() == ErrorKind::NotFound => panic!(
                "chromedriver is missing, and without it no page can be tried in a browser: \
                 install it (Debian: apt-get install chromium chromium-driver), then test again"
            ),
            Err(error) => panic!("chromedriver does not start: {error}"),
        };
        let said = process.stdout.take().expect("what it says can be read");
        let mut lines = BufReader::new(said).lines().map_while(Result::ok);
        let port = lines.find_map(|line| {
            let (_, port) = line.rsplit_once("started successfully on port ")?;
            port.trim_end_matches('.').parse().ok()
        });
        let Some(port) = port else {
            // Reaps the process.
            let _ = process.wait();
            return None;
        };
        // The pipe must be drained, or chromedriver would block.
        std::thread::spawn(move || lines.for_each(drop));
        Some((process, port))
    }

    /// Opens a fresh browser.
    pub async fn browser(&self, window: Window) -> Client {
        let number = self.opened.fetch_add(1, Ordering::Relaxed);
        let profile = self.profiles.path().join(number.to_string());
        let (width, height) = window.size;
        let own = format!("--user-data-dir={}", profile.display());
        let still = (!window.moves).then_some("--force-prefers-reduced-motion");
        let flags: Vec<&str> = FLAGS.into_iter().chain([own.as_str()]).chain(still).collect();
        // A window has a frame and cannot be as narrow as a phone, so the viewport size is emulated.
        let metrics = json!({"width": width, "height": height, "pixelRatio": 1, "touch": window.touch, "mobile": window.touch});
        let javascript = if window.scripts { 1 } else { 2 };
        let options = json!({
            "args": flags,
            "prefs": {"profile.managed_default_content_settings.javascript": javascript},
            "mobileEmulation": {"deviceMetrics": metrics},
        });
        let mut capabilities = Capabilities::new();
        let mut want = |name: &str, value: Value| capabilities.insert(name.to_owned(), value);
        want("goog:chromeOptions", options);
        // Checks of a whole page take long on a slow machine.
        want("timeouts", json!({"script": 300_000}));
        want("goog:loggingPrefs", json!({"browser": "ALL"}));
        // Dialogs of a page are answered by the test, not by the driver.
        want("unhandledPromptBehavior", json!("ignore"));
        ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(&format!("http://127.0.0.1:{}", self.port))
            .await
            .unwrap_or_else(|error| {
                panic!("Chromium does not start (Debian: apt-get install chromium): {error}")
            })
    }
}

impl Drop for Driver {
    /// A terminated chromedriver closes its browsers; a killed one would leave them running.
    fn drop(&mut self) {
        if let Ok(mut stream) = TcpStream::connect(("127.0.0.1", self.port)) {
            let request = format!(
                "GET /shutdown HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nConnection: close\r\n\r\n",
                self.port
            );
            drop(stream.write_all(request.as_bytes()));
            drop(stream.read_to_end(&mut Vec::new()));
        } else {
            drop(self.process.kill());
        }
        drop(self.process.wait());
    }
}
