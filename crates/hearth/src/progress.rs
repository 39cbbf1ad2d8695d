//! A bar that shows how far long work is, for a person at a terminal. Nobody else sees it.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar on standard error.
pub(crate) struct Progress(ProgressBar);

impl Progress {
    /// A bar for so many games, or whatever else the work consists of. What is said of them stands behind it.
    pub fn new(most: u64, what: &str) -> Progress {
        let bar = ProgressBar::new(most);
        let template = format!("{{bar:24}} {{pos}}/{{len}} {what}, {{elapsed}} gone, {{eta}} to go  {{msg}}");
        if let Ok(style) = ProgressStyle::with_template(&template) {
            bar.set_style(style);
        }
        Progress(bar)
    }

    /// So many more are done, and this is how it stands.
    pub fn advance(&self, more: u64, standing: impl FnOnce() -> String) {
        if !self.0.is_hidden() {
            self.0.set_message(standing());
        }
        self.0.inc(more);
    }
}

/// The bar makes room for the result.
impl Drop for Progress {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
