//! The pages as people use them: in a real Chromium, each test with a server of its own.

mod console;
mod driver;
mod everywhere;
mod leaving;
mod looking_back;
mod network;
mod person;
mod playing;
mod safe;
mod sharing;
mod talking;
mod turn;
