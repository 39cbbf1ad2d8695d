//! What happens at a table: the game, and the people around it.

mod asking;
mod clocks;
mod deciding;
mod earlier;
mod endless;
mod gathering;
mod law;
mod leaving;
mod play;
mod room;
mod talking;
