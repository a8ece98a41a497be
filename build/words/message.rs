//! One message: Fluent's tree becomes a packed pattern, or the build says why not.

use super::packed::{CHOICE, END, UNIT, VALUE, VARIANT};
use super::variants;
use fluent_syntax::ast::{Expression, InlineExpression, Message, Pattern, PatternElement, Variant};
use fluent_syntax::unicode::unescape_unicode_to_string;
use std::collections::BTreeSet;

/// A message as the catalogue has it.
#[derive(Default)]
pub(super) struct Packed<'a> {
    /// The file in which it is written.
    pub(super) file: &'a str,
    /// What it says.
    pub(super) pattern: String,
    /// The variables in it.
    pub(super) variables: BTreeSet<String>,
}

impl<'a> Packed<'a> {
    /// A message packed, or what is wrong with it.
    pub(super) fn of(
        message: &Message<&str>,
        file: &'a str,
        categories: &[&str],
    ) -> Result<Self, String> {
        if let Some(attribute) = message.attributes.first() {
            return Err(format!("attributes are not supported: .{}", attribute.id.name));
        }
        let pattern = message.value.as_ref().ok_or("says nothing")?;
        let mut packed = Self { file, ..Self::default() };
        for element in &pattern.elements {
            match element {
                PatternElement::Placeable {
                    expression: Expression::Select { selector, variants },
                } => {
                    packed.choice(selector, variants, categories)?;
                }
                plain => packed.plain(plain)?,
            }
        }
        Ok(packed)
    }

    fn choice(
        &mut self,
        selector: &InlineExpression<&str>,
        variants: &[Variant<&str>],
        categories: &[&str],
    ) -> Result<(), String> {
        let InlineExpression::VariableReference { id } = selector else {
            return Err(format!("a selector is a variable here, not {}", kind(selector)));
        };
        self.pattern.push(CHOICE);
        self.name(id.name);
        for (at, (key, pattern)) in variants::of(variants, categories)?.into_iter().enumerate() {
            if at > 0 {
                self.pattern.push(VARIANT);
            }
            self.pattern.push_str(key);
            self.pattern.push(UNIT);
            self.variant(pattern)?;
        }
        self.pattern.push(END);
        Ok(())
    }

    fn variant(&mut self, pattern: &Pattern<&str>) -> Result<(), String> {
        pattern.elements.iter().try_for_each(|element| self.plain(element))
    }

    fn plain(&mut self, element: &PatternElement<&str>) -> Result<(), String> {
        match element {
            PatternElement::TextElement { value } => self.text(value),
            PatternElement::Placeable { expression: Expression::Inline(inline) } => match inline {
                InlineExpression::StringLiteral { value } => {
                    self.text(&unescape_unicode_to_string(value))
                }
                InlineExpression::VariableReference { id } => {
                    self.pattern.push(VALUE);
                    self.name(id.name);
                    Ok(())
                }
                other => Err(format!("{} is not supported", kind(other))),
            },
            PatternElement::Placeable { expression: Expression::Select { .. } } => {
                Err("a selector within a selector is not supported".to_owned())
            }
        }
    }

    fn text(&mut self, text: &str) -> Result<(), String> {
        if let Some(found) = text.chars().find(|c| c.is_control() && *c != '\n') {
            return Err(format!("holds the control character U+{:04X}", u32::from(found)));
        }
        self.pattern.push_str(&unbroken(text));
        Ok(())
    }

    fn name(&mut self, name: &str) {
        self.variables.insert(name.to_owned());
        self.pattern.push_str(name);
        self.pattern.push(UNIT);
    }
}

/// A formula in a sentence goes on to the next line before `=`, if anywhere: never after a sign, nor within
/// `n + 12`, `3 ⊕ 5` or `n ≥ 71`.
fn unbroken(text: &str) -> String {
    let mut text = text.to_owned();
    for sign in ['+', '−', '⊕', '≥', '≤', '·'] {
        text = text.replace(&format!(" {sign} "), &format!("\u{a0}{sign}\u{a0}"));
    }
    text.replace(" = ", " =\u{a0}")
}

/// What an expression is, in words.
fn kind(expression: &InlineExpression<&str>) -> String {
    match expression {
        InlineExpression::StringLiteral { value } => format!("the string \"{value}\""),
        InlineExpression::NumberLiteral { value } => format!("the number {value}"),
        InlineExpression::FunctionReference { id, .. } => format!("the function {}", id.name),
        InlineExpression::MessageReference { id, .. } => format!("the message {}", id.name),
        InlineExpression::TermReference { id, .. } => format!("the term -{}", id.name),
        InlineExpression::VariableReference { id } => format!("the variable ${}", id.name),
        InlineExpression::Placeable { .. } => "a placeable within a placeable".to_owned(),
    }
}
