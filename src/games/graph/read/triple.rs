//! A Python triple `(S, A, E)`: vertices, edges and labels, as classes in France write them.
//!
//! ```text
//! ([0, 1, 2], {0: [1, 2], 1: [0], 2: []}, {0: "6;0", 1: "5;1", 2: "0;0"})
//! ```
//!
//! - `S` is a list, tuple, set or `range` of vertices: numbers, texts, or tuples of these, which are
//!   named by their parts with semicolons between them.
//! - `A` is a dictionary of successors, or a list of them in the order of `S`, or edges as pairs. As many
//!   lists of two as there are vertices are taken for successors, as many tuples of two for edges.
//! - `E` is a dictionary of labels, or a list of them in the order of `S`. The owner of a vertex is
//!   found in its label: `i;k`, a pair `(i, k)`, `J0` or `J1`, or the number alone; without a label,
//!   in its name, if that is `i;k`. Where some say an owner, a vertex of which none does is refused. Where none
//!   does, and F0 and F1 are not there, both players move in turn.
//! - A vertex that is a successor and not in `S` is taken in, without successors of its own.
//! - `F0` and `F1`, which may follow, are the vertices won by J0 and by J1. Without them a vertex that
//!   no edge leaves is won by k where its label is `0;k`: whoever takes the last stick loses. Where
//!   nobody wins anywhere, the triple is refused.
//!
//! A dictionary with the keys `S`, `A`, `E` does as well as the tuple, so that JSON is read. One that has
//! vertices for keys is of successors alone, as is a list of such lists, `[[1, 2], [2], []]`; a list of pairs,
//! `[(0, 1), (0, 2)]`, is of edges alone. `unowned` says what game is meant by these.
//!
//! The three may also be assigned to their names, `S = …`, `A = …`, `E = …`, in any order, or be the
//! value of one assignment; or come one after the other without names, as they are printed one by one.

use super::super::graph::{owner_of_label, winner_of_label};
use super::cursor::Cursor;
use super::draft::{Draft, Number};
use super::value::{self, Item, MAX_RANGE, Value, beginning, skip};
use super::{Graph, Owners, Read, unowned, wrong};
use crate::core::{Message, Player, Rule};
use crate::games::At;
use std::collections::HashSet;

/// The parts by name, in their order.
const PARTS: [&str; 5] = ["S", "A", "E", "F0", "F1"];

/// Whether the text begins with an assignment.
pub(super) fn assigns(mut cursor: Cursor<'_>) -> bool {
    cursor.at = 0;
    skip(&mut cursor);
    let open = cursor.eat("(");
    loop {
        skip(&mut cursor);
        if cursor.take_while(in_name).is_empty() {
            return false;
        }
        skip(&mut cursor);
        if !cursor.eat(",") {
            if open && !cursor.eat(")") {
                return false;
            }
            skip(&mut cursor);
            return cursor.rest().starts_with('=');
        }
    }
}

/// Reads a graph, and says how its owners were found; what is missing, and how it was taken, goes to the notes.
/// The rule is for where only labels say who wins, or nothing does.
#[inline(never)]
pub(super) fn read(
    text: &str,
    rule: Option<Rule>,
    notes: &mut Vec<Message>,
) -> Read<(Graph, Owners)> {
    let mut cursor = Cursor::of(text);
    let mut parts = if assigns(cursor) { assigned(&mut cursor)? } else { bare(&mut cursor)? };
    let by_label = rule.unwrap_or(Rule::Misere);
    let (draft, note) = (Draft::default(), None);
    let mut builder = Builder { text, draft, rule: by_label, note, owned: false };
    if parts[0].is_none()
        && let Some(alone) = parts[1].take_if(|item| is_alone(&item.value))
    {
        builder.alone(alone)?;
        notes.extend(builder.note.take());
        return unowned::finish(builder.draft, text, rule);
    }
    let given = parts[3].is_some() || parts[4].is_some();
    let labelled = parts[2].is_some();
    builder.build(parts)?;
    notes.extend(builder.note.take());
    // Without any owner the positions are those of both players.
    if !builder.owned && !given && builder.draft.len() > 0 {
        if labelled {
            notes.push(Message::new("graph-read-labels-no-owners"));
        }
        return unowned::in_turn(builder.draft, text, rule);
    }
    let won = builder.draft.has_win();
    let graph = builder.draft.finish(text)?;
    let owners = if given { Owners::Given } else { Owners::Labels(by_label) };
    if won { Ok((graph, owners)) } else { Err(wrong::whole(Message::new("graph-read-no-win"))) }
}

fn in_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

type Parts<'a> = [Option<Item<'a>>; 5];

/// A tuple alone.
#[inline(never)]
fn bare<'a>(cursor: &mut Cursor<'a>) -> Read<Parts<'a>> {
    let mut ranges = MAX_RANGE;
    let item = value::read(cursor, &mut ranges)?;
    skip(cursor);
    if !matches!(item.value, Value::Row(_)) || !matches!(cursor.peek(), Some(b'[' | b'{')) {
        if cursor.peek().is_some() {
            return Err(cursor.expected(","));
        }
        return spread(cursor, item);
    }
    // The three lists, each printed by itself.
    let at = item.at;
    let mut items = vec![item];
    while cursor.peek().is_some() && items.len() < PARTS.len() {
        items.push(value::read(cursor, &mut ranges)?);
        skip(cursor);
    }
    if cursor.peek().is_some() {
        return Err(cursor.expected(","));
    }
    let end = items.last().map_or(at, |last| last.end);
    spread(cursor, Item { value: Value::Row(items), at, end })
}

/// Assignments, one after the other.
#[inline(never)]
fn assigned<'a>(cursor: &mut Cursor<'a>) -> Read<Parts<'a>> {
    let mut parts = Parts::default();
    let mut whole = None;
    let mut ranges = MAX_RANGE;
    skip(cursor);
    while cursor.peek().is_some() {
        let mut names = Vec::new();
        let open = cursor.eat("(");
        skip(cursor);
        while !cursor.eat("=") {
            names.push(cursor.take_while(in_name));
            skip(cursor);
            let more = cursor.eat(",");
            skip(cursor);
            if open && cursor.eat(")") {
                skip(cursor);
            } else if more {
                continue;
            }
            if !cursor.rest().starts_with('=') {
                return Err(cursor.expected("="));
            }
        }
        let item = value::read(cursor, &mut ranges)?;
        cursor.eat(";");
        skip(cursor);
        match (&names[..], PARTS.iter().position(|part| names == [*part])) {
            (_, Some(part)) => parts[part] = Some(item),
            // `G = (S, A, E)` after the three says nothing new.
            _ if parts[0].is_some() && parts[1].is_some() => {}
            _ => whole = Some(item),
        }
    }
    match whole {
        Some(item) if parts[0].is_none() => spread(cursor, item),
        _ => Ok(parts),
    }
}

/// The parts of a tuple of two to five.
fn spread<'a>(cursor: &Cursor<'a>, item: Item<'a>) -> Read<Parts<'a>> {
    let (at, end) = (item.at, item.end);
    match item.value {
        Value::Dictionary(pairs) => Ok(named(pairs, (at, end))),
        Value::Tuple(items) if (2..=5).contains(&items.len()) => {
            let mut items = items.into_iter();
            Ok(std::array::from_fn(|_| items.next()))
        }
        // JSON has no tuples.
        Value::Row(items) if is_triple(&items) => {
            let mut items = items.into_iter();
            Ok(std::array::from_fn(|_| items.next()))
        }
        value if is_alone(&value) => {
            let mut parts = Parts::default();
            parts[1] = Some(Item { value, at, end });
            Ok(parts)
        }
        _ => {
            let found = beginning(cursor.text, at, end);
            Err(cursor.error_at(at, end, wrong::expected("(S, A, E)", found)))
        }
    }
}

/// Whether a value may be all that is given of a graph: successors of each vertex, or edges.
fn is_alone(value: &Value<'_>) -> bool {
    match value {
        Value::Dictionary(_) => true,
        Value::Row(items) => {
            are_successors(items) || !items.is_empty() && items.iter().all(is_pair)
        }
        _ => false,
    }
}

/// Whether items are the successors of 0, 1, …: lists of numbers, none past the last of them.
fn are_successors(items: &[Item<'_>]) -> bool {
    let number = |item: &Item<'_>| match &item.value {
        Value::Atom(text) => text.parse().is_ok_and(|number: usize| number < items.len()),
        _ => false,
    };
    let list = |item: &Item<'_>| match &item.value {
        Value::Row(row) => row.iter().all(number),
        _ => false,
    };
    !items.is_empty() && items.iter().all(list)
}

fn is_pair(item: &Item<'_>) -> bool {
    matches!(&item.value, Value::Tuple(pair) | Value::Row(pair) if pair.len() == 2)
}

/// Whether a list is meant as (S, A, E): its second entry is a list of lists, or a dictionary, and the first is
/// neither.
fn is_triple(items: &[Item<'_>]) -> bool {
    let flat = |item: &Item<'_>| match &item.value {
        Value::Row(row) => row.iter().all(|entry| matches!(entry.value, Value::Atom(_))),
        _ => false,
    };
    let nested = |item: &Item<'_>| match &item.value {
        Value::Row(row) => row.iter().any(|entry| !matches!(entry.value, Value::Atom(_))),
        Value::Dictionary(_) => true,
        _ => false,
    };
    (2..=5).contains(&items.len()) && flat(&items[0]) && nested(&items[1])
}

/// The parts of a dictionary that names them; any other one is the second part alone.
fn named<'a>(pairs: Vec<(Item<'a>, Item<'a>)>, (at, end): (usize, usize)) -> Parts<'a> {
    let place = |key: &Item<'_>| {
        let Value::Atom(name) = &key.value else { return None };
        PARTS.iter().position(|part| part == name)
    };
    let mut parts = Parts::default();
    let has = |part| pairs.iter().any(|(key, _)| place(key) == Some(part));
    if !(has(0) && has(1)) {
        parts[1] = Some(Item { value: Value::Dictionary(pairs), at, end });
        return parts;
    }
    for (key, item) in pairs {
        if let Some(place) = place(&key) {
            parts[place] = Some(item);
        }
    }
    parts
}

struct Builder<'a> {
    text: &'a str,
    draft: Draft,
    /// By which labels say who wins.
    rule: Rule,
    /// What is to be said of vertices that were named only.
    note: Option<Message>,
    /// Whether some label names an owner.
    owned: bool,
}

impl Builder<'_> {
    #[inline(never)]
    fn build(&mut self, parts: Parts<'_>) -> Read<()> {
        let [vertices, edges, labels, zero, one] = parts;
        let missing = |sign| {
            let end = self.text.len();
            wrong::at(self.text, end, end, wrong::expected(sign, ""))
        };
        let vertices = vertices.ok_or_else(|| missing("S"))?;
        let edges = edges.ok_or_else(|| missing("A"))?;
        let mut vertices = self.vertices(vertices)?;
        self.edges(&vertices, edges)?;
        let (sinks, note) = self.draft.take_sinks(self.text);
        vertices.extend(sinks);
        self.note = note;
        // A number alone is a name that says nothing of an owner; a label that is one does.
        let telling = |&vertex: &Number| {
            let name = Some(self.draft.name(vertex)).filter(|name| name.contains(';'));
            name.unwrap_or_default().to_owned()
        };
        let mut named: Vec<String> = vertices.iter().map(telling).collect();
        if let Some(labels) = labels {
            self.labels(&vertices, labels, &mut named)?;
        }
        for (&vertex, label) in vertices.iter().zip(&named) {
            if let Some(owner) = owner_of_label(label) {
                self.owned = true;
                self.draft.own(vertex, owner);
            }
        }
        self.wins(&vertices, &named, [zero, one])
    }

    /// Successors or edges alone.
    #[inline(never)]
    fn alone(&mut self, item: Item<'_>) -> Read<()> {
        let numbered = match &item.value {
            Value::Row(items) if are_successors(items) => {
                let in_doubt = items.iter().all(is_pair);
                self.note = in_doubt.then(|| Message::new("graph-read-pairs-successors"));
                items.len()
            }
            _ => return self.successors(item),
        };
        let mut vertices = Vec::with_capacity(numbered);
        for number in 0..numbered {
            let vertex = self.draft.vertex(&number.to_string(), item.at);
            self.draft.describe(vertex, item.at);
            vertices.push(vertex);
        }
        self.edges(&vertices, item)
    }

    /// A dictionary of successors alone, or edges. Its keys come first, in their order.
    #[inline(never)]
    fn successors(&mut self, item: Item<'_>) -> Read<()> {
        if let Value::Dictionary(pairs) = &item.value {
            for (key, _) in pairs {
                let vertex = self.vertex(key)?;
                if !self.draft.describe(vertex, key.at) {
                    return Err(self.error(key, wrong::twice(self.draft.name(vertex))));
                }
            }
        }
        self.edges(&[], item)
    }

    #[inline(never)]
    fn vertices(&mut self, item: Item<'_>) -> Read<Vec<Number>> {
        let mut vertices = Vec::new();
        for item in self.row(item)? {
            let vertex = self.vertex(&item)?;
            if !self.draft.describe(vertex, item.at) {
                return Err(self.error(&item, wrong::twice(self.draft.name(vertex))));
            }
            vertices.push(vertex);
        }
        Ok(vertices)
    }

    #[inline(never)]
    fn edges(&mut self, vertices: &[Number], item: Item<'_>) -> Read<()> {
        let rows: Vec<(Number, Item<'_>)> = if let Value::Dictionary(pairs) = item.value {
            let mut known = HashSet::new();
            let row = |(key, row)| {
                let vertex = self.vertex(&key)?;
                let new = known.insert(vertex);
                new.then_some((vertex, row))
                    .ok_or_else(|| self.error(&key, wrong::twice(self.draft.name(vertex))))
            };
            pairs.into_iter().map(row).collect::<Result<_, _>>()?
        } else {
            let whole = (item.at, item.end);
            let items = self.row(item)?;
            let pair =
                |item: &Item<'_>| matches!(&item.value, Value::Tuple(pair) if pair.len() == 2);
            if items.len() != vertices.len() || items.iter().all(pair) {
                return self.pairs(items, whole);
            }
            vertices.iter().copied().zip(items).collect()
        };
        for (from, row) in rows {
            for to in self.row(row)? {
                let to = self.vertex(&to)?;
                self.draft.edge(to);
            }
            self.draft.end_row(from);
        }
        self.draft.check_size(0)
    }

    /// Edges that are pairs of vertices.
    #[inline(never)]
    fn pairs(&mut self, items: Vec<Item<'_>>, whole: (usize, usize)) -> Read<()> {
        for item in items {
            let (Value::Tuple(pair) | Value::Row(pair)) = &item.value else {
                let found = beginning(self.text, item.at, item.end);
                return Err(self.error(&item, wrong::expected("(u, v)", found)));
            };
            let [from, to] = &pair[..] else {
                let found = beginning(self.text, whole.0, whole.1);
                return Err(self.error(&item, wrong::expected("(u, v)", found)));
            };
            let (from, to) = (self.vertex(from)?, self.vertex(to)?);
            self.draft.edge(to);
            self.draft.end_row(from);
        }
        Ok(())
    }

    #[inline(never)]
    fn labels(&mut self, vertices: &[Number], item: Item<'_>, named: &mut [String]) -> Read<()> {
        let labels: Vec<(Number, Item<'_>)> = if let Value::Dictionary(pairs) = item.value {
            let pair = |(key, label)| Ok((self.vertex(&key)?, label));
            pairs.into_iter().map(pair).collect::<Result<_, _>>()?
        } else {
            let labels = self.row(item)?;
            if let Some(extra) = labels.get(vertices.len()) {
                let found = beginning(self.text, extra.at, extra.end);
                return Err(self.error(extra, wrong::expected("]", found)));
            }
            vertices.iter().copied().zip(labels).collect()
        };
        for (vertex, item) in labels {
            let label = self.text_of(&item)?;
            // In order of `S`, which is that of the numbers; others are refused at the end.
            if let Some(place) = named.get_mut(vertex as usize) {
                place.clone_from(&label);
                self.draft.label(vertex, label);
            }
        }
        Ok(())
    }

    #[inline(never)]
    fn wins(
        &mut self,
        vertices: &[Number],
        named: &[String],
        parts: [Option<Item<'_>>; 2],
    ) -> Read<()> {
        let given = parts.iter().any(Option::is_some);
        for (player, part) in Player::BOTH.into_iter().zip(parts) {
            let Some(part) = part else { continue };
            for item in self.row(part)? {
                let vertex = self.vertex(&item)?;
                self.draft.win(vertex, player, item.at);
            }
        }
        let leaves = self.draft.leaves();
        let by_label = vertices.iter().zip(named).filter(|_| !given);
        for (&vertex, label) in by_label.filter(|&(&vertex, _)| leaves[vertex as usize]) {
            if let Some(winner) = winner_of_label(label) {
                self.draft.win(vertex, unowned::under(self.rule, winner), 0);
            }
        }
        Ok(())
    }

    fn vertex(&mut self, item: &Item<'_>) -> Read<Number> {
        let name = self.text_of(item)?;
        if name.is_empty() {
            return Err(self.error(item, wrong::no_name("\"\"")));
        }
        Ok(self.draft.vertex(&name, item.at))
    }

    /// What a vertex or a label is called.
    #[inline(never)]
    fn text_of(&self, item: &Item<'_>) -> Read<String> {
        let atom = |item: &Item<'_>| {
            if let Value::Atom(text) = &item.value {
                Ok(text.clone().into_owned())
            } else {
                let found = beginning(self.text, item.at, item.end);
                Err(self.error(item, wrong::no_name(found)))
            }
        };
        match &item.value {
            Value::Tuple(parts) if parts.len() <= 8 => {
                Ok(parts.iter().map(atom).collect::<Result<Vec<_>, _>>()?.join(";"))
            }
            _ => atom(item),
        }
    }

    /// The items of a list, tuple or set.
    #[inline(never)]
    fn row<'v>(&self, item: Item<'v>) -> Read<Vec<Item<'v>>> {
        match item.value {
            Value::Row(items) | Value::Tuple(items) => Ok(items),
            _ => {
                let found = beginning(self.text, item.at, item.end);
                Err(wrong::at(self.text, item.at, item.end, wrong::expected("[ ]", found)))
            }
        }
    }

    fn error(&self, item: &Item<'_>, message: Message) -> At<Message> {
        wrong::at(self.text, item.at, item.end, message)
    }
}
