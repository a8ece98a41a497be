//! Random closed forms.

use super::drawn::{ANSWERS, EACH, asked, between, joined};
use super::slow;
use nimlab::core::Chance;
use nimlab::games::heaps::Heaps;
use nimlab::games::pawns::Pawns;
use nimlab::session::{Answer, Judgement, Kind};

/// What a closed form comes to, by the values of its letters.
type Value = Box<dyn Fn(&[i64]) -> Option<i64>>;

/// A closed form as it is typed, with what it comes to.
struct Form {
    text: String,
    value: Value,
}

/// Any closed form in these letters.
fn form(letters: &'static [&'static str], depth: u32, chance: &mut Chance) -> Form {
    if depth == 0 || chance.tenths(3) {
        if chance.tenths(5) {
            let number = chance.below(5);
            return Form {
                text: number.to_string(),
                value: Box::new(move |_| Some(number.into())),
            };
        }
        let at = chance.below(u32::try_from(letters.len()).unwrap()) as usize;
        return Form {
            text: letters[at].to_owned(),
            value: Box::new(move |known| Some(known[at])),
        };
    }
    let (left, right) = (form(letters, depth - 1, chance), form(letters, depth - 1, chance));
    let sign = *chance.pick(&["+", "-", "*", "mod", "^", "div", "min"]).unwrap();
    let text = match sign {
        "min" => format!("min({}, {})", left.text, right.text),
        _ => format!("({}) {sign} ({})", left.text, right.text),
    };
    let value = move |known: &[i64]| {
        let (a, b) = ((left.value)(known)?, (right.value)(known)?);
        match sign {
            "+" => a.checked_add(b),
            "-" => a.checked_sub(b),
            "*" => a.checked_mul(b),
            "mod" => (b != 0).then(|| a.rem_euclid(b)),
            "div" => (b != 0).then(|| a.div_euclid(b)),
            "min" => Some(a.min(b)),
            _ => (a >= 0 && b >= 0).then_some(a ^ b),
        }
    };
    Form { text, value: Box::new(value) }
}

/// The closed form that is right, written in one of a few ways, or any.
fn answer(
    right: &[String],
    letters: &'static [&'static str],
    chance: &mut Chance,
) -> (String, Option<Form>) {
    if chance.tenths(4) {
        return (chance.pick(right).unwrap().clone(), None);
    }
    let form = form(letters, 3, chance);
    (form.text.clone(), Some(form))
}

#[test]
fn closed_forms() {
    for seed in 0..(ANSWERS / EACH) as u64 {
        let mut chance = Chance::new(seed, 4);
        let step = between(&mut chance, 1, 4);
        let modulus = step + 1;
        let (key, table, right, letters): (_, _, _, &[&str]) = if chance.tenths(5) {
            // Taking at most `step`: n mod (step + 1).
            let largest = between(&mut chance, 1, 60);
            let digits = vec![3; step as usize];
            let right = vec![
                format!("n mod {modulus}"),
                format!("n - {modulus} * (n div {modulus})"),
                format!("(n + {modulus}) % {modulus}"),
            ];
            let asked = asked::<Heaps>(&format!("0.{}", joined(&digits, "")), &largest.to_string());
            (
                asked.sheet(Kind::Formula),
                vec![slow::octal(&digits, largest as usize)],
                right,
                &["n"],
            )
        } else {
            let (rows, columns) = (between(&mut chance, 3, 9), between(&mut chance, 3, 9));
            let right = vec![
                format!("(N - i) mod {modulus} ⊕ (M - j) mod {modulus}"),
                format!("((N-i)%{modulus})^((M-j)%{modulus})"),
            ];
            let asked = asked::<Pawns>(&format!("{rows}x{columns}-{step}"), "1.1");
            let table = slow::grid(rows as usize, columns as usize, step as usize);
            (asked.sheet(Kind::Formula), table, right, &["i", "j", "N", "M"])
        };
        for _ in 0..EACH {
            let (text, form) = answer(&right, letters, &mut chance);
            let wrong = wrong_places(&table, form.as_ref(), letters.len());
            if text.chars().count() > 200 {
                continue;
            }
            match key.judge(None, &Answer::Text(text.clone())).unwrap() {
                Judgement::Right => assert!(wrong.is_empty(), "{text}"),
                Judgement::Wrong(found) => assert_eq!(found.cells, wrong, "{text}"),
                Judgement::Taken => panic!("not judged"),
            }
        }
    }
}

/// Where a closed form fails; nowhere, where it is the right one.
fn wrong_places(table: &[Vec<u32>], form: Option<&Form>, letters: usize) -> Vec<(usize, usize)> {
    let Some(form) = form else { return Vec::new() };
    let number = |n: usize| i64::try_from(n).unwrap();
    let mut wrong = Vec::new();
    for (row, numbers) in table.iter().enumerate() {
        for (column, &value) in numbers.iter().enumerate() {
            let known = match letters {
                1 => vec![number(column)],
                _ => vec![
                    number(row + 1),
                    number(column + 1),
                    number(table.len()),
                    number(numbers.len()),
                ],
            };
            if (form.value)(&known) != Some(value.into()) {
                wrong.push((row, column));
            }
        }
    }
    wrong
}
