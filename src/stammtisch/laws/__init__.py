"""The laws that every game obeys: checks that take a `Setup` and raise AssertionError.

`LAWS` has them all. A setup is a game, its number of seats, its options and a seed. The seed decides what is played, so
every failure can be repeated. `stammtisch check-game FOLDER` checks a game outside the repository.
"""

from collections.abc import Callable
from typing import Final

from stammtisch.laws.blindfold import (
    events_rebuild_every_place,
    views_agree_about_the_table,
    what_a_viewer_cannot_see_changes_nothing_for_them,
    what_is_imagined_goes_on_alike,
    what_is_told_alike_looks_alike,
)
from stammtisch.laws.contract import (
    decks_shrink_by_what_is_drawn,
    drawing_at_once_is_as_fair,
    random_actions_are_uniform,
    rounds_are_settled_and_valued,
    those_waited_for_have_words,
    views_are_sound_and_can_travel,
)
from stammtisch.laws.course import every_game_ends, pieces_are_conserved
from stammtisch.laws.imagination import what_is_imagined_looks_the_same
from stammtisch.laws.observation import an_observation_shows_the_view_and_nothing_else
from stammtisch.laws.past import what_is_imagined_has_a_past
from stammtisch.laws.replay import (
    a_copy_is_played_on_its_own,
    replaying_the_words_reproduces_the_state,
    words_are_unique_and_round_trip,
)
from stammtisch.laws.setup import Setup

__all__ = [
    "EVERY_LAW",
    "LAWS",
    "Law",
    "Setup",
    "a_copy_is_played_on_its_own",
    "an_observation_shows_the_view_and_nothing_else",
    "decks_shrink_by_what_is_drawn",
    "drawing_at_once_is_as_fair",
    "events_rebuild_every_place",
    "every_game_ends",
    "pieces_are_conserved",
    "random_actions_are_uniform",
    "replaying_the_words_reproduces_the_state",
    "rounds_are_settled_and_valued",
    "those_waited_for_have_words",
    "views_agree_about_the_table",
    "views_are_sound_and_can_travel",
    "what_a_viewer_cannot_see_changes_nothing_for_them",
    "what_is_imagined_goes_on_alike",
    "what_is_imagined_has_a_past",
    "what_is_imagined_looks_the_same",
    "what_is_told_alike_looks_alike",
    "words_are_unique_and_round_trip",
]

Law = Callable[[Setup], None]

LAWS: Final[tuple[Law, ...]] = (
    replaying_the_words_reproduces_the_state,
    what_is_imagined_looks_the_same,
    a_copy_is_played_on_its_own,
    words_are_unique_and_round_trip,
    what_a_viewer_cannot_see_changes_nothing_for_them,
    what_is_told_alike_looks_alike,
    what_is_imagined_goes_on_alike,
    events_rebuild_every_place,
    views_agree_about_the_table,
    pieces_are_conserved,
    every_game_ends,
    what_is_imagined_has_a_past,
    those_waited_for_have_words,
    random_actions_are_uniform,
    drawing_at_once_is_as_fair,
    decks_shrink_by_what_is_drawn,
    rounds_are_settled_and_valued,
    views_are_sound_and_can_travel,
)
"""What can be said of any State."""

EVERY_LAW: Final[tuple[Law, ...]] = (*LAWS, an_observation_shows_the_view_and_nothing_else)
"""The same, and what can only be said of a State that the game's own `observe.py` knows."""
