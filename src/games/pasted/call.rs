//! Calls: those of a type show the contents of a value, those of a function are about their arguments.

use super::value::{Element, Value};

/// The maximum number of numbers that `range` stands for.
const MAX_RANGE: usize = 100_000;
/// The maximum number of rows that a bar is written out in.
const MAX_ROWS: usize = 64;

/// A call whose arguments are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Call {
    /// Of a type, as Python shows a value that is no list: `array([1, 2])`.
    Shown(Shown),
    /// Of any other function.
    Own,
}

/// What a value of a type is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shown {
    /// What is in the brackets.
    Content,
    /// A dictionary that is shown as a list of pairs.
    Pairs,
    /// Numbers from the first argument up to the second.
    Range,
    /// As many rows of squares as the first argument says, each as long as the second says.
    Bar,
}

impl Call {
    /// The call of a name, also of one in a module: `np.array`.
    pub(super) fn of(name: &str) -> Self {
        let name = name.rsplit('.').next().unwrap_or(name);
        match name {
            "set" | "frozenset" | "list" | "tuple" | "dict" | "deque" | "array" | "matrix"
            | "Counter" | "defaultdict" | "dict_keys" | "dict_values" | "bool" | "int"
            | "bool_" | "int8" | "int16" | "int32" | "int64" | "uint8" | "uint16" | "uint32"
            | "uint64" | "float32" | "float64" => Self::Shown(Shown::Content),
            "OrderedDict" | "dict_items" => Self::Shown(Shown::Pairs),
            "range" => Self::Shown(Shown::Range),
            _ => Self::Own,
        }
    }

    /// The call of a name among the arguments of another: `gagnante(tablette(4, 5))`.
    pub(super) fn within(name: &str) -> Self {
        match name {
            "tablette" | "bar" | "rectangle" => Self::Shown(Shown::Bar),
            _ => Self::of(name),
        }
    }
}

impl Shown {
    /// What a value is that is shown with these arguments between two places.
    pub(super) fn content(self, mut items: Vec<Element>, (start, end): (usize, usize)) -> Element {
        let bounds: Vec<i64> = items
            .iter()
            .filter_map(
                |item| if let Value::Number(number) = item.value { Some(number) } else { None },
            )
            .collect();
        if self == Self::Range {
            let (first, after) = match *bounds.as_slice() {
                [after] => (0, after),
                [first, after, ..] => (first, after),
                [] => (0, 0),
            };
            let numbers = (first..after).take(MAX_RANGE);
            let numbers = numbers.map(|number| Element::new(Value::Number(number), start, end));
            return Element::new(Value::List(numbers.collect()), start, end);
        }
        if self == Self::Bar
            && let Some(rows) = bar(&bounds, (start, end))
        {
            return rows;
        }
        let Some(inner) = items.iter().rposition(Element::is_list) else {
            let alone = if items.len() == 1 { items.pop() } else { None };
            return alone.unwrap_or_else(|| Element::new(Value::List(items), start, end));
        };
        let inner = items.swap_remove(inner);
        match inner.value {
            Value::List(rows)
                if self == Self::Pairs && rows.iter().all(|row| row.items().len() == 2) =>
            {
                let pair = |row: Element| match row.value {
                    Value::List(two) => <[Element; 2]>::try_from(two).ok(),
                    _ => None,
                };
                let pairs = rows.into_iter().filter_map(pair).map(|[key, value]| (key, value));
                Element::new(Value::Pairs(pairs.collect()), start, end)
            }
            value => Element { value, ..inner },
        }
    }
}

/// The rows of a bar, by how many there are and how long they are.
pub(super) fn bar(size: &[i64], (start, end): (usize, usize)) -> Option<Element> {
    let &[rows, columns] = size else { return None };
    let rows = usize::try_from(rows).ok().filter(|rows| (1..=MAX_ROWS).contains(rows))?;
    let row = Element::new(Value::Number(columns), start, end);
    Some(Element::new(Value::List(vec![row; rows]), start, end))
}
