//! The variants of a selector.
//!
//! Fluent accepts any word as a key, so a typing error makes a variant that is never used. Whatever can be recognised
//! from the keys alone is rejected here.

use fluent_syntax::ast::{Pattern, Variant, VariantKey};
use std::collections::BTreeSet;

/// All plural categories of the CLDR.
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The key of the default.
const DEFAULT: &str = "other";

/// Each variant's key and pattern, the default last.
pub(super) fn of<'a, 'b>(
    variants: &'b [Variant<&'a str>],
    categories: &[&str],
) -> Result<Vec<(&'a str, &'b Pattern<&'a str>)>, String> {
    let mut keys = BTreeSet::new();
    let (mut numbers, mut texts) = (false, false);
    let mut keyed = Vec::new();
    for variant in variants {
        let key = match &variant.key {
            VariantKey::NumberLiteral { value } => {
                if value.parse::<u64>().map(|number| number.to_string()) != Ok((*value).to_owned())
                {
                    return Err(format!("[{value}] is not a whole number"));
                }
                numbers = true;
                value
            }
            VariantKey::Identifier { name } => {
                let category = CATEGORIES.contains(name);
                if category && !categories.contains(name) {
                    return Err(format!("no whole number is [{name}] in this language"));
                }
                numbers |= category && *name != DEFAULT;
                texts |= !category;
                name
            }
        };
        if !keys.insert(key) {
            return Err(format!("[{key}] stands twice in a selector"));
        }
        if variant.default != (*key == DEFAULT) {
            return Err(format!("the default of a selector is *[{DEFAULT}], and nothing else is"));
        }
        keyed.push((variant.default, (*key, &variant.value)));
    }
    if numbers && texts {
        return Err("a selector mixes numbers or plural categories with other keys".to_owned());
    }
    if !keys.contains(&DEFAULT) {
        return Err("a selector has no default".to_owned());
    }
    keyed.sort_by_key(|(default, _)| *default);
    Ok(keyed.into_iter().map(|(_, variant)| variant).collect())
}
