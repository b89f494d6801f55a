"""Coaching: the review and the account of luck of a finished match, as a client gets them."""

from collections.abc import Sequence
from dataclasses import asdict

import msgspec

from stammtisch.bots.luck import Ledger, ledger
from stammtisch.bots.review import Judgement, PastDecision, decisions, judge, seed_of
from stammtisch.core import shelf
from stammtisch.core.bot import Stop
from stammtisch.core.game import CHANCE
from stammtisch.core.match import Match, Ply, actions_by_word, words_by_action
from stammtisch.core.view_codec import packed, unpacked
from stammtisch.table.finished import AccountShown, AlternativeShown, ChangeShown, GuessShown, JudgedNow, LuckNow
from stammtisch.table.log import Played
from stammtisch.table.messages import Because


class DecisionAsked(msgspec.Struct, frozen=True):
    """One decision to be judged, for another process: the View of the seat and its words, and nothing else."""

    game: str
    rules: int
    step: int
    ply: int
    parcel: str
    """The packed View of the seat."""
    legal: tuple[str, ...]
    played: str
    seed: str


class PlayedMatch(msgspec.Struct, frozen=True):
    """A finished match for another process, to account for its luck."""

    game: str
    rules: int
    seats: int
    options: dict[str, str | int | bool]
    plies: list[tuple[int, str]]
    people: list[int]
    """The seats of people: their own decisions are split into what they could know and how the cards lay."""


def questions(match: Match, words: Sequence[Played], seat: int, person: str) -> list[DecisionAsked]:
    """Return the decisions that a person made at a seat, in their order."""
    said, seed = words_by_action(match.game), seed_of(match)
    found: list[DecisionAsked] = []
    for decision in decisions(match, seat):
        step = steps_before(match.plies, decision.ply)
        if words[step].person == person:
            legal = tuple([said[action] for action in decision.legal])
            found.append(
                DecisionAsked(
                    match.game.name,
                    match.game.rules,
                    step,
                    decision.ply,
                    packed(decision.view),
                    legal,
                    said[decision.action],
                    f"{seed}/{decision.ply}",
                )
            )
    return found


def steps_before(plies: Sequence[Ply], ply: int) -> int:
    """Return the number of decisions among the first plies."""
    return sum(one.seat != CHANCE for one in plies[:ply])


def answer(asked: DecisionAsked, stop: Stop) -> JudgedNow | None:
    """Judge a decision; None if stopped."""
    game = shelf.game(asked.game, asked.rules)
    actions = actions_by_word(game)
    view = unpacked(asked.parcel, shelf.packages()[game.name])
    decision = PastDecision(asked.ply, view, tuple([actions[word] for word in asked.legal]), actions[asked.played])
    judged = judge(game, decision, asked.seed, stop)
    return None if judged is None else _shown(judged, asked.step)


def _shown(judged: Judgement, step: int) -> JudgedNow:
    return JudgedNow(
        step=step,
        ply=judged.ply,
        played=judged.played,
        best=judged.best,
        loss=judged.loss,
        error=judged.error,
        grade=judged.grade,
        goal="match" if judged.goal == "match" else "round",
        alternatives=[AlternativeShown(one.word, one.share, one.error, one.points) for one in judged.alternatives],
        reasons=[Because(**asdict(reason)) for reason in judged.reasons],
        guesses=[GuessShown(one.place, one.seat, [*one.pieces]) for one in judged.guesses],
    )


def past(match: Match, people: list[int]) -> PlayedMatch:
    """Return a match as another process gets it."""
    plies = [(ply.seat, ply.word) for ply in match.plies]
    return PlayedMatch(match.game.name, match.game.rules, match.seats, dict(match.options), plies, people)


def account(asked: PlayedMatch, stop: Stop) -> LuckNow | None:
    """Account for the luck of a match; None if stopped."""
    match = Match(shelf.game(asked.game, asked.rules), asked.seats, asked.options)
    for seat, word in asked.plies:
        match.play(seat, word)
    found = ledger(match, stop=stop, split=asked.people)
    return None if found is None else _luck(match, found)


def _luck(match: Match, found: Ledger) -> LuckNow:
    names = AccountShown.__struct_fields__
    accounts = [AccountShown(**{name: getattr(one, name) for name in names}) for one in found.accounts]
    curve = [
        ChangeShown(steps_before(match.plies, line.ply), line.source, line.seat, list(line.after))
        for line in found.lines
    ]
    return LuckNow(accounts, curve)
