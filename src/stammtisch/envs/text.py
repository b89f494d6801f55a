"""One match for players who read and write text, such as language models: what they are asked, as typed JSON.

`TextQuestion` has everything that a seat may know and may do now, with the same names as the messages of a server
(`docs/protocol.md`): places, facts, events since it was last asked, and the legal words. `TextAnswer` is what a player
says: one of those words. `play` lets such players play a match with each other, without a server.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from stammtisch.core import shelf
from stammtisch.core.deal import Deal, seed_bytes
from stammtisch.core.facts import named
from stammtisch.core.game import Value
from stammtisch.core.match import Match
from stammtisch.core.rng import Rng

TRIES: Final = 3
"""How often a player may answer with something else than a legal word."""


class TextEvent(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened, as the seat saw it; a piece that it could not see is "?"."""

    kind: str
    seat: int
    pieces: tuple[str, ...] = ()
    source: str = ""
    target: str = ""
    amount: int = 0


class TextQuestion(msgspec.Struct, frozen=True):
    """What a player is asked: everything that their seat may know, and the words that they may say."""

    game: str
    seats: int
    seat: int
    options: dict[str, Value]
    places: dict[str, tuple[str, ...]]
    """Where every piece is; "?" is a piece that the seat cannot see."""
    facts: dict[str, Any]
    """What else the seat knows: the struct `facts.py` of the game describes it."""
    happened: tuple[TextEvent, ...]
    """The events since this seat was asked last, or since the match began."""
    legal: tuple[str, ...]
    """The words that may be said now. Answer with one of them."""
    refused: str = ""
    """What was wrong with the answer before, if there was one."""


class TextAnswer(msgspec.Struct, frozen=True):
    """What a player says."""

    word: str


Player = Callable[[str], str]
"""Takes a `TextQuestion` as JSON and returns a `TextAnswer` as JSON, or just the word."""


def asked(match: Match, seat: int, since: int = 0, refused: str = "") -> TextQuestion:
    """Return what a seat is asked now, with what happened from a ply on."""
    view = match.view(seat)
    events = [
        TextEvent(event.kind, event.seat, event.pieces, event.source, event.target, event.amount)
        for event in match.events(seat, since)
    ]
    return TextQuestion(
        match.game.name,
        match.seats,
        seat,
        dict(match.options),
        view.places(),
        dict(named(view.facts())),
        tuple(events),
        tuple(match.legal(seat)),
        refused,
    )


def word_in(answer: str, legal: Sequence[str]) -> str | None:
    """Return the legal word that an answer has: as JSON, alone, or in its last line; None if it has none."""
    try:
        said = msgspec.json.decode(answer, type=TextAnswer).word
    except msgspec.DecodeError:
        said = answer
    lines = [line.strip().strip("`\"'.") for line in said.splitlines() if line.strip()]
    for line in reversed(lines):
        if line in legal:
            return line
    return None


class TextOutcome(msgspec.Struct, frozen=True):
    """How a match of text players ended."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    refused: tuple[int, ...]
    """By seat how many answers were no legal word."""
    replaced: tuple[int, ...]
    """By seat how often a random legal word was played, because all tries were refused."""
    record: dict[str, Any]


def play(
    game: str, players: Sequence[Player], *, seed: int | str = 0, options: Mapping[str, Value] | None = None
) -> TextOutcome:
    """Let players play a match, one for each seat. After too many wrong answers a random word is played."""
    match = Match(shelf.game(game), len(players), options, deal=Deal("text", seed_bytes(seed)))
    rng = Rng(f"text {seed}")
    refused, replaced, since = ([0] * len(players) for _ in range(3))
    while not match.over:
        seat = match.holding_up()[0]
        legal = match.legal(seat)
        word, trouble = None, ""
        for _ in range(TRIES):
            question = msgspec.json.encode(asked(match, seat, since[seat], trouble)).decode()
            answer = players[seat](question)
            word = word_in(answer, legal)
            if word is not None:
                break
            refused[seat] += 1
            trouble = f"{answer[:100]!r} is no legal word; answer with one of `legal`"
        if word is None:
            replaced[seat] += 1
            word = legal[rng.below(len(legal))]
        since[seat] = len(match.plies)
        match.play(seat, word)
    return TextOutcome(tuple(match.winners()), tuple(match.points()), tuple(refused), tuple(replaced), match.record())


def schema() -> dict[str, Any]:
    """Return the JSON Schema of what is asked and answered."""
    _, parts = msgspec.json.schema_components([TextQuestion, TextAnswer])
    return parts
