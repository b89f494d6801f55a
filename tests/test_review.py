"""The coach: what a seat could know, judged in imagined worlds, with honest errors and reasons."""

import threading
from dataclasses import replace
from math import isfinite
from statistics import fmean, stdev

import pytest

from scale import scaled
from stammtisch.arena.simulation import random_match
from stammtisch.arena.tournament import Contest, play_game
from stammtisch.bots.levels import coach_of, parameters_for
from stammtisch.bots.reasons import reasons
from stammtisch.bots.review import (
    GRADES,
    LEAST,
    Judgement,
    PastDecision,
    Unfinished,
    decisions,
    judge,
    review,
)
from stammtisch.bots.trial import USUAL, Trial
from stammtisch.core import shelf
from stammtisch.core.bot import Stop
from stammtisch.core.game import Refused
from stammtisch.core.match import Match
from stammtisch.core.rng import Rng

OURS = (("diabolo", 4), ("sep", 2), ("sequence", 2), ("seven-seals", 4))


def match_of(game: str, seats: int, level: str, number: int = 0) -> Match:
    """A match in which seat 0 is a bot of that level, against regulars."""
    contest = Contest.of(game, seats, {}, [level, *["regular"] * (seats - 1)], 7, 100)
    return play_game(contest, number, contest.bots)[1]


def some_decisions(game: str, seats: int, number: int) -> list[PastDecision]:
    """Decisions from a whole match."""
    found = decisions(match_of(game, seats, "novice"), 0)
    return found[:: max(1, len(found) // number)][:number]


def judged(game: str, decision: PastDecision) -> Judgement:
    found = judge(shelf.game(game), decision, "seed")
    assert found is not None
    return found


def test_only_a_finished_match_is_reviewed() -> None:
    match = match_of("diabolo", 4, "novice")
    record = match.record()
    running = {**record, "plies": record["plies"][:-5]}
    running = {key: value for key, value in running.items() if key not in ("points", "winners")}
    with pytest.raises(Unfinished, match="not over"):
        next(review(running, 0))
    with pytest.raises(Refused, match="there is no seat 4"):
        next(review(match, 4))
    given_up = {**running, "ended": "resigned"}
    assert next(review(given_up, 0)).number == 1


def test_a_review_gives_every_decision_with_a_choice_in_order_and_is_the_same_every_time() -> None:
    match = random_match(shelf.game("sequence"), 2, {}, "review")
    first = list(review(match, 1))
    assert [one.ply for one in first] == [one.ply for one in decisions(match, 1)]
    assert [one.number for one in first] == [*range(1, len(first) + 1)]
    assert {one.of for one in first} == {len(first)}
    assert all(match.plies[one.ply] == (1, one.played) for one in first)
    again = [next(one for one in review(match.record(), 1)) for _ in range(2)]
    assert again == [first[0]] * 2


@pytest.mark.parametrize(("name", "seats"), OURS)
def test_a_judgement_compares_all_legal_actions_and_grades_the_loss(name: str, seats: int) -> None:
    game = shelf.game(name)
    for decision in some_decisions(name, seats, scaled(2, 5, 12)):
        one = judged(name, decision)
        words = [alternative.word for alternative in one.alternatives]
        assert sorted(words) == sorted(game.word(action) for action in decision.legal)
        assert words[0] == one.best
        assert one.played in words
        assert all(isfinite(alternative.error) for alternative in one.alternatives)
        assert one.goal == "match"
        shares = [alternative.share for alternative in one.alternatives if alternative.word != one.played]
        assert shares == sorted(shares, reverse=True)
        if one.grade:
            assert one.loss >= max(LEAST, 2 * one.error)
            assert one.grade == next(grade for least, grade in GRADES if one.loss >= least)
        else:
            assert one.reasons == ()


@pytest.mark.strain
@pytest.mark.parametrize(("name", "seats"), OURS)
def test_a_judgement_is_the_same_whatever_the_seat_could_not_see(name: str, seats: int) -> None:
    game = shelf.game(name)
    for number, decision in enumerate(some_decisions(name, seats, scaled(2, 4, 20))):
        other = game.imagine(decision.view, Rng(number)).view(decision.view.viewer)
        assert judged(name, replace(decision, view=other)) == judged(name, decision)


@pytest.mark.strain
def test_the_coach_finds_what_a_novice_gives_away_and_says_why() -> None:
    found = [one for one in review(match_of("sequence", 2, "novice"), 0) if one.grade]
    assert found
    worst = max(found, key=lambda one: one.loss)
    assert worst.loss > 0.05
    assert worst.played != worst.best
    assert worst.reasons
    assert all(0 <= reason.often <= 100 for reason in worst.reasons if reason.kind != "count")


def test_a_stop_ends_a_review() -> None:
    match = match_of("seven-seals", 4, "novice")
    stop = Stop()
    found = []
    for one in review(match, 0, stop):
        found.append(one)
        if len(found) == 2:
            threading.Timer(0.01, stop.ask).start()
    assert 2 <= len(found) < 60


@pytest.mark.parametrize(("name", "seats"), OURS)
def test_the_error_of_a_trial_is_about_what_trials_differ_by(name: str, seats: int) -> None:
    """Worlds of one chain resemble each other; an error over worlds would be half of the true one."""
    game = shelf.game(name)
    decision = some_decisions(name, seats, 3)[1]
    leads, errors = [], []
    for number in range(scaled(12, 30, 100)):
        trial = Trial(game, decision.view, decision.legal[:2], coach_of(game).advice(), Rng(f"error {number}"))
        trial.run(16, 128, Stop())
        leads.append(trial.lead(0, 1))
        errors.append(trial.lead_error(0, 1))
    if stdev(leads) > 0:
        assert 0.5 < fmean(errors) / stdev(leads) < 2.0


def test_a_trial_can_let_the_advice_choose() -> None:
    game = shelf.game("diabolo")
    decision = some_decisions("diabolo", 4, 1)[0]
    usual = parameters_for(game)["expert"].advice()
    action = int(usual.heuristic(game.imagine(decision.view, Rng(1)), 0, Rng(1)))
    trial = Trial(game, decision.view, [USUAL, action], coach_of(game).advice(), Rng(2))
    trial.run(2, 20, Stop())
    assert trial.lead(0, 1) == 0


@pytest.mark.strain
@pytest.mark.parametrize(("name", "seats"), OURS)
def test_reasons_are_the_same_whatever_the_seat_could_not_see(name: str, seats: int) -> None:
    game = shelf.game(name)
    for number, decision in enumerate(some_decisions(name, seats, scaled(1, 3, 10))):
        other = game.imagine(decision.view, Rng(number)).view(decision.view.viewer)
        one, two = (
            reasons(game, view, decision.legal[0], decision.legal[-1], coach_of(game).advice(), Rng("why"))
            for view in (decision.view, other)
        )
        assert one == two


def test_what_is_certain_though_hidden_has_a_rule_of_its_own() -> None:
    """Where a card can only lie in one hand, no world differs in it, so nothing splits the worlds by it."""
    game = shelf.game("seven-seals")
    match = match_of("seven-seals", 4, "regular")
    found = []
    for decision in decisions(match, 0)[::-1]:
        why = reasons(game, decision.view, decision.legal[0], decision.legal[1], coach_of(game).advice(), Rng("sure"))
        found += [(decision, reason) for reason in why if reason.kind == "certain"]
        if found:
            break
    assert found
    decision, reason = found[0]
    assert reason.piece not in decision.view.places()[reason.place]
    assert f"hand {reason.seat}" == reason.place
