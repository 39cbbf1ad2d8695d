//! The server on its routes, without a network.

mod curtain;
mod doors;
mod pages;
mod people;
mod routes;
mod secrets;
mod streams;
mod time;
mod visitors;
