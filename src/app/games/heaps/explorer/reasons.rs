//! What the solver has replied when asked for reasons.

use crate::core::Message;
use crate::core::octal::Mask;
use crate::games::heaps::{
    Answer, Checked, Doubt, FiniteStep, Induction, MexOf, SparseStep, TailProof, TailStep, Worked,
};
use std::rc::Rc;

/// The last reason of each kind.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Reasons {
    pub(super) origin: Option<Rc<MexOf>>,
    pub(super) worked: Option<Rc<(Mask, Worked)>>,
    pub(super) induction: Option<Rc<Induction>>,
    /// The same by rare heaps.
    pub(super) sparse: Option<Rc<SparseStep>>,
    /// The proof from values alone of a code that repeats for ever, and its step.
    pub(super) tail: Option<TailProof>,
    pub(super) tail_step: Option<Rc<TailStep>>,
    /// That such a proof would take too many values.
    pub(super) tail_far: bool,
    /// The step for rules under which finitely many numbers may be taken.
    pub(super) finite_step: Option<Rc<FiniteStep>>,
    pub(super) checked: Option<Checked>,
    /// That there is no certificate which could be checked while one waits.
    pub(super) uncertified: bool,
    /// Why a result is not right.
    pub(super) doubt: Option<Rc<(Doubt, Vec<Message>)>>,
    /// The mask under which fewest heaps are rare, and how many of them are.
    pub(super) best: Option<(Mask, u64)>,
}

impl Reasons {
    /// Whether there may be a certificate that can be checked while one waits.
    pub(super) fn certifiable(&self) -> bool {
        !self.uncertified && !self.tail_far
    }

    /// Takes in an answer that is a reason.
    pub(super) fn take(&mut self, answer: Answer) {
        match answer {
            Answer::Origin(origin) => self.origin = Some(Rc::new(origin)),
            Answer::Worked { mask, worked } => self.worked = Some(Rc::new((mask, worked))),
            Answer::Induction(induction) => self.induction = Some(Rc::new(induction)),
            Answer::SparseStep(step) => self.sparse = Some(Rc::new(step)),
            Answer::TailProof(proof) => (self.tail, self.tail_far) = (proof, proof.is_none()),
            Answer::TailStep(step) => self.tail_step = Some(Rc::new(step)),
            Answer::FiniteStep(step) => self.finite_step = Some(Rc::new(step)),
            Answer::Checked(checked) => self.checked = Some(checked),
            Answer::Certificate(file) => self.uncertified = file.is_none(),
            Answer::Doubt(doubt, said) => self.doubt = Some(Rc::new((doubt, said))),
            _ => {}
        }
    }
}
