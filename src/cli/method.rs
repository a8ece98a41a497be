//! How values are to be found.

use super::Failure;
use crate::core::Message;
use crate::games::heaps::{Code, Method};

/// The method of that name; the best one for the code where none is named.
pub(super) fn method(name: Option<&str>, code: &Code) -> Result<Method, Failure> {
    match name {
        None => Ok(code.best_method()),
        Some("naive") => Ok(Method::Plain),
        Some("sparse") if code.tail().is_empty() => Ok(Method::Sparse),
        Some("sparse") => Err(Failure::BadInput(Message::new("cli-sparse-tail"))),
        Some(_) => {
            Err(Failure::BadInput(Message::new("cli-method").with("allowed", "naive, sparse")))
        }
    }
}

/// A whole number from 0 to `most`; else the message says so.
pub(super) fn number(text: &str, most: u32, wrong: &'static str) -> Result<u32, Failure> {
    let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|&number| plain && number <= most);
    number.ok_or_else(|| Failure::BadInput(Message::new(wrong).with("most", most)))
}
