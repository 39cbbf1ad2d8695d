//! Tests of deals: three verifiers that agree, and numbers that are fair.

mod distribution;
mod mutations;
mod random_deals;
mod support;
mod vectors;
mod verifiers;
