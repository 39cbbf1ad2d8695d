//! The pages in a real Chromium; each test has its own server.

mod access;
mod arriving;
mod budget;
mod console;
mod dealing;
mod devtools;
mod driver;
mod everywhere;
mod firm;
mod installed;
mod interaction;
mod keyboard;
mod learning;
mod leaving;
mod looking_back;
mod motion;
mod new_host;
mod person;
mod pictures;
mod playing;
mod safe;
mod seeing;
mod sharing;
mod talking;
mod touching;
mod turn;
