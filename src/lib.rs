//! Tiaoqi: a table for the family of jumping board games.
//!
//! The rooms, ground floor first; each imports only from those before it: [`board`], [`games`], [`record`], [`table`],
//! [`draw`], [`text`], [`settings`], [`cli`], and, behind the feature of that name, `gui`.
#![cfg_attr(test, allow(clippy::unwrap_used, reason = "a test may stop at the first surprise"))]

pub mod board;
pub mod cli;
pub mod draw;
pub mod games;
#[cfg(feature = "gui")]
pub mod gui;
pub mod record;
pub mod settings;
pub mod table;
pub mod text;
