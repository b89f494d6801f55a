"""Laws 1, 3 and 4: replays, copies and words."""

from collections import Counter
from typing import Final

from stammtisch.core.deal import Deal
from stammtisch.core.game import CHANCE, JUDGE
from stammtisch.core.match import IllegalMove, Match, actions_by_word, words_by_action
from stammtisch.core.record import from_line, to_line
from stammtisch.laws.sameness import difference, same_future, same_views
from stammtisch.laws.setup import Setup, played

LONGEST: Final = 60
"""The longest word that the server accepts."""


def replaying_the_words_reproduces_the_state(setup: Setup) -> None:
    """Law 1: the words alone rebuild everything, from a match without a deal, from a record and from a deal's
    record."""
    game = played(setup)
    named = words_by_action(setup.game)
    moments = set(game.moments(setup.rng("replay"), 24))
    again = setup.match()
    for at, (seat, action) in enumerate(game.plies):
        judged = again.view(JUDGE)
        assert judged == game.judged[at], f"ply {at} replayed: {difference(judged, game.judged[at])}"
        if at in moments:
            same_views(again.state, game.states[at], setup.blindfolded(), f"ply {at} replayed")
        try:
            told = tuple(again.play(seat, named[action]))
        except IllegalMove as refusal:
            raise AssertionError(f"ply {at} replayed: {refusal}") from refusal
        assert told == game.events[at], f"ply {at} replayed has the events {told}, not {game.events[at]}"
    same_views(again.state, game.states[-1], setup.viewers(), "at the end replayed")
    assert again.over, "the replayed game is not over"
    record_round_trips(setup, again)
    dealt = setup.match(Deal("laws", str(setup).encode().ljust(32)[-32:]))
    rng = setup.rng("words")
    while not dealt.over:
        waiting = dealt.waiting_for()
        seat = waiting[rng.below(len(waiting))]
        legal = dealt.legal(seat)
        dealt.play(seat, legal[rng.below(len(legal))])
    record_round_trips(setup, dealt)


def record_round_trips(setup: Setup, match: Match) -> None:
    """Check that a record, written and read, replays the same match."""
    record = from_line(to_line(match.record()))
    assert record == match.record(), "the record changes when it is written and read"
    again = Match(setup.game, record["seats"], record["options"], players=record["players"], deal=match.deal)
    for ply in record["plies"]:
        if match.deal is None or ply["seat"] != CHANCE:
            again.play(ply["seat"], ply["word"])
    assert again.record() == record, "replaying the record gives another record"
    assert again.view(JUDGE) == match.view(JUDGE), "replaying the record ends in another state"


def a_copy_is_played_on_its_own(setup: Setup) -> None:
    """Law 3: a copy is equal and goes the same way, and neither changes when the other is played on."""
    game = played(setup)
    rng = setup.rng("copy")
    for at in game.moments(rng, 8):
        state = game.states[at]
        judged = state.view(JUDGE)
        assert judged == game.judged[at], f"a copy from before ply {at} changed: {difference(judged, game.judged[at])}"
        when = f"before ply {at}, copied"
        twin = state.copy()
        assert twin.story is None, f"{when}, the copy has a story"
        same_views(state, twin, setup.viewers(), when)
        before = [state.view(viewer) for viewer in setup.viewers()]
        same_future(game, twin, at, when)
        for viewer, view in zip(setup.viewers(), before, strict=True):
            after = state.view(viewer)
            assert after == view, f"{when}, the copy's plies changed the original: {difference(view, after)}"


def words_are_unique_and_round_trip(setup: Setup) -> None:
    """Law 4: every action has its own word, and every legal action has a word."""
    named = words_by_action(setup.game)
    for action, word in enumerate(named):
        assert word, f"action {action} has no word"
        assert word == " ".join(word.split()), f"{word!r} has wrong spaces"
        assert word.isascii(), f"{word!r} cannot be typed everywhere"
        assert len(word) <= LONGEST, f"{word!r} has {len(word)} characters; a message takes {LONGEST}"
        known = actions_by_word(setup.game)[word]
        assert known == action, f"actions {action} and {known} are both called {word!r}"
    game = played(setup)
    for at in game.moments(setup.rng("words"), 40):
        for seat in game.states[at].waiting_for():
            actions = list(game.states[at].legal(seat))
            strange = [action for action in actions if not 0 <= action < setup.game.actions]
            assert not strange, (
                f"before ply {at}, seat {seat} has actions outside 0..{setup.game.actions - 1}: {strange}"
            )
            twice = [named[action] for action, count in Counter(actions).items() if count > 1]
            assert seat == CHANCE or not twice, f"before ply {at}, seat {seat} has words twice: {twice}"
