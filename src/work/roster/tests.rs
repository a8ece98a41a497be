use super::*;
use crate::games::System;
use proptest::prelude::*;
use std::collections::BTreeSet;

/// What happens, a word and perhaps a number, and what is then to be done.
type Step = (&'static str, &'static str);

/// A name, and what happens one after the other.
const CASES: &[(&str, &[Step])] = &[
    (
        "the worker is started for the first job and has it when it is ready",
        &[
            ("ask", "worker"),
            ("ready", "start 1"),
            ("progress 1", "1 progress"),
            ("report 1", "1 report"),
            ("done 1", "1 done"),
            ("idle 1", ""),
            ("ask", "start 2"),
        ],
    ),
    (
        "a worker that was started ahead is not started again",
        &[("ensure", "worker"), ("ensure", ""), ("ready", ""), ("ensure", ""), ("ask", "start 1")],
    ),
    (
        "what a starting worker cannot hear is not sent",
        &[
            ("ask", "worker"),
            ("ask", ""),
            ("tell 1", ""),
            ("cancel 1", ""),
            ("ready", "start 2"),
            ("tell 2", "tell 2"),
            ("tell 1", ""),
        ],
    ),
    (
        "nothing is heard of a job that is over, nor is it cancelled",
        &[
            ("ask", "worker"),
            ("ready", "start 1"),
            ("done 1", "1 done"),
            ("report 1", ""),
            ("done 1", ""),
            ("cancel 1", ""),
            ("tell 1", ""),
        ],
    ),
    (
        "a worker that dies is replaced, and a job that two have died over is given up",
        &[
            ("ask", "worker"),
            ("ready", "start 1"),
            ("fail", "end, 1 again, worker"),
            ("ready", "start 1"),
            ("ask", "start 2"),
            ("fail", "end, 1 lost, 2 again, worker"),
            ("ready", "start 2"),
            ("fail", "end, 2 lost"),
            ("ask", "worker"),
        ],
    ),
    (
        "one that has work and is silent is lost at the tenth look, one that waits is not",
        &[
            ("ask", "worker"),
            ("ready", "start 1"),
            ("look 9", ""),
            ("progress 1", "1 progress"),
            ("look 9", ""),
            ("look", "end, 1 again, worker"),
            ("ready", "start 1"),
            ("done 1", "1 done"),
            ("idle 1", ""),
            ("look 99", ""),
        ],
    ),
    (
        "a cancel is to be answered within two looks, and no job in hand is blamed",
        &[
            ("ask", "worker"),
            ("ask", ""),
            ("ready", "start 1, start 2"),
            ("cancel 1", "cancel 1"),
            ("look", ""),
            ("cancelled 1", ""),
            ("look 9", ""),
            ("ask", "start 3"),
            ("cancel 3", "cancel 3"),
            ("progress 2", "2 progress"),
            ("look", ""),
            ("look", "end, 2 again, worker"),
            ("ready", "start 2"),
            ("fail", "end, 2 again, worker"),
            ("ready", "start 2"),
            ("fail", "end, 2 lost"),
        ],
    ),
    (
        "a cancel is not asked of the next worker",
        &[
            ("ask", "worker"),
            ("ask", ""),
            ("ready", "start 1, start 2"),
            ("cancel 1", "cancel 1"),
            ("fail", "end, 2 again, worker"),
            ("ready", "start 2"),
            ("progress 2", "2 progress"),
            ("look 9", ""),
        ],
    ),
    (
        "a worker that holds much is ended once it has no work and nobody needs what it holds",
        &[
            ("keep", ""),
            ("ask", "worker"),
            ("ready", "start 1"),
            ("done 1", "1 done"),
            ("idle 100000000", ""),
            ("release", "end"),
            ("ask", "worker"),
            ("ready", "start 2"),
            ("done 2", "2 done"),
            ("idle 1000", ""),
            ("ask", "start 3"),
            ("done 3", "3 done"),
            ("ask", "start 4"),
            ("idle 100000000", ""),
            ("done 4", "4 done"),
            ("idle 100000000", "end"),
            ("idle 100000000", ""),
        ],
    ),
    (
        "where two workers fail to start the page works, and its loss is the end of its jobs",
        &[
            ("ask", "worker"),
            ("fail", "end, 1 again, worker"),
            ("fail", "end, 1 again, slices, page"),
            ("ready", "start 1"),
            ("cancel 1", "cancel 1"),
            ("look 99", "end"),
            ("ask", "slices, page"),
            ("ready", "start 2"),
            ("idle 100000000", ""),
            ("fail", "end, 2 lost"),
        ],
    ),
    (
        "a worker that starts in time clears the one that did not",
        &[
            ("ask", "worker"),
            ("look 29", ""),
            ("look", "end, 1 again, worker"),
            ("ready", "start 1"),
            ("done 1", "1 done"),
            ("idle 100000000", "end"),
            ("ask", "worker"),
            ("fail", "end, 2 again, worker"),
        ],
    ),
    (
        "where the browser has no workers the page works, and without its program nothing does",
        &[
            ("ask", "worker"),
            ("no worker", "slices, page"),
            ("fail", "end, missing, 1 lost"),
            ("fail", ""),
            ("ask", "slices, page"),
            ("no page", "end, missing, 2 lost"),
        ],
    ),
    (
        "the page does not take a large comparison, whether it is ready or not",
        &[
            ("compare", "worker"),
            ("no worker", "slices, page"),
            ("ready", "refuse 1"),
            ("done 1", ""),
            ("compare", "refuse 2"),
            ("cancel 2", ""),
            ("ask", "start 3"),
        ],
    ),
    ("a solver of another build is said", &[("ask", "worker"), ("garble", "missing")]),
];

#[test]
fn what_happens_and_what_is_done_about_it() {
    for (name, steps) in CASES {
        let mut roster = Roster::default();
        for (number, (happens, done)) in steps.iter().enumerate() {
            happen(&mut roster, happens);
            assert_eq!(
                acts(&mut roster).join(", "),
                *done,
                "{name}: step {}, {happens}",
                number + 1
            );
        }
    }
}

fn happen(roster: &mut Roster, happens: &str) {
    let (what, number) = happens.split_once(' ').unwrap_or((happens, "1"));
    let job = number.parse().unwrap_or(0);
    match what {
        "ensure" => roster.ensure(),
        "ask" => drop(roster.ask(Order::Game { system: System::Heaps, ask: vec![] })),
        "compare" => drop(roster.ask(Order::Check(vec![0; MAX_ON_PAGE + 1]))),
        "tell" => roster.tell(job, vec![]),
        "cancel" => roster.cancel(job),
        "keep" => roster.keep(),
        "release" => roster.release(),
        "ready" => roster.said(Reply::Ready),
        "progress" => roster.said(Reply::Progress { job, progress: Progress::default() }),
        "report" => roster.said(Reply::Report { job, tell: vec![] }),
        "done" => roster.said(Reply::Done { job }),
        "cancelled" => roster.said(Reply::Cancelled { job }),
        "idle" => {
            let heard = roster.pulse.requests();
            roster.said(Reply::Idle { memory: job.into(), heard });
        }
        "fail" => roster.failed(),
        "garble" => roster.garbled(),
        "look" => (0..job).for_each(|_| roster.look()),
        "no" if number == "worker" => roster.refused(Program::Worker),
        "no" => roster.refused(Program::Page),
        other => assert_eq!(other, "", "nothing is called {happens}"),
    }
}

fn acts(roster: &mut Roster) -> Vec<String> {
    std::iter::from_fn(|| roster.act()).map(|act| short(&act)).collect()
}

fn short(act: &Act) -> String {
    match act {
        Act::Start(Program::Worker) => "worker".into(),
        Act::Start(Program::Page) => "page".into(),
        Act::End => "end".into(),
        Act::Send(Request::Start { job, .. }) => format!("start {job}"),
        Act::Send(Request::Tell { job, .. }) => format!("tell {job}"),
        Act::Send(Request::Cancel { job }) => format!("cancel {job}"),
        Act::Hear(job, Event::Progress(_)) => format!("{job} progress"),
        Act::Hear(job, Event::Report(_)) => format!("{job} report"),
        Act::Hear(job, Event::Again) => format!("{job} again"),
        Act::Hear(job, Event::Done) => format!("{job} done"),
        Act::Hear(job, Event::Refused(_)) => format!("{job} refused"),
        Act::Hear(job, Event::Lost) => format!("{job} lost"),
        Act::Refuse(job, _) => format!("refuse {job}"),
        Act::Say(News::Missing) => "missing".into(),
        Act::Say(News::Slices) => "slices".into(),
    }
}

/// A world in which a program may fail in every way, and what is known of it from the acts alone.
#[derive(Default)]
struct World {
    running: bool,
    ready: bool,
    /// Jobs that the running program has.
    given: BTreeSet<u32>,
    /// Jobs that are asked for and not cancelled, and have no last word.
    waited_for: BTreeSet<u32>,
}

impl World {
    fn take(&mut self, roster: &mut Roster) {
        while let Some(act) = roster.act() {
            match act {
                Act::Start(_) => {
                    assert!(!self.running, "two programs at a time");
                    self.running = true;
                }
                Act::End => {
                    self.running = false;
                    self.ready = false;
                    self.given.clear();
                }
                Act::Send(request) => {
                    assert!(self.running && self.ready, "{request:?} to nobody");
                    match request {
                        Request::Start { job, .. } => {
                            assert!(self.given.insert(job), "{job} twice");
                        }
                        Request::Tell { job, .. } => assert!(self.given.contains(&job)),
                        Request::Cancel { job } => assert!(self.given.remove(&job)),
                    }
                }
                Act::Hear(job, event) => {
                    assert!(
                        self.waited_for.contains(&job),
                        "{event:?} for {job}, which nobody waits for"
                    );
                    if event.is_last() {
                        self.waited_for.remove(&job);
                    }
                }
                Act::Refuse(job, _) => assert!(self.waited_for.remove(&job)),
                Act::Say(_) => {}
            }
        }
    }

    /// The program answers all it has been given.
    fn answer(&mut self, roster: &mut Roster) {
        if self.running && !self.ready {
            self.ready = true;
            roster.said(Reply::Ready);
            self.take(roster);
        }
        for job in std::mem::take(&mut self.given) {
            roster.said(Reply::Done { job });
            self.take(roster);
        }
    }
}

proptest! {
    #[test]
    fn after_any_faults_every_job_has_one_last_word(events in prop::collection::vec((0_u8..12, 1_u32..8), 1..60)) {
        let mut roster = Roster::default();
        let mut world = World::default();
        for (kind, number) in events {
            let job = world.waited_for.iter().nth(number as usize % world.waited_for.len().max(1)).copied();
            match (kind, job) {
                (0..=2, _) => drop(world.waited_for.insert(roster.ask(Order::Check(vec![])))),
                (3, _) => drop(world.waited_for.insert(roster.ask(Order::Check(vec![0; MAX_ON_PAGE + 1])))),
                (4, Some(job)) => {
                    world.waited_for.remove(&job);
                    roster.cancel(job);
                }
                (5, Some(job)) => roster.tell(job, vec![]),
                (6, _) if world.running => roster.failed(),
                (7, _) if world.running && !world.ready => {
                    let program = if roster.works_on_page() { Program::Page } else { Program::Worker };
                    world.running = false;
                    roster.refused(program);
                }
                (8, _) => (0..number).for_each(|_| roster.look()),
                (9, _) if world.ready => {
                    let heard = roster.pulse.requests();
                    roster.said(Reply::Idle { memory: u64::from(number) << 24, heard });
                },
                (10, _) if world.running && !world.ready => {
                    world.ready = true;
                    roster.said(Reply::Ready);
                }
                (11, _) => world.answer(&mut roster),
                _ => {}
            }
            world.take(&mut roster);
        }
        world.answer(&mut roster);
        prop_assert!(world.waited_for.is_empty(), "{:?} still wait", world.waited_for);
    }
}
