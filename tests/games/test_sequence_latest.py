"""What everybody did last, for screens that come late: it is told as a fact, and by every event that changes it."""

import random

from sequence_table import EMPTY, position, say, seen

from stammtisch.core.game import WATCHER, Event
from stammtisch.core.match import Match
from stammtisch.games.sequence import GAME
from stammtisch.games.sequence.facts import Latest


def latest(match: Match, viewer: int = WATCHER) -> tuple[Latest | None, ...]:
    return seen(match, viewer).facts().latest


def test_each_seat_keeps_its_last_turn_and_the_number_of_it() -> None:
    match = position("1....... " + EMPTY[9:], "2D JS", "3D 4D")
    assert latest(match) == (None, None)
    assert seen(match).facts().discarded == ""
    say(match, "2D h6", "9D")
    say(match, "3D g6", "TD")
    assert latest(match) == (Latest(0, "2D", "h6", took=False), Latest(1, "3D", "g6", took=False))
    say(match, "JS a1", "AD")
    assert latest(match) == (Latest(2, "JS", "a1", took=True), Latest(1, "3D", "g6", took=False))
    assert seen(match, 1).facts().discarded == "JS"


def test_a_swap_is_no_turn_but_its_card_lies_on_top() -> None:
    match = position("1....... " + EMPTY[9:], "2S 9D", "3D 4D")
    say(match, "swap 2S", "8D")
    assert latest(match) == (None, None)
    assert seen(match, 1).facts().discarded == "2S"


def test_a_pass_leaves_nothing_to_look_at() -> None:
    match = position(("01" * 12 + "10" * 12)[:48], "2S", "4S")
    say(match, "swap 2S", "3S")
    match.play(0, "pass")
    assert latest(match) == (None, None)


def test_a_line_that_is_being_chosen_or_has_won_counts_as_the_turn_it_is() -> None:
    match = position("0000.... ........ 000..... " + EMPTY[27:], "8H JD", "3D 4D", lines="a1-d1", turns=6)
    say(match, "8H d3")
    assert match.over
    assert latest(match)[0] == Latest(6, "8H", "d3", took=False)


def test_the_events_of_a_match_lead_to_the_same_last_turns() -> None:
    for seed in range(6):
        match, rng = Match(GAME, 6, {"draw": "manual" if seed % 2 else "auto"}), random.Random(seed)
        told: dict[str, object] = {}
        by_seat: dict[int, object] = dict.fromkeys(range(6))
        while match.waiting_for():
            seat = rng.choice(match.waiting_for())
            for event in match.play(seat, rng.choice(match.legal(seat))):
                follow(event, told, by_seat)
            facts = seen(match, 2).facts()
            assert facts.latest == tuple(by_seat.values())
            assert facts.discarded == told.get("discarded", "")


def follow(event: Event, told: dict[str, object], by_seat: dict[int, object]) -> None:
    told.update(event.facts)
    changes = event.facts.get("latest", {})
    assert isinstance(changes, dict)
    by_seat.update(changes)
