//! How values are to be found.

use super::Failure;
use crate::core::Message;
use crate::games::heaps::{Code, Method, Ruleset};

/// The method of that name; the best one for the rules where none is named.
pub(super) fn method(name: Option<&str>, rules: &Ruleset) -> Result<Method, Failure> {
    match name {
        None => Ok(rules.best_method()),
        Some("naive") => Ok(Method::Plain),
        Some("sparse") if rules.has_sparse() => Ok(Method::Sparse),
        Some("sparse") => {
            let id = if rules.octal().is_some() { "cli-sparse-tail" } else { "cli-sparse-rule" };
            Err(Failure::BadInput(Message::new(id)))
        }
        Some(_) => {
            Err(Failure::BadInput(Message::new("cli-method").with("allowed", "naive, sparse")))
        }
    }
}

/// The octal code that rules are; otherwise the message says that only those will do here.
pub(super) fn octal(rules: Ruleset) -> Result<Code, Failure> {
    match rules {
        Ruleset::Octal(code) => Ok(code),
        other => Err(Message::new("cli-octal-only").with("rule", other.to_string()).into()),
    }
}

/// A whole number from 0 to `most`; otherwise the message says so.
pub(super) fn number(text: &str, most: u32, wrong: &'static str) -> Result<u32, Failure> {
    let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|&number| plain && number <= most);
    number.ok_or_else(|| Failure::BadInput(Message::new(wrong).with("most", most)))
}
