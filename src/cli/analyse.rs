//! `nimlab analyse LINK`: who wins the position that a link shows, and by which moves.

use super::Failure;
use super::arguments::Arguments;
use super::progress::drive;
use crate::core::{Outcome, Rule, Say, Verdict};
use crate::games::{Analysis, Fact, Game, Visitor};
use crate::link::{self, LinkError, Place, Problem, Split};
use serde_json::{Map, Value, json};
use std::io::Write;

pub(super) fn run(mut arguments: Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let text = arguments.need_text()?;
    arguments.end()?;
    let split = match link::split(&text).map_err(|error| refused(&text, &error))? {
        Place::Game(split) => split,
        Place::Front(_) | Place::Lesson(_) | Place::Class(_) => {
            return Err(Failure::of(&Problem::NotALink));
        }
    };
    let result = split.system().visit(Analyse(&text, &split))?;
    Ok(writeln!(out, "{result}")?)
}

/// What is wrong with a link, and where.
fn refused(text: &str, error: &LinkError) -> Failure {
    Failure::BadInput(error.problem.say().placed(text, error.start..error.end))
}

struct Analyse<'a>(&'a str, &'a Split);

impl Visitor for Analyse<'_> {
    type Output = Result<Value, Failure>;

    fn visit<G: Game>(self) -> Self::Output {
        // The computer's seed plays no part in who wins.
        let (session, _, errors) = link::session::<G>(self.1, 0);
        if let Some(error) = errors.first() {
            return Err(refused(self.0, error));
        }
        let mut job = session.game.analyse(session.position(), usize::MAX);
        let mut found = None;
        drive(&mut job, |analysis| {
            found = Some(analysis);
            Ok::<(), Failure>(())
        })?;
        let mut object = found.map_or_else(Map::new, |analysis| to_json::<G>(&analysis));
        // Sums and Chomp ignore the rule of a link; whoever asked for misère play is told.
        if self.1.rule() == Rule::Misere && session.game.rule() == Rule::Normal {
            object.insert("rule".to_owned(), json!("normal"));
        }
        Ok(Value::Object(object))
    }
}

fn to_json<G: Game>(analysis: &G::Analysis) -> Map<String, Value> {
    let outcome = match analysis.verdict() {
        Verdict::Known(Outcome::Win) => "win",
        Verdict::Known(Outcome::Loss) => "loss",
        // The notation has no name for a draw; what is known of it is listed among the facts.
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
    object
}
