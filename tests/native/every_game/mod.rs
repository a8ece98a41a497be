//! What holds of every game, tried with each of them: notation, links, kept games, play, the solver.
//!
//! A new game has all of it by its name below and by a [`Sample`] of it in a file of that name. What is
//! special to one game is in tests of its own.

mod brute;
mod golden;
mod kept;
mod links;
mod notation;
mod play;
mod sample;
mod spoil;
mod tasks;
mod wrong;

use nimlab::games::System;
use sample::Sample;
pub(crate) use sample::each;
pub(crate) use sum::{moves_of, small, start};

/// The games, each in a file that ends with `every!`.
macro_rules! games {
    ($($name:ident)+) => {
        $(mod $name;)+

        /// Which systems they are.
        const SAMPLED: &[System] = &[$($name::SYSTEM),+];

        /// Any game of each system, played for a while.
        fn one_of_each() -> Vec<proptest::strategy::BoxedStrategy<links::Played>> {
            vec![$($name::played()),+]
        }

        /// Rules and positions of each, as they are written.
        fn few() -> impl Iterator<Item = &'static str> {
            let few = [$($name::FEW),+].into_iter().flatten();
            few.flat_map(|(rules, positions)| positions.iter().chain([rules]).copied())
        }

        /// The keys of each.
        fn keys() -> impl Iterator<Item = &'static str> {
            [$($name::KEYS),+].into_iter().flatten().copied()
        }
    };
}

/// The tests of a game.
macro_rules! every {
    ($game:ty) => {
        pub(crate) const SYSTEM: nimlab::games::System = <$game as nimlab::games::Game>::SYSTEM;
        pub(crate) const FEW: &[(&str, &[&str])] = <$game as crate::every_game::Sample>::FEW;
        pub(crate) const KEYS: &[&str] =
            <<$game as nimlab::games::Game>::Keys as nimlab::games::Keys>::NAMES;

        pub(crate) fn played() -> proptest::strategy::BoxedStrategy<crate::every_game::links::Played> {
            crate::every_game::links::played::<$game>()
        }

        $crate::every_game::every!($game:
            links::what_is_written_is_read_again_and_no_text_does_harm
            links::every_view_and_every_key_is_written_and_read
            links::no_character_does_harm
            links::the_longest_text_is_read_and_a_longer_one_is_not
            notation::no_text_does_harm
            notation::values_are_packed_and_unpacked
            notation::a_spoilt_order_does_no_harm
            play::played_by_texts_and_by_its_own_types_it_is_the_same
            play::variations_are_kept_and_steps_lead_back
            play::every_legal_move_is_drawn_and_no_other
            play::a_game_is_played_to_its_end_and_the_best_computer_wins_it
            brute::the_solver_finds_what_looking_at_every_move_finds
            brute::an_order_is_answered_as_the_game_itself_answers
            tasks::every_right_answer_is_accepted_and_every_wrong_one_refused
            tasks::numbers_that_are_asked_for_are_those_that_the_rules_give
            tasks::sheets_are_checked_number_by_number
            tasks::positions_are_drawn_by_their_seed
            tasks::steps_follow_one_another
            tasks::a_game_that_is_over_asks_nothing
        );
    };
    ($game:ty: $($part:ident::$what:ident)+) => {
        $(#[test]
        fn $what() {
            crate::every_game::$part::$what::<$game>();
        })+
    };
}
pub(crate) use every;

games! { heaps chomp graph pawns coins place sum }

#[test]
fn every_system_is_among_them() {
    assert_eq!(SAMPLED, System::ALL);
}
