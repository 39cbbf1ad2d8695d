//! Tests of tables: the game and the players around it.

mod asking;
mod clocks;
mod dealing;
mod deciding;
mod earlier;
mod gathering;
mod law;
mod leaving;
mod move_limit;
mod play;
mod rating;
mod room;
mod talking;
