//! Attempts to log in, which are limited.

use std::net::IpAddr;

use hearth_host::base::{Household, LogInAttempt, NodeNews};
use hearth_store::folded;
use ring::hmac;

use crate::app::App;
use crate::error::AppError;
use crate::house::household_hash;

impl App {
    /// Counts an attempt to log in, at all nodes: nobody gets more attempts by asking several of them.
    pub fn count_log_in(&self, login: &str, address: Option<IpAddr>) -> Result<(), AppError> {
        let name = hmac::sign(&self.cookie_key.get(), format!("log in {}", folded(login.trim())).as_bytes());
        let household = household_hash(Household::of(address), &self.cookie_key);
        let attempt = LogInAttempt { name: name.as_ref().to_vec(), household };
        self.limits.log_in(&attempt)?;
        self.context.tell_nodes(&NodeNews::LogIn(attempt));
        Ok(())
    }
}
