//! A table of natural numbers as programs print it, for the fields of a sheet. The reader of whole results
//! (`games::pasted`) is part of the solver; the page, which would have to fetch it for a sheet, knows these forms.

/// How many rows are read.
const MAX_ROWS: usize = 1000;

/// What a program prints for yes and for no.
const TRUTH: [(&str, &str); 6] =
    [("True", "1"), ("False", "0"), ("true", "1"), ("false", "0"), ("TRUE", "1"), ("FALSE", "0")];

/// What begins a remark in a program.
const REMARK: char = '#';

/// Names that programs write around a list.
const AROUND: [&str; 6] = ["np.array(", "numpy.array(", "array(", "list(", "tuple(", "set("];

/// The natural numbers of a text, where they are several: `0 1 2`, `[[0, 1], [1, 0]]`, `{0: 0, 1: 1}`, rows in lines.
/// Each row is a line, or is between brackets; `0: …` before it is its label. What was typed at a prompt, the name that
/// is before `=`, and remarks after `#` are not part of it. `None` where there is a word, a sign or a fraction.
pub fn read_table(text: &str) -> Option<Vec<Vec<String>>> {
    let printed: Vec<&str> = text.lines().filter_map(printed).collect();
    let text =
        TRUTH.iter().fold(printed.join("\n"), |text, (word, digit)| text.replace(word, digit));
    let text = AROUND.iter().fold(text, |text, name| text.replace(name, "("));
    if text.contains(char::is_alphabetic) || has_other_number(&text) {
        return None;
    }
    let rows = match entries(&text) {
        Some(row) => vec![row],
        None if text.contains('{') && text.contains(':') => return None,
        None => rows(&unlabelled(&text)),
    };
    (rows.iter().flatten().count() > 1).then_some(rows)
}

/// Whether there is a negative number or one with a fraction.
fn has_other_number(text: &str) -> bool {
    let signs: Vec<char> = text.chars().collect();
    let digit = |sign: Option<&char>| sign.is_some_and(char::is_ascii_digit);
    signs.iter().enumerate().any(|(at, sign)| {
        let before = at.checked_sub(1).and_then(|at| signs.get(at));
        digit(signs.get(at + 1)) && (matches!(sign, '-' | '−') || *sign == '.' && digit(before))
    })
}

/// The text without what is before `:` in each line.
fn unlabelled(text: &str) -> String {
    let line = |line| str::split_once(line, ':').map_or(line, |(_, row)| row);
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

fn rows(text: &str) -> Vec<Vec<String>> {
    let row = |row: &str| -> Vec<String> {
        let numbers = row.split(|sign: char| !sign.is_ascii_digit());
        numbers.filter(|number| !number.is_empty()).map(str::to_owned).collect()
    };
    let rows = text.split(['\n', ']', '}', ')']).map(row);
    rows.filter(|row| !row.is_empty()).take(MAX_ROWS).collect()
}

/// The values of a dictionary whose keys are 0, 1, 2 and so on, in whatever order.
fn entries(text: &str) -> Option<Vec<String>> {
    let text = text.trim().trim_start_matches('{').trim_end_matches('}');
    let entries = text.split([',', '\n']).filter(|entry| !entry.trim().is_empty());
    let entry = |entry: &str| {
        let (key, value) = entry.split_once(':')?;
        Some((key.trim().parse::<usize>().ok()?, value.trim().parse::<u32>().ok()?))
    };
    let mut entries = entries.map(entry).collect::<Option<Vec<_>>>()?;
    entries.sort_unstable();
    let all = entries.iter().enumerate().all(|(place, (key, _))| place == *key);
    all.then(|| entries.iter().map(|(_, value)| value.to_string()).collect())
}

/// What a line of a console prints; `None` for what was typed there.
fn printed(line: &str) -> Option<&str> {
    let line = line.trim();
    if [">>>", "...", "In ["].iter().any(|prompt| line.starts_with(prompt)) {
        return None;
    }
    let line = line.split(REMARK).next().unwrap_or_default().trim_end();
    let line = if line.starts_with("Out[") { line.split_once(':')?.1 } else { line };
    let line = line.rsplit_once('=').map_or(line, |(_, value)| value).trim();
    let around = AROUND.iter().any(|name| line.starts_with(name));
    let called = line.starts_with(char::is_alphabetic) && line.ends_with(')') && !around;
    (!called).then_some(line)
}

#[cfg(test)]
mod tests {
    use super::read_table;

    fn read(text: &str) -> Option<String> {
        let rows = read_table(text)?;
        Some(rows.iter().map(|row| row.join(" ")).collect::<Vec<_>>().join(" / "))
    }

    #[test]
    fn tables_are_read_as_programs_print_them() {
        for (text, table) in [
            ("0,1,2,3,1,4", "0 1 2 3 1 4"),
            ("8 9 9\n7 6", "8 9 9 / 7 6"),
            ("[[0, 1, 2],\n [1, 2, 0]]", "0 1 2 / 1 2 0"),
            (">>> carte(2, 3)\n[[0, 1, 1], [1, 1, 2]]", "0 1 1 / 1 1 2"),
            ("carte(2, 3)\n[[0, 1, 1], [1, 1, 2]]\n>>> ", "0 1 1 / 1 1 2"),
            ("carte(2, 3) = [[0, 1, 1], [1, 1, 2]]", "0 1 1 / 1 1 2"),
            ("In [3]: t(2)\nOut[3]: [0, 1, 1]", "0 1 1"),
            ("int t[2][3] = {{0, 1, 1}, {1, 1, 2}};", "0 1 1 / 1 1 2"),
            ("[True, False, True]", "1 0 1"),
            ("{0: 0, 2: 5, 1: 1}", "0 1 5"),
            ("array([[0, 1],\n       [1, 0]])", "0 1 / 1 0"),
            ("array([0, 1, 2])", "0 1 2"),
            ("In [3]: t(2)\nOut[3]: array([0, 1, 1])", "0 1 1"),
            ("t = np.array([0, 1])", "0 1"),
            ("[0, 1] # so far", "0 1"),
            ("0: 1 2\n1: 2 1", "1 2 / 2 1"),
            ("G(0) = 0\nG(1) = 1\nG(2) = 2", "0 / 1 / 2"),
        ] {
            assert_eq!(read(text).as_deref(), Some(table), "{text}");
        }
        for text in [
            "7",
            "",
            "['b', 'd']",
            "{1: 0, 2: 5}",
            "{(0, 1): 0, (1, 1): 5}",
            "[0, -1]",
            "[0.5, 1]",
            ">>> [0, 1]",
            "0 1 x",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
