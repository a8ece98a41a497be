//! The compact form of a graph, for links. It consists of letters, digits and `- . _ ~ + =`.
//!
//! ```text
//! graph   = vertex ("+" vertex)*
//! vertex  = ["."] [name ["_" label] "="] owner [winner] ["_" payoff] ["-" successors]
//! owner   = "0" | "1"
//! winner  = "0" | "1"
//! payoff  = whole number of up to nine digits, perhaps negative
//! successors = index ("." index)*
//! ```
//!
//! `a=0-1.2+b=1-0+c=10_3` is the graph of `read/plain.rs`: `a` is J0's and leads to 1 and 2, `b` is
//! J1's and leads back, `c` is J1's, J0 has won there, and it pays 3.
//!
//! Vertices are numbered from 0. A vertex without a name is named by its number; that is how it is
//! written where it may be. Names and labels consist of letters and digits, and of any other byte of
//! their UTF-8 as `~` with two hexadecimal digits. The point comes before the vertex at which play
//! begins, where that is not the first.

use super::graph::Graph;
use super::names::{Interner, Names};
use super::read::{MAX_NAME, whole_number};
use crate::core::graph::Arena;
use crate::core::{Message, Player};
use crate::games::At;
use std::fmt::Write;

/// The maximum number of vertices of a graph in a link.
pub const MAX_IN_LINK: usize = 2_000;
/// The maximum number of edges of a graph in a link.
pub const MAX_EDGES_IN_LINK: usize = 20_000;
/// The maximum number of bytes of the compact form of a graph that is put into a link: a link may have 65 536, and
/// moves come after it.
pub const MAX_BYTES_IN_LINK: usize = 48 << 10;

impl Graph {
    /// Reads the compact form. The error says what is wrong and at which bytes.
    pub fn read_compact(text: &str) -> Result<Self, At<Message>> {
        let mut reader = Reader::default();
        let mut start = 0;
        for part in text.split('+') {
            let end = start + part.len();
            reader.vertex(part).map_err(|error| At { start, end, error })?;
            start = end + 1;
        }
        reader.finish().map_err(|error| At { start: 0, end: text.len(), error })
    }

    /// Whether the graph is small enough for a link.
    pub fn fits_link(&self) -> bool {
        self.arena().len() <= MAX_IN_LINK
            && self.arena().edges() <= MAX_EDGES_IN_LINK
            && self.write_compact().len() <= MAX_BYTES_IN_LINK
    }

    /// The compact form.
    pub fn write_compact(&self) -> String {
        let mut text = String::new();
        for vertex in self.arena().vertices() {
            if vertex > 0 {
                text.push('+');
            }
            if vertex == self.start() && vertex > 0 {
                text.push('.');
            }
            self.push_vertex(&mut text, vertex);
        }
        text
    }

    fn push_vertex(&self, text: &mut String, vertex: u32) {
        let number = vertex.to_string();
        let named = self.name(vertex) != number;
        if named {
            push_escaped(text, self.name(vertex));
        }
        if let Some(label) = self.label(vertex) {
            text.push('_');
            push_escaped(text, label);
        }
        if named || self.label(vertex).is_some() {
            text.push('=');
        }
        let digit = |player: Player| if player == Player::Zero { '0' } else { '1' };
        text.push(digit(self.arena().owner(vertex)));
        text.extend(self.arena().win(vertex).map(digit));
        if let Some(payoff) = self.arena().payoff(vertex) {
            // Writing to a string cannot fail.
            let _ = write!(text, "_{payoff}");
        }
        for (place, to) in self.arena().successors(vertex).iter().enumerate() {
            let _ = write!(text, "{}{to}", if place == 0 { '-' } else { '.' });
        }
    }
}

#[derive(Default)]
struct Reader {
    names: Interner,
    labels: Names,
    owners: Vec<Player>,
    wins: Vec<(u32, Player)>,
    payoffs: Vec<(u32, i32)>,
    ends: Vec<u32>,
    successors: Vec<u32>,
    start: u32,
}

impl Reader {
    #[inline(never)]
    fn vertex(&mut self, part: &str) -> Result<(), Message> {
        let number = u32::try_from(self.owners.len()).unwrap_or(u32::MAX);
        if self.owners.len() >= MAX_IN_LINK {
            return Err(Message::new("graph-many-vertices").with("most", MAX_IN_LINK));
        }
        let rest = part.strip_prefix('.').inspect(|_| self.start = number).unwrap_or(part);
        let (head, rest) = rest.split_once('=').unwrap_or(("", rest));
        let (name, label) = head.split_once('_').unwrap_or((head, ""));
        let name = if name.is_empty() { number.to_string() } else { unescape(name)? };
        if self.names.find(&name).is_some() {
            return Err(Message::new("graph-name-twice").quoting("name", &name));
        }
        self.names.number(&name);
        self.labels.push(&unescape(label)?);
        let unreadable = || unreadable(part);
        // The payoff may begin with the sign that comes before the successors.
        let (state, payoff, row) = split(rest);
        let (owner, winner) = players(state).ok_or_else(unreadable)?;
        self.owners.push(owner);
        self.wins.extend(winner.map(|winner| (number, winner)));
        if let Some(payoff) = payoff {
            self.payoffs.push((number, whole_number(payoff).ok_or_else(unreadable)?));
        }
        for to in row.into_iter().flat_map(|row| row.split('.')) {
            let plain = !to.is_empty() && to.bytes().all(|byte| byte.is_ascii_digit());
            let to = to.parse().ok().filter(|_| plain).ok_or_else(unreadable)?;
            if self.successors.len() >= MAX_EDGES_IN_LINK {
                return Err(Message::new("graph-many-edges").with("most", MAX_EDGES_IN_LINK));
            }
            self.successors.push(to);
        }
        self.ends.push(u32::try_from(self.successors.len()).unwrap_or(u32::MAX));
        Ok(())
    }

    #[inline(never)]
    fn finish(self) -> Result<Graph, Message> {
        let vertices = self.owners.len();
        if let Some(&vertex) = self.successors.iter().find(|&&to| to as usize >= vertices) {
            let message = Message::new("graph-no-vertex").with("vertex", vertex);
            return Err(message.with("vertices", vertices));
        }
        let unreadable = || unreadable("");
        let mut arena =
            Arena::new(self.owners, self.ends, self.successors).map_err(|_| unreadable())?;
        self.wins.iter().for_each(|&(vertex, player)| arena.set_win(vertex, player));
        self.payoffs.iter().for_each(|&(vertex, payoff)| arena.set_payoff(vertex, payoff));
        let names = self.names.into_names();
        Graph::new(arena, names, Some(self.labels), self.start).ok_or_else(unreadable)
    }
}

/// A vertex that is not of the form.
fn unreadable(part: &str) -> Message {
    Message::new("graph-unreadable").quoting("found", part)
}

/// The owner and winner, the payoff, and the successors, as they are written.
#[inline(never)]
fn split(text: &str) -> (&str, Option<&str>, Option<&str>) {
    let Some((state, rest)) = text.split_once('_') else {
        let (state, row) = text.split_once('-').map_or((text, None), |(a, b)| (a, Some(b)));
        return (state, None, row);
    };
    let sign = usize::from(rest.starts_with('-'));
    match rest.get(sign..).and_then(|digits| digits.find('-')) {
        Some(at) => (state, rest.get(..sign + at), rest.get(sign + at + 1..)),
        None => (state, Some(rest), None),
    }
}

fn players(text: &str) -> Option<(Player, Option<Player>)> {
    let player = |byte: u8| match byte {
        b'0' => Some(Player::Zero),
        b'1' => Some(Player::One),
        _ => None,
    };
    match *text.as_bytes() {
        [owner] => Some((player(owner)?, None)),
        [owner, winner] => Some((player(owner)?, Some(player(winner)?))),
        _ => None,
    }
}

fn push_escaped(text: &mut String, name: &str) {
    for byte in name.bytes() {
        if byte.is_ascii_alphanumeric() {
            text.push(byte.into());
        } else {
            let digit = |half: u8| char::from(b"0123456789ABCDEF"[usize::from(half & 15)]);
            text.extend(['~', digit(byte >> 4), digit(byte)]);
        }
    }
}

/// The name that was written. It has no control characters, and no more than may be in
/// a name.
fn unescape(text: &str) -> Result<String, Message> {
    let wrong = || Message::new("graph-name").quoting("found", text).with("most", MAX_NAME);
    let hex = |byte: Option<u8>| u8::try_from(char::from(byte?).to_digit(16)?).ok();
    let mut bytes = Vec::new();
    let mut written = text.bytes();
    while let Some(byte) = written.next() {
        bytes.push(match byte {
            b'~' => {
                let (high, low) = (hex(written.next()), hex(written.next()));
                high.ok_or_else(wrong)? << 4 | low.ok_or_else(wrong)?
            }
            _ if byte.is_ascii_alphanumeric() => byte,
            _ => return Err(wrong()),
        });
    }
    let fits = bytes.len() <= MAX_NAME && !bytes.iter().any(u8::is_ascii_control);
    String::from_utf8(bytes).ok().filter(|_| fits).ok_or_else(wrong)
}
