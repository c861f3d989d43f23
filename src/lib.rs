//! Tiaoqi: a table for the family of jumping board games.
//!
//! The rooms, ground floor first; each imports only from those before it: [`board`], [`games`].
#![cfg_attr(test, allow(clippy::unwrap_used, reason = "a test may stop at the first surprise"))]

pub mod board;
pub mod games;
