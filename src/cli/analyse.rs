//! `nimlab analyse LINK`: who wins the position that a link shows, and by which moves.

use super::Failure;
use super::arguments::Arguments;
use super::progress::drive;
use crate::core::{Outcome, Verdict};
use crate::games::{Analysis, Fact, Game, Visitor};
use crate::link::{self, Place, Problem, Split};
use serde_json::{Map, Value, json};
use std::io::Write;

pub(super) fn run(mut arguments: Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let text = arguments.need_text()?;
    arguments.end()?;
    let split = match link::split(&text).map_err(|error| Failure::of(&error.problem))? {
        Place::Game(split) => split,
        Place::Front(_) | Place::Lesson(_) | Place::Class(_) => {
            return Err(Failure::of(&Problem::NotALink));
        }
    };
    let result = split.system().visit(Analyse(&split))?;
    Ok(writeln!(out, "{result}")?)
}

struct Analyse<'a>(&'a Split);

impl Visitor for Analyse<'_> {
    type Output = Result<Value, Failure>;

    fn visit<G: Game>(self) -> Self::Output {
        // The computer's seed plays no part in who wins.
        let (session, _, errors) = link::session::<G>(self.0, 0);
        if let Some(error) = errors.first() {
            return Err(Failure::of(&error.problem));
        }
        let mut job = session.game.analyse(session.position(), usize::MAX);
        let mut found = None;
        drive(&mut job, |analysis| {
            found = Some(analysis);
            Ok::<(), Failure>(())
        })?;
        Ok(found.map_or(Value::Null, |analysis| to_json::<G>(&analysis)))
    }
}

fn to_json<G: Game>(analysis: &G::Analysis) -> Value {
    let outcome = match analysis.verdict() {
        Verdict::Known(Outcome::Win) => "win",
        Verdict::Known(Outcome::Loss) => "loss",
        // The notation has no name for a draw; what is known of it stands among the facts.
        Verdict::Draw | Verdict::Unknown(_) => "unknown",
    };
    let winning: Vec<String> = analysis.winning().iter().map(G::write_move).collect();
    let mut object = Map::new();
    object.insert("outcome".to_owned(), json!(outcome));
    object.insert("winning".to_owned(), json!(winning));
    for (name, fact) in analysis.facts() {
        let value = match fact {
            Fact::Number(number) => json!(number),
            Fact::Numbers(numbers) => json!(numbers),
        };
        object.insert(name.to_owned(), value);
    }
    Value::Object(object)
}
