"""The account of luck: it adds up, it is zero in sum over the seats, and luck is zero on average."""

from dataclasses import replace

import pytest

from scale import scaled
from stammtisch.arena.interval import margin
from stammtisch.arena.luck import adjusted, slope
from stammtisch.arena.simulation import random_match
from stammtisch.arena.tournament import Contest, play_game
from stammtisch.bots.levels import parameters_for
from stammtisch.bots.luck import NotPlayedOut, judged, ledger, luck_of, steps
from stammtisch.bots.review import Unfinished
from stammtisch.bots.tapes import Tapes
from stammtisch.core import shelf
from stammtisch.core.advice import Advice
from stammtisch.core.bot import Stop
from stammtisch.core.game import CHANCE, State
from stammtisch.core.match import Match
from stammtisch.core.rng import Rng
from stammtisch.laws.setup import Setup, setups

OURS = (("diabolo", 4), ("sep", 2), ("sequence", 2), ("seven-seals", 4))
SETUPS = [setup for name in shelf.names() for setup in setups(shelf.game(name))][:: scaled(12, 5, 1)]
GAMES = scaled(30, 100, 1000)


def match_of(game: str, seats: int, levels: list[str], number: int = 0) -> Match:
    contest = Contest.of(game, seats, {}, levels, 11, 60)
    return play_game(contest, number, contest.bots)[1]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_account_of_every_seat_adds_up_and_every_line_is_zero_in_sum(setup: Setup) -> None:
    match = random_match(setup.game, setup.seats, dict(setup.options), f"account {setup}")
    found = ledger(match, 4, split=())
    assert found is not None
    assert len(found.accounts) == setup.seats
    for one in found.accounts:
        parts = (one.fair, one.seats, one.deal, one.own_draws, one.other_draws, one.own_decisions, one.other_decisions)
        assert sum(parts) == pytest.approx(one.result, abs=1e-9)
        assert one.result == match.state.returns()[one.seat]
    if setup.seats > 1:
        assert all(sum(line.change) == pytest.approx(0, abs=1e-9) for line in found.lines)
    assert found.lines[-1].after == pytest.approx(found.result, abs=1e-9)
    assert [line.ply for line in found.lines] == sorted(line.ply for line in found.lines)
    assert found.lines[-1].ply == len(match.plies)


@pytest.mark.strain
def test_own_decisions_are_split_into_what_could_be_known_and_how_the_cards_lay() -> None:
    match = match_of("diabolo", 3, ["novice", "regular", "regular"])
    found = ledger(match, 16, split=[0])
    assert found is not None
    novice, regular, _ = found.accounts
    assert novice.known is not None
    assert novice.known + novice.hidden == pytest.approx(novice.own_decisions, abs=1e-12)
    assert novice.known < -2 * novice.known_error < 0, "a novice plays worse than a regular, by what both can know"
    assert (regular.known, regular.hidden) == (None, 0.0), "nobody asked"
    other = ledger(match.record(), 16, split=[0])
    assert other == found


@pytest.mark.parametrize(("name", "seats"), OURS)
def test_what_could_be_known_follows_from_the_view_of_the_seat(name: str, seats: int) -> None:
    """Blindfold: with other hidden cards that fit the view, the same is known."""
    game = shelf.game(name)
    match = match_of(name, seats, ["novice", *["regular"] * (seats - 1)])
    for number, step in enumerate([one for one in steps(match) if one.seat == 0][2::9][: scaled(1, 2, 6)]):
        other = replace(step, before=game.imagine(step.before.view(0), Rng(number)))
        assert judged(match, other, Stop()) == judged(match, step, Stop())


@pytest.mark.parametrize(("name", "seats"), [("diabolo", 4), ("seven-seals", 4)])
def test_a_regulars_own_decisions_count_next_to_nothing(name: str, seats: int) -> None:
    found = ledger(match_of(name, seats, ["regular"] * seats), 64, split=())
    assert found is not None
    assert all(abs(one.own_decisions) < 0.1 for one in found.accounts)
    if name == "diabolo":  # its heuristic has no ties
        assert all(one.own_decisions == 0 for one in found.accounts)


def test_deals_and_draws_are_told_apart_by_seat() -> None:
    match = match_of("diabolo", 3, ["novice", "regular", "regular"])
    found = ledger(match, 4, split=())
    assert found is not None
    assert [line.source for line in found.lines].count("deal") == 3, "one for each round"
    draws = [line for line in found.lines if line.source == "draw"]
    assert {line.seat for line in draws} == {0, 1, 2}
    for line in draws:
        assert match.plies[line.ply - 1].seat == CHANCE
    for line in found.lines:
        if line.source == "decision":
            assert match.plies[line.ply - 1].seat == line.seat


def test_an_account_is_the_same_every_time_and_can_be_stopped() -> None:
    match = match_of("sequence", 2, ["novice", "regular"])
    assert ledger(match, 8, split=()) == ledger(match.record(), 8, split=())
    stop = Stop()
    stop.ask()
    assert ledger(match, 8, stop) is None


def test_only_a_match_that_was_played_out_has_an_account() -> None:
    record = match_of("sep", 2, ["novice", "regular"]).record()
    running = {key: value for key, value in record.items() if key not in ("points", "winners")}
    running["plies"] = running["plies"][:40]
    with pytest.raises(Unfinished):
        ledger(running)
    with pytest.raises(NotPlayedOut, match="broken off"):
        ledger({**running, "ended": "abandoned"})


@pytest.mark.strain
@pytest.mark.parametrize(("name", "seats"), OURS)
def test_luck_is_zero_on_average_whoever_plays(name: str, seats: int) -> None:
    levels = ["novice", "random", *["regular"] * (seats - 2)]
    found = [luck_of(match_of(name, seats, levels, number), 2, f"zero {number}") for number in range(GAMES)]
    for seat in range(seats):
        lucky = [one[seat] for one in found]
        assert abs(sum(lucky) / len(lucky)) < 1.6 * margin(lucky), "beyond three standard errors"
    assert all(abs(sum(one)) < 1e-9 for one in found)


class WithoutPoints(Advice):
    """Advice that hides that only points count."""

    def __init__(self, other: Advice) -> None:
        super().__init__(other.parameters)
        self.other = other

    def rollout(self, state: State, seat: int, rng: Rng) -> int:
        """Play as the other does."""
        return int(self.other.rollout(state, seat, rng))


@pytest.mark.parametrize("name", ["diabolo", "seven-seals"])
def test_points_of_later_rounds_may_be_put_together_with_those_of_this_one(name: str) -> None:
    """A playout of the round with many futures has the same expectation as one to the end of the match."""
    game = shelf.game(name)
    match = match_of(name, 4, ["novice", *["regular"] * 3])
    state = game.new(4, match.options)
    for seat, word in match.plies[: len(match.plies) // 3]:
        state.play(seat, next(action for action in state.legal(seat) if game.word(action) == word))
    advice = parameters_for(game)["expert"].advice()
    number = scaled(200, 400, 2000)
    means = []
    for found in (Tapes(advice, number, "futures"), Tapes(WithoutPoints(advice), number, "to the end")):
        found.start(state.round)
        values = [*found.values(state)]
        means.append([sum(values[seat::4]) / number for seat in range(4)])
    for one, other in zip(*means, strict=True):
        assert one == pytest.approx(other, abs=3.5 * 0.5 / number**0.5)


def test_a_share_without_its_luck_is_fitted_on_other_deals_only() -> None:
    luck = [((7 * at) % 11 - 5) / 10 for at in range(110)]
    shares = [0.5 + 0.8 * lucky for lucky in luck]
    assert adjusted(shares, luck, 1.0) == pytest.approx([0.5] * 110)
    assert slope(luck, shares) == pytest.approx(0.8)
    changed = [*shares]
    changed[3] += 1
    assert adjusted(changed, luck, 1.0)[3] == pytest.approx(1.5), "its own deal does not change the multiple"
    assert adjusted([0.5, 0.7], [0.1, 0.2], 1.0) == pytest.approx([0.4, 0.5])
    assert adjusted([5.0, 7.0], [0.1, 0.2], 0.0) == [5.0, 7.0], "points have another unit"
    assert adjusted([0.5] * 20, [0.0] * 20, 1.0) == [0.5] * 20
