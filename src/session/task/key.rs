//! What a right answer is, as the solver finds it, and what a given answer is worth.

use super::{Answer, Kind, Said, Task, read_natural};
use crate::core::{Formula, Message, NoValue, Outcome, Verdict};
use crate::games::{Next, Sheet, StepForm};
use crate::session::{Finding, Play, Side, Turn};

/// What is to be found out before an answer can be judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// What is known of the position, with all its winning moves.
    Finding,
    /// The numbers of the sheet.
    Sheet,
    /// The next step of the method.
    Next,
    /// Nothing: the link or the rules say it.
    Nothing,
}

/// What is accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Key {
    /// Any of these moves; that there is none, where there is none.
    Move(Vec<String>),
    /// All of these moves and no other.
    Moves(Vec<String>),
    /// A game that is won, by this side.
    Win(Side),
    /// Who wins.
    Outcome(Said),
    /// These numbers.
    Numbers(Vec<u32>),
    /// These rows of numbers.
    Rows(Vec<Vec<u32>>),
    /// A closed form of these rows of numbers.
    Formula(Sheet, Vec<Vec<u32>>),
    /// The next step: any of those that are right.
    Next(Next),
    /// The options that are right.
    Choice(Vec<bool>),
    /// Whatever is said.
    Open,
}

/// What an answer is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// It is right.
    Right,
    /// It is not.
    Wrong(Wrong),
    /// It was taken and is not graded.
    Taken,
}

/// What is wrong with an answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wrong {
    /// The places of wrong numbers: row, column.
    pub cells: Vec<(usize, usize)>,
    /// Numbers or moves that are missing.
    pub missing: usize,
    /// Moves that do not win.
    pub extra: Vec<String>,
    /// Where all wrong numbers are right but written in binary digits, the first one's value.
    pub binary: Option<u32>,
    /// Why a closed form has no value, and at how many places it has none for that reason: that of the first such
    /// place.
    pub without: Option<(NoValue, usize)>,
}

impl Kind {
    /// What is to be found out before an answer can be judged.
    pub fn needs(self) -> Need {
        match self {
            Self::Move | Self::Moves | Self::Outcome | Self::Value | Self::Win => Need::Finding,
            Self::Fill | Self::Formula => Need::Sheet,
            Self::Next => Need::Next,
            Self::Choice | Self::Open => Need::Nothing,
        }
    }
}

impl Key {
    /// The key of a task that is about a finding. An error says why the task cannot be asked of this
    /// position: it is not known who wins, or by which moves, or it has no values.
    pub fn of_finding(task: &Task, play: &dyn Play, found: &Finding) -> Result<Self, Message> {
        let kind = task.kind.unwrap_or(Kind::Open);
        let Turn::ToMove(side) = play.state().turn() else {
            return Err(Message::new("task-over"));
        };
        let said = match found.verdict {
            Verdict::Known(Outcome::Win) => Said::Win,
            Verdict::Known(Outcome::Loss) => Said::Loss,
            Verdict::Draw => Said::Draw,
            Verdict::Unknown(_) => return Err(Message::new("task-unknown")),
        };
        let winning = || {
            let moves = found.winning.iter().map(|mv| play.canonical(mv));
            let all = found.complete.then(|| moves.collect::<Vec<_>>());
            all.ok_or_else(|| Message::new("task-moves-unknown"))
        };
        Ok(match kind {
            Kind::Move => Self::Move(winning()?),
            Kind::Moves => Self::Moves(winning()?),
            Kind::Outcome => Self::Outcome(said),
            Kind::Win => {
                let person = play.state().players.person().unwrap_or(side);
                Self::Win(person)
            }
            Kind::Value => {
                let numbers = found.numbers.clone();
                Self::Numbers(numbers.ok_or_else(|| Message::new("task-no-values"))?)
            }
            _ => Self::Open,
        })
    }

    /// The key of a task about the numbers of a sheet.
    pub fn of_rows(kind: Kind, sheet: Sheet, rows: Vec<Vec<u32>>) -> Self {
        match kind {
            Kind::Formula => Self::Formula(sheet, rows),
            _ => Self::Rows(rows),
        }
    }

    /// The key of [`Kind::Next`].
    pub fn of_next(next: Option<Next>) -> Result<Self, Message> {
        next.map(Self::Next).ok_or_else(|| Message::new("task-no-next"))
    }

    /// The key of a task that needs nothing to be found out.
    pub fn of_task(task: &Task) -> Self {
        match task.kind {
            Some(Kind::Choice) => Self::Choice(task.options.iter().map(|o| o.right).collect()),
            _ => Self::Open,
        }
    }

    /// Whether every answer is taken and none is judged: an opinion is asked for.
    pub fn takes_any(&self) -> bool {
        match self {
            Self::Open => true,
            Self::Choice(right) => right.iter().all(|&right| right),
            _ => false,
        }
    }

    /// What an answer is worth. An error says what cannot be read in it, or that it is the answer to
    /// another question; nothing is judged then.
    pub fn judge(&self, play: Option<&dyn Play>, answer: &Answer) -> Result<Judgement, Message> {
        Ok(match (self, answer) {
            _ if self.takes_any() => Judgement::Taken,
            (Self::Move(right), Answer::Move(None)) => when(right.is_empty()),
            (Self::Move(right), Answer::Move(Some(mv))) => {
                let mv = canonical(play, mv);
                if right.contains(&mv) { Judgement::Right } else { extra(vec![mv]) }
            }
            (Self::Moves(right), Answer::Moves(moves)) => {
                let moves: Vec<String> = moves.iter().map(|mv| canonical(play, mv)).collect();
                let missing = right.iter().filter(|mv| !moves.contains(mv)).count();
                let extra = moves.into_iter().filter(|mv| !right.contains(mv)).collect();
                wrong(Wrong { missing, extra, ..Wrong::default() })
            }
            (Self::Outcome(right), Answer::Outcome(said)) => when(right == said),
            (Self::Numbers(right), Answer::Numbers(given)) => numbers(right, given),
            (Self::Rows(right), Answer::Rows(rows)) => wrong(compare(right, rows)),
            (Self::Formula(sheet, right), Answer::Text(text)) => formula(sheet, right, text)?,
            (Self::Next(next), Answer::Text(text)) => {
                let among = |steps: &[String]| steps.iter().any(|one| same_step(one, text));
                if !is_a_step(next.form, text) {
                    return Err(Message::new(unreadable(next.form)).quoting("found", text.trim()));
                }
                if !next.known.is_empty() && !among(&next.known) {
                    let id = match next.form {
                        StepForm::Square => "task-next-no-square",
                        form => unreadable(form),
                    };
                    return Err(Message::new(id).quoting("found", text.trim()));
                }
                when(among(&next.right))
            }
            (Self::Choice(right), Answer::Choice(place)) => {
                when(right.get(*place).copied().unwrap_or(false))
            }
            _ => return Err(Message::new("task-other-answer")),
        })
    }
}

/// A typed step in one form, whatever parts its numbers and names: `(1, 3)` is `1.3`.
pub fn plain_step(text: &str) -> String {
    words_of(text).join(".")
}

/// Whether a text is this step: `(1, 3)` is `1.3`, and where a step is numbers only, `gagnante([2, 2])`
/// is `2.2`. A name is the whole of it: `b1` is neither `a1` nor `1`.
fn same_step(step: &str, text: &str) -> bool {
    if step == text.trim() {
        return true;
    }
    let (step, mut given) = (words_of(step), words_of(text));
    if let ([number], Some(said)) = (&step[..], said_number(text)) {
        return number.parse() == Ok(said);
    }
    if step.iter().all(|word| is_number(word)) {
        if given.iter().any(|word| turns(word)) {
            return false;
        }
        given.retain(|word| !word.chars().all(char::is_alphabetic));
    }
    !given.is_empty() && step == given
}

/// Words that turn what is said into something else, in both languages, and those that reckon.
const TURNING: [&str; 16] = [
    "not", "never", "except", "isn", "less", "minus", "non", "pas", "sauf", "moins", "mod",
    "modulo", "xor", "div", "plus", "sqrt",
];

fn turns(word: &str) -> bool {
    TURNING.iter().any(|one| word.eq_ignore_ascii_case(one))
}

/// Whether a text says a number without reckoning and without a word that turns it round: `G(n) = 3` or `vertex 3`, but
/// neither `not 3` nor `n + 3` nor `n mod 3`.
fn is_plain_number(text: &str) -> bool {
    let reckons = text.contains([
        '+', '*', '/', '^', '-', '−', '–', '×', '·', '√', '≠', '<', '>', '!', '⊕', '⊖', '%', '&',
        '|',
    ]);
    !reckons && !words_of(text).iter().any(|word| turns(word))
}

/// The number that a text says as one is typed elsewhere: `*3`, `G(6) = 3`, `G(6) = *3`.
fn said_number(text: &str) -> Option<u32> {
    let (name, value) = text.split_once('=').unwrap_or(("", text));
    // The star of a nimber multiplies nothing.
    let value = value.trim().trim_start_matches('*');
    read_natural(text).filter(|_| is_plain_number(name) && is_plain_number(value))
}

/// Whether a text can be a step of this form: what is no step is not a wrong one.
fn is_a_step(form: StepForm, text: &str) -> bool {
    let words = words_of(text);
    if form == StepForm::Name {
        return !words.is_empty();
    }
    let numbers = || words.iter().filter(|word| !word.chars().all(char::is_alphabetic));
    let turned = words.iter().any(|word| turns(word));
    let plain = numbers().all(|word| is_number(word)) && !has_negative(text);
    plain
        && match form {
            StepForm::Number => {
                said_number(text).is_some() || numbers().count() == 1 && is_plain_number(text)
            }
            StepForm::Square => numbers().count() == 2 && !turned,
            StepForm::Numbers | StepForm::Name => numbers().count() > 0 && !turned,
        }
}

/// The message that says what a step of this form looks like.
fn unreadable(form: StepForm) -> &'static str {
    match form {
        StepForm::Number => "task-next-number",
        StepForm::Numbers => "task-next-numbers",
        StepForm::Square => "task-next-square",
        StepForm::Name => "task-next-unreadable",
    }
}

/// Whether a number in a text has the sign of a negative one: `-1`, `(−1, 2)`, but not `1-2`.
fn has_negative(text: &str) -> bool {
    text.match_indices(['-', '−', '–']).any(|(at, sign)| {
        let before = text[..at].trim_end().chars().next_back();
        let digit = text[at + sign.len()..].starts_with(|next: char| next.is_ascii_digit());
        digit && !before.is_some_and(char::is_alphanumeric)
    })
}

/// The numbers and names in a text, numbers without zeros before them.
fn words_of(text: &str) -> Vec<&str> {
    let words = text.split(|sign: char| !sign.is_alphanumeric());
    words.filter(|word| !word.is_empty()).map(without_zeros).collect()
}

fn without_zeros(word: &str) -> &str {
    let rest = word.trim_start_matches('0');
    match (is_number(word), rest) {
        (true, "") => "0",
        (true, rest) => rest,
        (false, _) => word,
    }
}

fn is_number(word: &str) -> bool {
    word.bytes().all(|sign| sign.is_ascii_digit())
}

/// What a closed form comes to at every place of a sheet; `None` where it has no value.
pub fn values_of(sheet: &Sheet, text: &str) -> Result<Vec<Vec<Option<i64>>>, Message> {
    let values = worked_out(sheet, text)?.into_iter();
    Ok(values.map(|row| row.into_iter().map(Result::ok).collect()).collect())
}

/// The same, with the reason where it has none.
fn worked_out(sheet: &Sheet, text: &str) -> Result<Vec<Vec<Result<i64, NoValue>>>, Message> {
    let letters: Vec<char> = sheet.variables(0, 0).into_iter().map(|(letter, _)| letter).collect();
    let formula = Formula::read(text, &letters)?;
    let row = |(row, &(_, length)): (usize, &(String, usize))| {
        (0..length).map(|column| formula.value(&sheet.variables(row, column))).collect()
    };
    Ok(sheet.rows.iter().enumerate().map(row).collect())
}

fn formula(sheet: &Sheet, right: &[Vec<u32>], text: &str) -> Result<Judgement, Message> {
    let values = worked_out(sheet, text)?;
    let cells = right.iter().zip(&values).enumerate().flat_map(|(row, (right, values))| {
        let differ = right.iter().zip(values).enumerate();
        let differ = differ.filter(|(_, (right, value))| **value != Ok(i64::from(**right)));
        differ.map(move |(column, _)| (row, column))
    });
    let reasons: Vec<NoValue> = values.iter().flatten().filter_map(|value| value.err()).collect();
    let same = |first: &NoValue| reasons.iter().filter(|why| *why == first).count();
    let without = reasons.first().map(|first| (*first, same(first)));
    Ok(wrong(Wrong { cells: cells.collect(), without, ..Wrong::default() }))
}

fn numbers(right: &[u32], given: &[Option<u32>]) -> Judgement {
    let found = compare(&[right.to_vec()], &[given.to_vec()]);
    let in_binary = |&(_, place): &(usize, usize)| {
        let meant = given.get(place).copied().flatten().and_then(of_binary);
        meant.filter(|meant| right.get(place) == Some(meant))
    };
    let all: Option<Vec<u32>> = found.cells.iter().map(in_binary).collect();
    let binary = all.and_then(|values| values.first().copied());
    wrong(Wrong { binary, ..found })
}

/// The value of a number's decimal digits, read as binary ones.
fn of_binary(number: u32) -> Option<u32> {
    u32::from_str_radix(&number.to_string(), 2).ok()
}

fn compare(right: &[Vec<u32>], given: &[Vec<Option<u32>>]) -> Wrong {
    let mut found = Wrong::default();
    for row in 0..right.len().max(given.len()) {
        let right = right.get(row).map_or(&[][..], Vec::as_slice);
        let given = given.get(row).map_or(&[][..], Vec::as_slice);
        for column in 0..right.len().max(given.len()) {
            match (right.get(column), given.get(column).copied().flatten()) {
                (Some(_), None) => found.missing += 1,
                // Also a number that is asked for nowhere.
                (right, Some(given)) if right != Some(&given) => found.cells.push((row, column)),
                _ => {}
            }
        }
    }
    found
}

fn canonical(play: Option<&dyn Play>, mv: &str) -> String {
    play.map_or_else(|| mv.to_owned(), |play| play.canonical(mv))
}

fn wrong(found: Wrong) -> Judgement {
    if found == Wrong::default() { Judgement::Right } else { Judgement::Wrong(found) }
}

fn extra(extra: Vec<String>) -> Judgement {
    wrong(Wrong { extra, ..Wrong::default() })
}

fn when(right: bool) -> Judgement {
    if right { Judgement::Right } else { Judgement::Wrong(Wrong::default()) }
}
