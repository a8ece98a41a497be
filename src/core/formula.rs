//! Closed forms that a reader types: integers, letters, `+ − × div mod ⊕`, `min` and `max`, parentheses.
//!
//! Division and remainder are Euclid's: the remainder is never negative. What overflows or divides by
//! zero has no value, like a letter that is not known ([`NoValue`]).

use super::message::Message;
use std::ops::Range;

/// The maximum number of characters of a closed form.
pub const MAX_FORMULA: usize = 200;
/// How deep parentheses may go.
const MAX_DEPTH: usize = 40;

/// A closed form that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Formula(Term);

/// Why a closed form has no value with these letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoValue {
    /// It divides by zero.
    ByZero,
    /// It takes the nim-sum of a number below zero.
    Negative,
    /// A number in it is too large to be worked out.
    TooLarge,
    /// A letter of it is not known.
    Letter,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Term {
    Number(i64),
    Letter(char),
    Less(Box<Term>),
    Both(Sign, Box<Term>, Box<Term>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sign {
    Plus,
    Minus,
    Times,
    Div,
    Mod,
    Xor,
    Min,
    Max,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Token {
    Number(i64),
    Letter(char),
    Sign(Sign),
    Open,
    Close,
    Comma,
}

impl Formula {
    /// Reads a closed form in these letters; says what is wrong with it, and where.
    pub fn read(text: &str, letters: &[char]) -> Result<Self, Message> {
        if text.chars().count() > MAX_FORMULA {
            return Err(Message::new("formula-too-long").with("most", MAX_FORMULA));
        }
        let text = &bare(text);
        let tokens = tokens(text, letters)?;
        if tokens.is_empty() {
            return Err(Message::new("formula-empty"));
        }
        let mut reader = Reader { text, tokens: &tokens, at: 0, depth: 0 };
        let term = reader.sum()?;
        match reader.token() {
            None => Ok(Self(term)),
            Some(_) => Err(reader.wrong()),
        }
    }

    /// Its value with these letters, or why it has none.
    pub fn value(&self, letters: &[(char, i64)]) -> Result<i64, NoValue> {
        value(&self.0, letters)
    }
}

/// The text with spaces in the place of what programs write around a closed form, as many as there are characters:
/// `G(n) = …`, `return …`, `lambda n: …`, `…;`.
fn bare(text: &str) -> String {
    let whole = text.trim_end().trim_end_matches(';');
    let form = match whole.split_once('=') {
        Some((name, form)) if is_named(name.trim()) && !form.contains('=') => form,
        _ => whole,
    };
    let form = match form.split_once(':') {
        Some((head, form)) if head.trim_start().starts_with("lambda ") => form,
        _ => form,
    };
    let form = form.trim_start();
    let form = form.strip_prefix("return ").unwrap_or(form);
    let before = whole.chars().count().saturating_sub(form.chars().count());
    " ".repeat(before) + form
}

/// Whether a text is a name that programs give: `G(n)`, `nimber(i, j)`, `value`; no letter alone, and no `n >`.
fn is_named(text: &str) -> bool {
    let name = text.find('(').and_then(|open| text.get(..open)).filter(|_| text.ends_with(')'));
    let lone = text.chars().count() > 1;
    let name = name.or_else(|| lone.then_some(text)).unwrap_or_default();
    name.starts_with(char::is_alphabetic)
        && name.chars().all(|sign| sign.is_alphanumeric() || sign == '_')
}

fn value(term: &Term, letters: &[(char, i64)]) -> Result<i64, NoValue> {
    match term {
        Term::Number(number) => Ok(*number),
        Term::Letter(letter) => {
            let known = letters.iter().find(|(known, _)| known == letter);
            known.map(|&(_, value)| value).ok_or(NoValue::Letter)
        }
        Term::Less(term) => value(term, letters)?.checked_neg().ok_or(NoValue::TooLarge),
        Term::Both(sign, left, right) => both(*sign, value(left, letters)?, value(right, letters)?),
    }
}

fn both(sign: Sign, a: i64, b: i64) -> Result<i64, NoValue> {
    let value = match sign {
        Sign::Div | Sign::Mod if b == 0 => return Err(NoValue::ByZero),
        Sign::Xor if a < 0 || b < 0 => return Err(NoValue::Negative),
        Sign::Plus => a.checked_add(b),
        Sign::Minus => a.checked_sub(b),
        Sign::Times => a.checked_mul(b),
        Sign::Div => a.checked_div_euclid(b),
        Sign::Mod => a.checked_rem_euclid(b),
        Sign::Xor => Some(a ^ b),
        Sign::Min => Some(a.min(b)),
        Sign::Max => Some(a.max(b)),
    };
    value.ok_or(NoValue::TooLarge)
}

/// A token with its bytes in the text.
type Placed = (Token, Range<usize>);

fn tokens(text: &str, letters: &[char]) -> Result<Vec<Placed>, Message> {
    let mut tokens = Vec::new();
    let mut start = 0;
    while let Some(sign) = text.get(start..).and_then(|rest| rest.chars().next()) {
        if sign.is_whitespace() {
            start += sign.len_utf8();
            continue;
        }
        let rest = text.get(start..).unwrap_or_default();
        let run = |holds: fn(&char) -> bool| rest.find(|c| !holds(&c)).unwrap_or(rest.len());
        let len = if sign.is_ascii_digit() {
            run(char::is_ascii_digit)
        } else if sign.is_ascii_alphabetic() {
            run(char::is_ascii_alphabetic)
        } else if rest.starts_with("//") {
            // One sign; `/` alone is the same.
            2
        } else {
            sign.len_utf8()
        };
        let found = rest.get(..len).unwrap_or_default();
        let token = if sign.is_ascii_digit() {
            let large = || Message::new("formula-large").quoting("found", found);
            let number = found.parse::<u32>().map(|value| Token::Number(value.into()));
            number.map_err(|_| large().with("most", u32::MAX))
        } else if sign.is_ascii_alphabetic() {
            read_word(found, letters)
        } else {
            read_sign(sign).ok_or_else(|| unknown(found))
        };
        let place = start..start + len;
        tokens.push((token.map_err(|error| error.placed(text, place.clone()))?, place));
        start += len;
    }
    Ok(tokens)
}

fn read_word(word: &str, letters: &[char]) -> Result<Token, Message> {
    let sign = match word {
        "mod" | "modulo" => Some(Sign::Mod),
        "div" => Some(Sign::Div),
        "xor" => Some(Sign::Xor),
        "min" => Some(Sign::Min),
        "max" => Some(Sign::Max),
        _ => None,
    };
    if let Some(sign) = sign {
        return Ok(Token::Sign(sign));
    }
    let mut word_letters = word.chars();
    let only = word_letters.next().filter(|_| word_letters.next().is_none());
    // `m` for `M` where there is no small one, and the other way round.
    let known = only.and_then(|only| {
        let same = letters.iter().find(|&&letter| letter == only);
        same.or_else(|| letters.iter().find(|letter| letter.eq_ignore_ascii_case(&only)))
    });
    known.copied().map(Token::Letter).ok_or_else(|| {
        let list: Vec<String> = letters.iter().map(char::to_string).collect();
        Message::new("formula-letter").quoting("found", word).with("letters", list.join(", "))
    })
}

fn read_sign(sign: char) -> Option<Token> {
    Some(match sign {
        '+' => Token::Sign(Sign::Plus),
        '-' | '−' | '–' => Token::Sign(Sign::Minus),
        '*' | '×' | '·' | '⋅' => Token::Sign(Sign::Times),
        '/' | '÷' => Token::Sign(Sign::Div),
        '%' => Token::Sign(Sign::Mod),
        '^' | '⊕' => Token::Sign(Sign::Xor),
        '(' => Token::Open,
        ')' => Token::Close,
        ',' | ';' => Token::Comma,
        _ => return None,
    })
}

fn unknown(found: &str) -> Message {
    Message::new("formula-unknown").quoting("found", found)
}

struct Reader<'a> {
    text: &'a str,
    tokens: &'a [Placed],
    at: usize,
    depth: usize,
}

impl Reader<'_> {
    /// The token that comes next.
    fn token(&self) -> Option<&Token> {
        self.tokens.get(self.at).map(|(token, _)| token)
    }

    /// What is wrong with it, with its place.
    fn error(&self, id: &'static str) -> Message {
        let message = Message::new(id);
        match self.tokens.get(self.at) {
            Some((_, place)) => message.placed(self.text, place.clone()),
            None => message,
        }
    }

    fn wrong(&self) -> Message {
        self.error(if self.token().is_some() { "formula-unexpected" } else { "formula-ends" })
    }

    fn take(&mut self, token: &Token) -> Result<(), Message> {
        if self.token() == Some(token) {
            self.at += 1;
            return Ok(());
        }
        Err(self.wrong())
    }

    fn sign(&mut self, signs: &[Sign]) -> Option<Sign> {
        match self.token() {
            Some(&Token::Sign(sign)) if signs.contains(&sign) => {
                self.at += 1;
                Some(sign)
            }
            _ => None,
        }
    }

    /// ⊕ binds least, as in C and in Python.
    fn sum(&mut self) -> Result<Term, Message> {
        let mut term = self.added()?;
        while let Some(sign) = self.sign(&[Sign::Xor]) {
            term = Term::Both(sign, Box::new(term), Box::new(self.added()?));
        }
        Ok(term)
    }

    fn added(&mut self) -> Result<Term, Message> {
        let mut term = self.product()?;
        while let Some(sign) = self.sign(&[Sign::Plus, Sign::Minus]) {
            term = Term::Both(sign, Box::new(term), Box::new(self.product()?));
        }
        Ok(term)
    }

    fn product(&mut self) -> Result<Term, Message> {
        let mut term = self.factor()?;
        while let Some(sign) = self.sign(&[Sign::Times, Sign::Div, Sign::Mod]) {
            term = Term::Both(sign, Box::new(term), Box::new(self.factor()?));
        }
        Ok(term)
    }

    fn factor(&mut self) -> Result<Term, Message> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(self.error("formula-deep"));
        }
        let term = self.deep();
        self.depth -= 1;
        term
    }

    fn deep(&mut self) -> Result<Term, Message> {
        if self.sign(&[Sign::Minus]).is_some() {
            return Ok(Term::Less(Box::new(self.factor()?)));
        }
        if let Some(sign) = self.sign(&[Sign::Min, Sign::Max]) {
            self.take(&Token::Open)?;
            let mut term = self.sum()?;
            while self.token() == Some(&Token::Comma) {
                self.at += 1;
                term = Term::Both(sign, Box::new(term), Box::new(self.sum()?));
            }
            self.take(&Token::Close)?;
            return Ok(term);
        }
        let term = match self.token() {
            Some(&Token::Number(number)) => Term::Number(number),
            Some(&Token::Letter(letter)) => Term::Letter(letter),
            Some(Token::Open) => {
                self.at += 1;
                let term = self.sum()?;
                self.take(&Token::Close)?;
                return Ok(term);
            }
            _ => return Err(self.wrong()),
        };
        self.at += 1;
        Ok(term)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic)]
mod tests {
    use super::*;

    fn of(text: &str, n: i64) -> Result<i64, NoValue> {
        Formula::read(text, &['n']).unwrap().value(&[('n', n)])
    }

    #[test]
    fn closed_forms_have_the_values_that_they_say() {
        let cases = [
            ("n mod 4", 7, 3),
            ("n modulo 4", 7, 3),
            ("G(n) = n % 4;", 7, 3),
            ("return n % 4", 7, 3),
            ("lambda n: n % 4", 7, 3),
            ("value = n % 4", 7, 3),
            ("n % 4", 7, 3),
            ("(0 - n) mod 3", 7, 2),
            ("-n mod 3", 7, 2),
            ("2 + 3 × 4", 0, 14),
            ("(2+3)*4", 0, 20),
            ("n div 2", 7, 3),
            ("n // 2", 7, 3),
            ("n mod 3 ^ n mod 2", 5, 3),
            ("1 ⊕ 2 ⊕ 3", 0, 0),
            ("1 + 1 ^ 1", 0, 3),
            ("min(n, 3, 9) + max(1; n)", 5, 8),
            ("N", 4, 4),
        ];
        for (text, n, value) in cases {
            assert_eq!(of(text, n), Ok(value), "{text}");
        }
        for (text, why) in [
            ("1 mod n", NoValue::ByZero),
            ("n div 0", NoValue::ByZero),
            ("9 * 4000000000 * 4000000000", NoValue::TooLarge),
            ("(0 - 1) ⊕ 1", NoValue::Negative),
            ("0 * (1 div n)", NoValue::ByZero),
        ] {
            assert_eq!(of(text, 0), Err(why), "{text}");
        }
        let read = Formula::read("n", &['n']).unwrap();
        assert_eq!(read.value(&[]), Err(NoValue::Letter));
    }

    #[test]
    fn what_is_no_closed_form_is_said_with_its_place() {
        let found = |id: &'static str, text: &str| Message::new(id).with("found", text);
        let unexpected = Message::new("formula-unexpected");
        let letter = |text| found("formula-letter", text).with("letters", "n");
        let large = |text| found("formula-large", text).with("most", u32::MAX);
        let cases = [
            ("", 0..0, Message::new("formula-empty")),
            ("n mod", 0..0, Message::new("formula-ends")),
            ("n 4", 2..3, unexpected.clone()),
            ("(n", 0..0, Message::new("formula-ends")),
            ("n)", 1..2, unexpected.clone()),
            ("n ⊕ × 4", 6..8, unexpected),
            ("x + 1", 0..1, letter("x")),
            ("1 + nn", 4..6, letter("nn")),
            ("nn", 0..2, letter("nn")),
            ("n = 1", 2..3, found("formula-unknown", "=")),
            ("n × 99999999999", 5..16, large("99999999999")),
            ("12345678901234567890", 0..20, large("12345678901234567890")),
            ("é//n", 0..2, found("formula-unknown", "é")),
        ];
        for (text, place, error) in cases {
            let Err(message) = Formula::read(text, &['n']) else { panic!("{text} was read") };
            let whole = place.is_empty();
            let error = if whole { error } else { error.placed(text, place) };
            assert_eq!(message, error, "{text}");
        }
        let deep = "(".repeat(100) + "n" + &")".repeat(100);
        assert!(Formula::read(&deep, &['n']).is_err());
        assert!(Formula::read(&"-".repeat(150), &['n']).is_err());
        assert!(Formula::read(&"1+".repeat(500), &['n']).is_err());
    }
}
