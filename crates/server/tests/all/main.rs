//! The server on its routes, without a network.

mod advice;
mod agreeing;
mod api;
mod arriving;
mod beside;
mod connections;
mod curtain;
mod doors;
mod everyone;
mod house;
mod installed;
mod languages;
mod learn;
mod luck;
mod moments;
mod notices;
mod pages;
mod people;
mod played;
mod routes;
mod rulebooks;
mod secrets;
mod settings;
mod streams;
mod time;
mod visitors;
