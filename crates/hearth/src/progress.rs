//! A bar that shows how far long work is, for a person at a terminal. Nobody else sees it.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar on standard error.
pub(crate) struct Progress(ProgressBar);

impl Progress {
    /// A bar for so many games. What is said of them stands behind it.
    pub fn new(games: u64) -> Progress {
        let bar = ProgressBar::new(games);
        let template = "{bar:24} {pos}/{len} games, {elapsed} gone, {eta} to go  {msg}";
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style);
        }
        Progress(bar)
    }

    /// So many more were played, and this is how it stands.
    pub fn advance(&self, games: u64, standing: impl FnOnce() -> String) {
        if !self.0.is_hidden() {
            self.0.set_message(standing());
        }
        self.0.inc(games);
    }
}

/// The bar makes room for the result.
impl Drop for Progress {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
