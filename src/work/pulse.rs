//! Whether a worker that has work is still responding. A worker can end without an event, or stop replying for ever.

/// Looks in a row at which one that has work was not heard of, until it is taken for lost: one that works
/// tells of it ten times a second. Counted in looks, not by the clock: after a device has slept, only one
/// has gone by.
const SILENT: u8 = 10;

/// What is known of it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Pulse {
    /// Whether it has work, as far as is known.
    busy: bool,
    /// Looks since it was last heard of.
    silent: u8,
    /// How many requests it was sent.
    sent: u32,
}

impl Pulse {
    /// It was sent something.
    pub(super) fn sent(&mut self) {
        self.busy = true;
        self.sent = self.sent.wrapping_add(1);
    }

    /// It was heard of.
    pub(super) fn heard(&mut self) {
        self.busy = true;
        self.silent = 0;
    }

    /// It has nothing left to do of so many requests; others may be on their way to it.
    pub(super) fn rests(&mut self, requests: u32) {
        self.busy = requests != self.sent;
        self.silent = 0;
    }

    /// How many requests it was sent.
    #[cfg(test)]
    pub(super) fn requests(self) -> u32 {
        self.sent
    }

    /// A look: whether it is taken for lost.
    pub(super) fn look(&mut self) -> bool {
        self.silent = if self.busy { self.silent.saturating_add(1) } else { 0 };
        self.silent >= SILENT
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_that_has_work_and_is_silent_is_lost_and_one_that_waits_is_not() {
        let mut pulse = Pulse::default();
        let looks = |pulse: &mut Pulse| (0..100).position(|_| pulse.look());
        assert_eq!(looks(&mut pulse), None);
        pulse.sent();
        assert_eq!(looks(&mut pulse), Some(9));
        pulse.heard();
        assert_eq!(looks(&mut pulse), Some(9));
        // Each word puts it off.
        for _ in 0..30 {
            pulse.heard();
            assert!(!pulse.look());
        }
        pulse.rests(1);
        assert_eq!(looks(&mut pulse), None);
        // What it says of the last request may come after the next has gone.
        pulse.sent();
        pulse.rests(1);
        assert_eq!(looks(&mut pulse), Some(9));
        pulse.rests(2);
        assert_eq!(looks(&mut pulse), None);
    }
}
