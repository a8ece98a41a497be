//! Browsers that do not know a selector of a list drop the whole rule: `:has`, which Firefox has from 121 on, is in no
//! list with others, unless in the brackets of `:is`, which forgives.

/// Lists before a brace, at whichever depth.
fn lists(sheet: &str) -> Vec<String> {
    let mut plain = sheet.to_owned();
    while let Some(start) = plain.find("/*") {
        let end = plain[start..].find("*/").map_or(plain.len(), |end| start + end + 2);
        plain.replace_range(start..end, "");
    }
    let before = plain.split('{').map(|text| text.rsplit(['}', ';']).next().unwrap_or(text));
    before.map(|list| list.trim().to_owned()).filter(|list| !list.starts_with('@')).collect()
}

/// A list at the commas that are in no brackets.
fn parts(list: &str) -> Vec<String> {
    let (mut parts, mut depth) = (vec![String::new()], 0);
    for sign in list.chars() {
        depth += i32::from(sign == '(') - i32::from(sign == ')');
        match parts.last_mut() {
            Some(part) if sign != ',' || depth > 0 => part.push(sign),
            _ => parts.push(String::new()),
        }
    }
    parts
}

/// Whether a selector fails where `:has` is not known.
fn fails(part: &str) -> bool {
    part.contains(":has(") && !part.trim().starts_with(":is(")
}

#[test]
fn no_rule_is_lost_for_a_selector_that_some_browsers_do_not_know() {
    let sheets: Vec<_> =
        ["static", "src"].into_iter().flat_map(|place| super::files(place, ".css")).collect();
    assert!(sheets.len() > 20);
    for (path, sheet) in sheets {
        for list in lists(&sheet) {
            let parts = parts(&list);
            let mixed =
                parts.iter().any(|part| fails(part)) && !parts.iter().all(|part| fails(part));
            assert!(!mixed, "{}: {list}", path.display());
        }
    }
}

#[test]
fn lists_that_mix_are_found() {
    let mixed = "a { b, c:has(d) { e: f } } /* x, y:has(z) { */ :is(p, q:has(r)), s { t: u }";
    assert_eq!(lists(mixed)[..3], ["a", "b, c:has(d)", ":is(p, q:has(r)), s"]);
    assert_eq!(parts("b, c:is(d, e)"), ["b", " c:is(d, e)"]);
    assert!(fails("c:has(d)") && !fails(":is(p, q:has(r))"));
}
