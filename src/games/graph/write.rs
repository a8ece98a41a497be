//! Writing a graph: the plain form, and DOT. What is written is read again as the same graph.

use super::graph::Graph;
use super::read::plain::in_name;
use crate::core::Player;
use std::fmt::Write;

impl Graph {
    /// The plain form; see `read/plain.rs`.
    pub fn write_plain(&self) -> String {
        let mut text = String::new();
        for vertex in self.arena().vertices() {
            push_name(&mut text, self.name(vertex));
            text.push_str(if self.arena().owner(vertex) == Player::Zero { " 0" } else { " 1" });
            if let Some(label) = self.label(vertex) {
                text.push(' ');
                push_quoted(&mut text, label);
            }
            text.push_str(" ->");
            for (place, &to) in self.arena().successors(vertex).iter().enumerate() {
                text.push_str(if place == 0 { " " } else { ", " });
                push_name(&mut text, self.name(to));
            }
            text.push('\n');
        }
        self.push_wins(&mut text);
        self.push_payoffs(&mut text);
        if self.start() != 0 {
            text.push_str("start: ");
            push_name(&mut text, self.name(self.start()));
            text.push('\n');
        }
        text
    }

    fn push_wins(&self, text: &mut String) {
        for player in Player::BOTH {
            let mut sign = if player == Player::Zero { "win 0: " } else { "win 1: " };
            let before = text.len();
            for vertex in self.arena().won_by(player) {
                text.push_str(sign);
                push_name(text, self.name(vertex));
                sign = ", ";
            }
            if text.len() > before {
                text.push('\n');
            }
        }
    }

    fn push_payoffs(&self, text: &mut String) {
        let mut sign = "payoff: ";
        for &(vertex, payoff) in self.arena().payoffs() {
            text.push_str(sign);
            push_name(text, self.name(vertex));
            // Writing to a string cannot fail.
            let _ = write!(text, "={payoff}");
            sign = ", ";
        }
        if !self.arena().payoffs().is_empty() {
            text.push('\n');
        }
    }

    /// The language of Graphviz: J0's vertices are circles, J1's boxes, with double lines where
    /// somebody has won.
    pub fn write_dot(&self) -> String {
        let mut text = "digraph {\n".to_owned();
        for vertex in self.arena().vertices() {
            text.push_str("  ");
            push_quoted(&mut text, self.name(vertex));
            let zero = self.arena().owner(vertex) == Player::Zero;
            text.push_str(if zero { " [owner=0, shape=circle" } else { " [owner=1, shape=box" });
            if let Some(label) = self.label(vertex) {
                text.push_str(", label=");
                push_quoted(&mut text, label);
            }
            match self.arena().win(vertex) {
                Some(Player::Zero) => text.push_str(", win=0, peripheries=2"),
                // Double lines alone would say that J0 has won.
                Some(Player::One) => text.push_str(", win=1, style=dashed"),
                None => {}
            }
            if let Some(payoff) = self.arena().payoff(vertex) {
                let _ = write!(text, ", payoff={payoff}");
            }
            if vertex == self.start() {
                text.push_str(", start=1");
            }
            text.push_str("];\n");
        }
        for vertex in self.arena().vertices() {
            for &to in self.arena().successors(vertex) {
                text.push_str("  ");
                push_quoted(&mut text, self.name(vertex));
                text.push_str(" -> ");
                push_quoted(&mut text, self.name(to));
                text.push_str(";\n");
            }
        }
        text.push_str("}\n");
        text
    }
}

/// A name as the plain form has it, between quotation marks where it must be, and where the text
/// would look like another form or like an arrow if it began with it.
fn push_name(text: &mut String, name: &str) {
    let plain = |&byte: &u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 0x80;
    if name.as_bytes().first().is_some_and(plain) && name.bytes().all(in_name) {
        text.push_str(name);
    } else {
        push_quoted(text, name);
    }
}

/// A text between quotation marks. Only those and backslashes get a backslash before them.
fn push_quoted(text: &mut String, quoted: &str) {
    text.push('"');
    for character in quoted.chars() {
        if matches!(character, '"' | '\\') {
            text.push('\\');
        }
        text.push(character);
    }
    text.push('"');
}
