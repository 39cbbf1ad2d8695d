//! One invocation for all laws of a game.

/// Instantiates the laws that every game must pass, each as a test.
///
/// - `decisions`: the number of random decisions of each law; slow laws take a share of them;
/// - `longest`: an upper bound for the decisions of a random game;
/// - `sound`: the game's own invariant;
/// - `observations`: `lossless`, or `none` for a game that encodes no numbers;
/// - `bots`: optionally, the knowledge of bots, whose levels must all play.
///
/// A game with large numbers sets the amounts of single laws after `decisions`: `checker`, `refusals`,
/// `determinizations`.
#[macro_export]
macro_rules! all_laws {
    (
        game: $game:ty,
        decisions: $decisions:expr,
        $(refusals: $refusals:expr,)?
        $(determinizations: $determinizations:expr,)?
        longest: $longest:expr,
        sound: $sound:expr,
        observations: $observations:ident,
        $(bots: $bots:ty,)?
    ) => {
        #[test]
        fn generator_agrees_with_checker() {
            $crate::laws::generator_agrees_with_checker::<$game>(1, $decisions);
        }

        #[test]
        fn refusals_cite_rules() {
            let decisions = [$($refusals,)? $decisions / 50][0];
            $crate::laws::refusals_cite_rules::<$game>(2, decisions);
        }

        #[test]
        fn states_are_sound() {
            $crate::laws::states_are_sound::<$game>(3, $decisions, $sound);
        }

        #[test]
        fn notation_round_trips() {
            $crate::laws::notation_round_trips::<$game>(4, $decisions);
        }

        #[test]
        fn records_replay() {
            $crate::laws::records_replay::<$game>(5, $decisions, $longest);
        }

        #[test]
        fn determinizations_match_their_view() {
            let decisions = [$($determinizations,)? $decisions / 20][0];
            $crate::laws::determinizations_match_their_view::<$game>(6, decisions);
        }

        #[test]
        fn non_interference() {
            $crate::laws::non_interference::<$game>(7, $decisions);
        }

        #[test]
        fn view_json_is_lossless() {
            $crate::laws::view_json_is_lossless::<$game>(9, 5_000);
        }

        $crate::all_laws!(@observations $observations $game);

        #[test]
        fn a_game_allocates_nothing() {
            $crate::laws::a_game_allocates_nothing::<$game>(8, 1_000);
        }

        #[test]
        fn defaults_are_declared_correctly() {
            $crate::laws::defaults_are_declared_correctly::<$game>(10);
        }

        #[test]
        fn no_text_or_decision_breaks_the_game() {
            for target in [
                $crate::fuzz::decisions::<$game> as fn(&[u8]),
                $crate::fuzz::position::<$game>,
                $crate::fuzz::record::<$game>,
            ] {
                $crate::fuzz::seeded::<$game>(target, 11, 300);
            }
        }

        $(
            #[test]
            fn bots_of_every_level_play_and_know_only_their_view() {
                for level in ["beginner", "casual", "club", "strong"] {
                    $crate::bots::answers_are_legal::<$bots>(level, 1, 2);
                    $crate::bots::equal_views_get_equal_answers::<$bots>(level, 2, 20);
                }
                for level in ["expert", "master"] {
                    $crate::bots::answers_are_legal::<$bots>(level, 1, 1);
                }
            }
        )?
    };
    (@observations lossless $game:ty) => {
        #[test]
        fn observations_are_lossless() {
            $crate::laws::observations_are_lossless::<$game>(10, 5_000);
        }

        #[test]
        fn observations_contain_the_options() {
            $crate::laws::observations_contain_the_options::<$game>(11);
        }
    };
    (@observations none $game:ty) => {
        #[test]
        fn observations_are_empty() {
            $crate::laws::observations_are_empty::<$game>(10, 100);
        }
    };
}
