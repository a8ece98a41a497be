//! `nimlab help`: what each command does, with an example.
//!
//! The texts are in files next to this one and not among the messages, all of which the page carries: they are needed
//! only here. A line that begins with `nimlab` says how a command is used.

use super::Failure;
use crate::core::Message;
use crate::words::Language;
use std::io::Write;

/// Prints the text in that language: all of it, or what it says of one command. A name that no command has is refused.
pub(super) fn run(
    language: Language,
    command: Option<&str>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let whole = text(language);
    let Some(command) = command else { return Ok(out.write_all(whole.as_bytes())?) };
    let about = about(whole, command);
    if about.is_empty() {
        return Err(Failure::BadInput(no_command(command)));
    }
    Ok(writeln!(out, "{}", about.join("\n\n"))?)
}

/// The paragraphs about a command, and those about what its arguments are.
fn about(whole: &'static str, command: &str) -> Vec<&'static str> {
    let paragraphs = || whole.trim_end().split("\n\n");
    let commands = |paragraph: &&str| paragraph.starts_with("nimlab ");
    let own = |paragraph: &&str| paragraph.split_whitespace().nth(1) == Some(command);
    let own: Vec<&str> = paragraphs().filter(commands).filter(own).collect();
    if own.is_empty() {
        return own;
    }
    let rest = paragraphs().filter(|paragraph| !commands(paragraph));
    own.into_iter().chain(rest).collect()
}

/// Says that there is no command of that name, and which there are.
pub(super) fn no_command(command: &str) -> Message {
    let message = Message::new("cli-no-command").quoting("found", command);
    message.with("usage", usage(command))
}

/// How a command is used, in one line; how all of them are where there is none of that name.
pub(super) fn usage(command: &str) -> String {
    let mut used: Vec<&str> = uses_of(command).collect();
    if used.is_empty() {
        used = uses().collect();
    }
    used.join(" | ")
}

/// Whether there is a command of that name.
pub(super) fn has(command: &str) -> bool {
    uses_of(command).next().is_some()
}

fn uses() -> impl Iterator<Item = &'static str> {
    text(Language::English).lines().filter(|line| line.starts_with("nimlab "))
}

fn uses_of(command: &str) -> impl Iterator<Item = &'static str> {
    uses().filter(move |line| line.split(' ').nth(1) == Some(command))
}

fn text(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("help/en.txt"),
        Language::French => include_str!("help/fr.txt"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is to be typed, and nothing of what is said about it.
    fn typed(language: Language) -> Vec<&'static str> {
        let example = |line: &'static str| line.trim_start().strip_prefix("Ex")?.split_once(": ");
        let lines = text(language).lines();
        lines
            .filter_map(|line| {
                let command = line.starts_with("nimlab ").then_some(line);
                command.or_else(|| example(line).map(|(_, command)| command))
            })
            .collect()
    }

    #[test]
    fn both_languages_name_the_same_commands_and_examples() {
        let [english, french] = [Language::English, Language::French].map(typed);
        assert_eq!(english, french);
        assert!(english.len() > 15 && english.iter().all(|line| line.starts_with("nimlab ")));
    }

    #[test]
    fn every_sign_of_french_has_its_space_and_no_line_is_long() {
        for language in Language::ALL {
            assert!(text(language).lines().all(|line| line.chars().count() <= 105));
        }
        for line in text(Language::French).lines() {
            for (sign, space) in [(';', '\u{202f}'), ('?', '\u{202f}'), (':', '\u{a0}')] {
                let alone = |&(at, _): &(usize, &str)| line[at..].chars().nth(1) == Some(' ');
                for (at, _) in line.match_indices(sign).filter(alone) {
                    assert_eq!(line[..at].chars().next_back(), Some(space), "{line}");
                }
            }
        }
    }
}
