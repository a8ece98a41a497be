//! Results that somebody pastes: what is read, where it was found, and that no text does any harm.

use nimlab::games::pasted::{Element, MAX_BYTES, Value, read_pasted, too_long};
use nimlab::words::{Language, Words};
use proptest::prelude::*;

/// A value in one form, without places.
fn plain(element: &Element) -> String {
    match &element.value {
        Value::Number(number) => number.to_string(),
        Value::Truth(truth) => truth.to_string(),
        Value::Nothing(_) => "null".to_owned(),
        Value::Text(text) => format!("{text:?}"),
        Value::List(items) => {
            format!("[{}]", items.iter().map(plain).collect::<Vec<_>>().join(","))
        }
        Value::Pairs(pairs) => {
            let pairs = pairs.iter().map(|(key, value)| format!("{}:{}", plain(key), plain(value)));
            format!("{{{}}}", pairs.collect::<Vec<_>>().join(","))
        }
    }
}

fn read(text: &str) -> Element {
    let pasted = read_pasted(text);
    assert_eq!(pasted.error, None, "{text}");
    pasted.value.unwrap_or_else(|| panic!("{text}"))
}

// One long table.
#[allow(clippy::too_many_lines)]
#[test]
fn results_are_read_as_programs_print_them() {
    for (text, expected) in [
        ("[0, 1, 2, 3, 1, 4]", "[0,1,2,3,1,4]"),
        ("[0,1,]", "[0,1]"),
        ("(0, 1)", "[0,1]"),
        ("{0, 1}", "[0,1]"),
        ("{0, 1};", "[0,1]"),
        ("set()", "[]"),
        ("set([4, 5])", "[4,5]"),
        ("{}", "[]"),
        ("[[0, 1],\n [1, 2]]", "[[0,1],[1,2]]"),
        ("[0 , 1]\n[1, 2]\n", "[[0,1],[1,2]]"),
        ("array([[0, 1], [1, 2]])", "[[0,1],[1,2]]"),
        ("int t[2][2] = {{0, 1}, {1, 0}}; // grid", "[[0,1],[1,0]]"),
        ("static const int t[] = { 0, /* one */ 1 };", "[0,1]"),
        ("G = [0, 1]  # Kayles", "[0,1]"),
        ("{'[2]': True, '[2, 1]': False}", "{\"[2]\":true,\"[2, 1]\":false}"),
        ("{(2, 1): False, (2,): True}", "{[2,1]:false,[2]:true}"),
        (
            "{\"attractor\": [\"a\"], \"rank\": {\"a\": null}}",
            "{\"attractor\":[\"a\"],\"rank\":{\"a\":null}}",
        ),
        ("0 1 2 3", "[0,1,2,3]"),
        ("0\n1\n2\n", "[0,1,2]"),
        ("0,1,3\r\n1,0,2\r\n", "[[0,1,3],[1,0,2]]"),
        ("n,G(n)\n0,0\n1,1\n", "[[\"n\",\"G(n)\"],[0,0],[1,1]]"),
        ("1|O|-|\n2|-|O|\n", "[[1,\"O\",\"-\"],[2,\"-\",\"O\"]]"),
        ("12", "[12]"),
        ("\u{feff}[1.0, -2, +3]", "[1,-2,3]"),
        ("[None, a, \"b\\\"c\"]", "[null,\"a\",\"b\\\"c\"]"),
        ("[(1, 2)]", "[[1,2]]"),
        ("[Vrai, faux, TRUE]", "[true,false,true]"),
        // As numpy prints arrays.
        ("[5 5 5]", "[5,5,5]"),
        ("[[ 0  1]\n [10 -1]]", "[[0,1],[10,-1]]"),
        ("array([[0., 1.]])", "[[0,1]]"),
        ("array([0, 1], dtype=int64)", "[0,1]"),
        ("array([[0, 1],\n       [1, 0]], dtype=int32)", "[[0,1],[1,0]]"),
        ("[np.int64(3), np.float64(2.0)]", "[3,2]"),
        ("(np.int64(71), numpy.int64(12))", "[71,12]"),
        ("[np.True_, np.False_]", "[true,false]"),
        ("np.True_", "[true]"),
        // As Python shows what is in a value of another type.
        ("defaultdict(<class 'list'>, {0: [1, 2], 1: []})", "{0:[1,2],1:[]}"),
        ("Counter({3: 2, 1: 1})", "{3:2,1:1}"),
        ("Counter()", "[]"),
        ("OrderedDict([(0, 3), (1, 2)])", "{0:3,1:2}"),
        ("OrderedDict({0: 3})", "{0:3}"),
        ("dict_items([(0, 3)])", "{0:3}"),
        ("dict_values([3, 2])", "[3,2]"),
        ("frozenset({0, 1})", "[0,1]"),
        ("frozenset()", "[]"),
        ("deque([0, 1], maxlen=5)", "[0,1]"),
        ("[deque([1, 2]), deque([])]", "[[1,2],[]]"),
        ("(range(0, 3), [frozenset({1})])", "[[0,1,2],[[1]]]"),
        ("{u'S': [0], u'F': [1]}", "{\"S\":[0],\"F\":[1]}"),
        // As Java and OCaml print.
        ("{0=[1, 2], 1=[]}", "{0:[1,2],1:[]}"),
        ("[0; 1; 2]", "[0,1,2]"),
        ("[|[|0; 1|]; [|1; 0|]|]", "[[0,1],[1,0]]"),
        ("- : int list = [0; 1]", "[0,1]"),
        ("# f 3;;\n- : (int * int) list = [(0, 1); (1, 0)]", "[[0,1],[1,0]]"),
        // As R prints: the number of its first value before each line, or that of its row.
        ("[1] 0 1 2", "[0,1,2]"),
        (" [1] 0 1 2\n [4] 3 1\n", "[0,1,2,3,1]"),
        ("> g\n[1] 0 1\n> h(2)\n[1] 3\n", "[[0,1],[3]]"),
        ("[1] TRUE FALSE", "[true,false]"),
        ("     [,1] [,2]\n[1,]    0    1\n[2,]    1    0\n", "[[0,1],[1,0]]"),
        // These are lists of one number.
        ("[1] [2]", "[[1],[2]]"),
        ("[1]\n[2]", "[[1],[2]]"),
        ("val s : int list = [0]\nval f : int list = [1]", "{\"s\":[0],\"f\":[1]}"),
        // Nim-sums.
        ("2 ^ 3 = 1", "{[2,3]:1}"),
        ("2 xor 3 = 1\n1 ⊕ 1 = 0", "{[2,3]:1,[1,1]:0}"),
        ("1 ^ 1 = 0, 1 ^ 2 = 3", "{[1,1]:0,[1,2]:3}"),
        ("p = 3 ⊕ 0 ⊕ 1 = 2", "{[3,0,1]:2}"),
        (">>> 2 ^ 3\n1\n>>> ", "{[2,3]:1}"),
        // The code of a call, and the names of its arguments.
        ("f(400, 0.77) = [0, 1]", "{[400,\"0.77\"]:[0,1]}"),
        ("f(n=3, code=[0, 7]) = [0, 1]", "{[3,[0,7]]:[0,1]}"),
        ("f(13, 0.77)\n[0, 1]", "{[13,\"0.77\"]:[0,1]}"),
        // Spreadsheets.
        ("v,move\n0,1\n1,\n", "[[\"v\",\"move\"],[0,1],[1,null]]"),
        ("0,\"[1, 2]\"\n1,\"[]\"", "{0:[1,2],1:[]}"),
        // Apostrophes are no quotation marks.
        ("L'attracteur de J0 est [0, 1]", "[0,1]"),
        ("L’attracteur : [0, 1]", "[0,1]"),
        ("Sommets d'arrivée : [8]", "[8]"),
        ("l'un et l'autre\n[0, 1]", "[0,1]"),
        ("['a', 'b']", "[\"a\",\"b\"]"),
        // What was asked and answered.
        ("Case ? 1 3\nNimber : 2", "{\"Case\":[1,3],\"Nimber\":2}"),
        ("1:(2,1) 2:(2,1)\nChoix ? 2", "{1:[2,1],2:[2,1]}"),
        ("Pions : 1:(2,1) 2:(2,1)\nChoix : 2", "{1:[2,1],2:[2,1]}"),
        ("n = 0 G = 0\nn = 1 G = 1", "{0:0,1:1}"),
        ("0 : 1 fois\n1 : 100 fois", "{0:1,1:100}"),
        ("La tablette 3 x 5 : [5, 5]", "{5:[5,5]}"),
        ("l'ensemble (7 sommets) : {0, 1}", "[0,1]"),
        ("int l[2] = {2, 3}; int c[2] = {1, 5};", "{\"l\":[2,3],\"c\":[1,5]}"),
        // Keys with a sign after them, or in lines with a list.
        ("0: 0\n1: 1\n2: 2", "{0:0,1:1,2:2}"),
        ("G(0) = 0\nG(1) = 1", "{[0]:0,[1]:1}"),
        ("G(0)=0, G(1)=1", "{[0]:0,[1]:1}"),
        ("1 -> 2 3\n2->[4]", "{1:[2,3],2:[4]}"),
        ("(1,1) → (1,2) (2,1)", "{[1,1]:[[1,2],[2,1]]}"),
        ("0 []\n1 [2, 3]", "{0:[],1:[2,3]}"),
        ("0 set()\n1 {0}\n2 {0, 1}", "{0:[],1:[0],2:[0,1]}"),
        ("(1, 1) [(1, 2), (2, 1)]\n(5, 5) []", "{[1,1]:[[1,2],[2,1]],[5,5]:[]}"),
        ("(0, 1) (0, 2)\n(1, 2) (2, 3)", "[[0,1],[0,2],[1,2],[2,3]]"),
        ("3:\n4: 1 2", "{3:[],4:[1,2]}"),
        ("1: (2,1)  2: (2,1) :", "{1:[2,1],2:[2,1]}"),
        ("1:(2,1) 2:(2,1) Choix ? 2", "{1:[2,1],2:[2,1]}"),
        ("1:(2,1) 2:(2,1) Choix :", "{1:[2,1],2:[2,1]}"),
        ("6;0: 2\n5;1: 1", "{\"6;0\":2,\"5;1\":1}"),
        // Names.
        (
            "S = [0, 1]\nA = [[1], []]\nE = ['a', 'b']",
            "{\"S\":[0,1],\"A\":[[1],[]],\"E\":[\"a\",\"b\"]}",
        ),
        ("S [0, 1]\nF {1}", "{\"S\":[0,1],\"F\":[1]}"),
        ("n0 = 71, p = 12", "{\"n0\":71,\"p\":12}"),
        ("n = 3\nG = [0, 1, 2, 3]", "[0,1,2,3]"),
        ("int S[2] = {0, 1};\nint *F = {1};", "{\"S\":[0,1],\"F\":[1]}"),
        ("tablette(3, 5) = [5, 5, 5]", "{[3,5]:[5,5,5]}"),
        // Consoles.
        (">>> tablette(3,5)\n[5, 5, 5]\n>>> ", "{[3,5]:[5,5,5]}"),
        (">>> from nim import *\n>>> print(f(0))\n0\n>>> f( 1 )\n1\n", "{[0]:0,[1]:1}"),
        ("In [3]: x = 2\n\nIn [4]: G[:4]\nOut[4]: [0, 1, 2, 3]\n", "[0,1,2,3]"),
        ("In [3]: f((1, 2))\nOut[3]: True", "{[1,2]:true}"),
        (">>> for n in range(3):\n...     print(n, f(n))\n...\n0 {0}\n1 {1}\n", "{0:[0],1:[1]}"),
        (">>> S = [0, 1]", "[0,1]"),
        (">>> G\n[0, 1]\n>>> len(G)\n2", "[0,1]"),
        ("$ python3 tp.py\n[0, 1]\nProcess returned 0 (0x0)\n", "[0,1]"),
        ("lea@pc:~/tp$ ./tp\n0 1\n1 0\n--- 0.01 seconds ---", "[[0,1],[1,0]]"),
        ("suc[0] = [1, 2]\nsuc[1] = []", "{[0]:[1,2],[1]:[]}"),
        // Words round a list are no values.
        ("[0, 1] é", "[0,1]"),
        // Remarks and headings.
        ("Kayles\n[0, 1, 2]", "[0,1,2]"),
        ("Voici la liste :\n[0, 1, 2]\nDurée : 0.3 s", "[0,1,2]"),
        ("[0, 1, 2]\nlen = 3", "[0,1,2]"),
        ("[0, 1, 2] 3", "[0,1,2]"),
        ("Nimbers 2 x 2:\n0 1\n1 0\nTime: 0.3 s", "[[0,1],[1,0]]"),
        ("Attracteur de J0 : [0, 1]\nAttracteur de J1 : [2]", "{\"J0\":[0,1],\"J1\":[2]}"),
        ("a: b c\nd e: f", "{\"a\":[\"b\",\"c\"],\"e\":\"f\"}"),
    ] {
        // A lone sign is no number.
        assert_eq!(plain(&read(text)), expected, "{text}");
    }
}

#[test]
fn every_value_knows_its_place() {
    let text = "t = [[10, é], {'k': 7}]";
    let all = read(text);
    let at = |element: &Element| &text[element.start as usize..element.end as usize];
    assert_eq!(at(&all), "[[10, é], {'k': 7}]");
    assert_eq!(at(&all.items()[0]), "[10, é]");
    assert_eq!(all.items()[0].items().iter().map(at).collect::<Vec<_>>(), ["10", "é"]);
    let Value::Pairs(pairs) = &all.items()[1].value else { panic!() };
    assert_eq!((at(&pairs[0].0), at(&pairs[0].1)), ("'k'", "7"));
    assert_eq!(all.count(), 7);
}

#[test]
fn what_is_wrong_is_reported_with_its_place_and_the_rest_is_taken() {
    for (text, id, (start, end), taken) in [
        ("", "pasted-empty", (0, 0), None),
        ("  # nothing", "pasted-empty", (11, 11), None),
        ("[0, 1", "pasted-not-closed", (0, 1), Some("[0,1]")),
        ("[0, [1, 2", "pasted-not-closed", (4, 5), Some("[0,[1,2]]")),
        ("[0, 'a", "pasted-not-closed", (4, 5), Some("[0]")),
        ("[0, 1)", "pasted-strange", (5, 6), Some("[0,1]")),
        ("[0 1, 2]", "pasted-strange", (4, 5), Some("[0,1]")),
        ("[0, 1 2]", "pasted-strange", (6, 7), Some("[0,1]")),
        ("(0 1)", "pasted-strange", (3, 4), Some("[0]")),
        ("[0 1 ... 9]", "pasted-shortened", (5, 8), Some("[0,1]")),
        ("[0, 1, …]", "pasted-shortened", (7, 10), Some("[0,1]")),
        ("1: 2: 3", "pasted-strange", (4, 5), Some("{1:2}")),
        ("[0,, 1]", "pasted-strange", (3, 4), Some("[0]")),
        ("{1: 2, 3}", "pasted-strange", (8, 9), Some("{1:2}")),
        ("{1: 2: 3}", "pasted-strange", (5, 6), Some("{1:2}")),
        ("[0, 1.5]", "pasted-number", (4, 7), Some("[0]")),
        ("[[0, 1],\n [1, 0", "pasted-not-closed", (10, 11), Some("[[0,1],[1,0]]")),
        ("[[0, 1],\n [1, 0],", "pasted-not-closed", (0, 1), Some("[[0,1],[1,0]]")),
        ("<map object at 0x7f>", "pasted-object", (0, 20), None),
        ("S = <generator object f at 0x7f>", "pasted-object", (4, 32), Some("[]")),
        ("[0, <map object at 0x7f>]", "pasted-object", (4, 24), Some("[0]")),
        ("1 ^ 1 = 1 ^ 2 = 3", "pasted-strange", (14, 15), Some("{[1,1]:[1,2]}")),
        ("[0, 1e3]", "pasted-number", (4, 7), Some("[0]")),
        ("[99999999999999999999]", "pasted-number", (1, 21), Some("[]")),
        ("0 1 x]", "pasted-strange", (5, 6), Some("[0,1,\"x\"]")),
        ("0 1\n2 1.5", "pasted-number", (6, 9), Some("[[0,1],[2]]")),
    ] {
        let pasted = read_pasted(text);
        let error = pasted.error.unwrap_or_else(|| panic!("{text}"));
        assert_eq!((&*error.error.id, error.start, error.end), (id, start, end), "{text}");
        assert_eq!(pasted.value.as_ref().map(plain).as_deref(), taken, "{text}");
    }
}

#[test]
fn a_million_values_are_read_and_too_long_a_text_is_not() {
    let numbers: Vec<String> = (0..1_000_000).map(|n| (n % 17).to_string()).collect();
    let row = |numbers: &[String]| format!("[{}]", numbers.join(", "));
    let rows: Vec<String> = numbers.chunks(100).map(row).collect();
    for text in
        [row(&numbers), format!("[{}]", rows.join(",\n")), numbers.join("\n"), numbers.join(",")]
    {
        let pasted = read_pasted(&text);
        assert_eq!(pasted.error, None);
        assert!(pasted.value.unwrap().count() > 1_000_000);
    }
    let many = read_pasted(&"0,".repeat(4_100_000)).error.unwrap();
    assert_eq!(many.error.id, "pasted-many");
    assert_eq!(read_pasted(&"[".repeat(1_000_000)).error.unwrap().error.id, "pasted-deep");
}

/// A few bytes do not become more values than a text may have.
#[test]
fn what_is_multiplied_is_not_multiplied_again() {
    let ten = read_pasted("[10] * 8").value.unwrap();
    assert_eq!(ten.leaves(), 8);
    for text in [
        "[10] * 65",
        "[1, 2] * 33",
        "[[1] * 64] * 64",
        &format!("{}1{}", "[".repeat(9), "]*64".repeat(9)),
    ] {
        let found = read_pasted(text);
        assert!(found.error.is_some() && found.values() <= 64, "{text}");
    }
}

/// The length is checked first: that nothing in such a text can be read is not noticed.
#[test]
fn a_text_of_many_megabytes_is_refused_by_its_size() {
    let strange = "]0, 1], ";
    assert_eq!(read_pasted(strange).error.unwrap().error.id, "pasted-strange");
    for megabytes in [20, 50] {
        let long = strange.repeat(megabytes << 17);
        let refused = read_pasted(&long);
        assert!(long.len() > MAX_BYTES && refused.value.is_none());
        assert_eq!(refused.error.unwrap().error, too_long(long.len()));
        for words in Language::ALL.map(Words::new) {
            assert!(words.say(&too_long(long.len())).contains(&megabytes.to_string()));
        }
    }
}

/// However the values are laid out in it, a long text is read to its end. (How long that takes: `cargo bench --bench
/// pasted`. With a square of this many lines nobody would wait for the end.)
#[test]
fn long_texts_of_every_form_are_read_to_their_end() {
    const LINES: usize = 100_000;
    // Each with the numbers in the place of `#`, and how many values are in a line.
    let forms = [
        ("G(#) = 1\n", 1),
        ("G(#)=1,\n", 1),
        ("G(#) = 1, ", 1),
        ("[#, 1]\n", 2),
        ("Values # ", 2),
        ("# ^ 3 = 1\n", 1),
        (">>> f(#)\n2\n", 1),
        ("np.int64(#) ", 1),
        ("la position # est perdante\n", 5),
        ("# -> 1, ", 1),
    ];
    for (form, values) in forms {
        let text: String = (0..LINES).map(|n| form.replace('#', &n.to_string())).collect();
        let read = read_pasted(&text);
        assert_eq!(
            (read.error.clone(), read.values()),
            (None, (LINES * values) as u64),
            "{form:?}"
        );
    }
}

/// However deep the calls of a text are, it does no harm.
#[test]
fn calls_around_calls_do_no_harm() {
    for depth in [2, 100_000] {
        let text = format!("{}f(2){}\n2\n", "print(".repeat(depth), ")".repeat(depth));
        for text in [format!(">>> {text}"), text] {
            let _ = read_pasted(&text);
        }
    }
}

/// A value as JSON, which Python reads too.
fn json() -> impl Strategy<Value = serde_json::Value> {
    let leaf = prop_oneof![
        any::<i32>().prop_map(serde_json::Value::from),
        any::<bool>().prop_map(serde_json::Value::from),
        Just(serde_json::Value::Null),
        "[a-zé0-9;, \\[\\]]{0,6}".prop_map(serde_json::Value::from),
    ];
    leaf.prop_recursive(4, 40, 5, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(serde_json::Value::from),
            prop::collection::btree_map("[a-z]{1,3}", inner, 1..4)
                .prop_map(|map| serde_json::Value::Object(map.into_iter().collect())),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn json_is_read_as_it_is(values in prop::collection::vec(json(), 0..5), pretty: bool) {
        let value = serde_json::Value::from(values);
        let text = if pretty { serde_json::to_string_pretty(&value) } else { serde_json::to_string(&value) };
        let text = text.unwrap();
        prop_assert_eq!(plain(&read(&text)), plain_json(&value));
        // As Python writes it.
        let python = text.replace("null", "None").replace("true", "True").replace("false", "False");
        prop_assert_eq!(plain(&read(&python)), plain_json(&value));
    }

    #[test]
    fn no_text_does_harm(text in "[\\[\\](){},:;'\"0-9a-c.#/* =|\n\\\\é-]{0,40}") {
        let pasted = read_pasted(&text);
        prop_assert!(pasted.value.is_some() || pasted.error.is_some());
        if let Some(at) = pasted.error {
            prop_assert!(text.get(at.start..at.end).is_some(), "{:?}", at);
            for words in Language::ALL.map(Words::new) {
                prop_assert!(!words.say(&at.error).contains(&*at.error.id));
            }
        }
        let mut left: Vec<Element> = pasted.value.into_iter().collect();
        while let Some(element) = left.pop() {
            prop_assert!(text.get(element.start as usize..element.end as usize).is_some());
            match element.value {
                Value::List(items) => left.extend(items),
                Value::Pairs(pairs) => left.extend(pairs.into_iter().flat_map(|(key, value)| [key, value])),
                _ => {}
            }
        }
    }
}

fn plain_json(value: &serde_json::Value) -> String {
    match value {
        serde_json::Value::String(text) => format!("{text:?}"),
        serde_json::Value::Array(items) => {
            format!("[{}]", items.iter().map(plain_json).collect::<Vec<_>>().join(","))
        }
        serde_json::Value::Object(map) => {
            let pairs = map.iter().map(|(key, value)| format!("{key:?}:{}", plain_json(value)));
            format!("{{{}}}", pairs.collect::<Vec<_>>().join(","))
        }
        other => other.to_string(),
    }
}
