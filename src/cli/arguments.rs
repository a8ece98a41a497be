//! Reading the arguments.

use super::Failure;
use crate::core::Message;
use std::collections::BTreeMap;
use std::ffi::OsString;

/// The arguments, sorted into those without a name and those with a name.
pub(super) struct Arguments {
    texts: std::vec::IntoIter<String>,
    named: BTreeMap<String, String>,
    switches: Vec<String>,
}

/// Names that take a value, and names that stand alone.
const NAMED: [&str; 10] =
    ["to", "limit", "method", "player", "rule", "base", "order", "certificate", "piece", "steps"];
const SWITCHES: [&str; 7] = ["csv", "map", "count", "cost", "nimbers", "help", "version"];

impl Arguments {
    pub(super) fn new(arguments: impl Iterator<Item = OsString>) -> Result<Self, Failure> {
        let mut parser = lexopt::Parser::from_args(arguments);
        let (mut texts, mut named, mut switches) = (Vec::new(), BTreeMap::new(), Vec::new());
        while let Some(argument) = parser.next().map_err(|_| usage())? {
            match argument {
                lexopt::Arg::Long(name) if SWITCHES.contains(&name) => {
                    switches.push(name.to_owned());
                }
                lexopt::Arg::Long(name) if NAMED.contains(&name) => {
                    let name = name.to_owned();
                    let value = plain(parser.value().map_err(|_| usage())?)?;
                    // Of two values neither is known to be the one that was meant.
                    if named.insert(name, value).is_some() {
                        return Err(usage());
                    }
                }
                lexopt::Arg::Value(text) => texts.push(plain(text)?),
                lexopt::Arg::Short('h') => switches.push("help".to_owned()),
                lexopt::Arg::Long(_) | lexopt::Arg::Short(_) => return Err(usage()),
            }
        }
        let asked = |what: &str| switches.iter().any(|name| name == what);
        let (help, version) = (asked("help"), asked("version"));
        if help {
            // Of the command that comes before it, where there is one.
            texts.truncate(1);
            texts.retain(|command| command != "help");
            texts.insert(0, "help".to_owned());
        } else if version {
            texts = vec!["version".to_owned()];
        }
        if help || version {
            // Either is answered, whatever else is asked.
            named.clear();
            switches.clear();
        }
        Ok(Self { texts: texts.into_iter(), named, switches })
    }

    /// The next argument without a name.
    pub(super) fn next_text(&mut self) -> Option<String> {
        self.texts.next()
    }

    /// The next argument without a name, which must be there.
    pub(super) fn need_text(&mut self) -> Result<String, Failure> {
        self.texts.next().ok_or_else(usage)
    }

    /// The value of a name.
    pub(super) fn value(&mut self, name: &str) -> Option<String> {
        self.named.remove(name)
    }

    /// Whether a switch is given.
    pub(super) fn switch(&mut self, name: &str) -> bool {
        let before = self.switches.len();
        self.switches.retain(|given| given != name);
        self.switches.len() < before
    }

    /// Refuses whatever nobody has asked for.
    pub(super) fn end(mut self) -> Result<(), Failure> {
        let empty = self.named.is_empty() && self.switches.is_empty();
        if empty && self.texts.next().is_none() { Ok(()) } else { Err(usage()) }
    }
}

/// An argument as a text. One that is not in UTF-8 would name another file than the one that is meant.
fn plain(argument: OsString) -> Result<String, Failure> {
    argument
        .into_string()
        .map_err(|raw| Message::new("cli-not-utf8").quoting("found", &raw.to_string_lossy()).into())
}

/// The refusal that says how the command is used.
pub(super) fn usage() -> Failure {
    Failure::Usage
}
