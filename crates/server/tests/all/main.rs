//! The server on its router, without a socket.

mod api;
mod house;
