//! A progress bar on standard error; hidden unless that is a terminal.

use indicatif::{ProgressBar, ProgressStyle};

/// A progress bar.
pub(crate) struct Progress(ProgressBar);

impl Progress {
    /// Starts a bar of `most` steps, for example games.
    pub fn new(most: u64, what: &str) -> Progress {
        let bar = ProgressBar::new(most);
        let template = format!(
            "{{bar:24}} {{human_pos}}/{{human_len}} {what}, {{elapsed}} gone, {{eta}} to go  {{msg}}"
        );
        if let Ok(style) = ProgressStyle::with_template(&template) {
            bar.set_style(style);
        }
        Progress(bar)
    }

    /// Shows that this many steps are finished.
    pub fn reach(&self, steps: u64) {
        self.0.set_position(steps);
    }

    /// Adds finished steps and shows a message about the result so far.
    pub fn advance(&self, more: u64, standing: impl FnOnce() -> String) {
        if !self.0.is_hidden() {
            self.0.set_message(standing());
        }
        self.0.inc(more);
    }
}

/// Clears the bar before the result is printed.
impl Drop for Progress {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
