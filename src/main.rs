//! Tiaoqi.
fn main() {}
