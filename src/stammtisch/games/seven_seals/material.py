"""SS 1: what lies on the table, and the word for everything.

Colours are 0 to 4 (red, yellow, green, blue, purple); a card is colour * 15 + value - 1. A set of cards is two masks:
its low half has red, yellow and green, bit for bit as the cards are numbered, its high half blue and purple. Kinds of
seal are the colours, then white and black; what a seat or the pool has of them is one packed count.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import count, first, numbers
from stammtisch.core.game import Option, Value
from stammtisch.games.seven_seals.facts import Colour, Phase

COLOURS: Final = 5
RED: Final = 0
VALUES: Final = 15
"""Card ids leave room for 15 values of each colour, whatever the number of seats."""
ONE_COLOUR: Final = 0x7FFF
LOW_HALF: Final = 45
"""The first card of the high half."""
HAND: Final = 15
WHITE: Final = 5
BLACK: Final = 6
COLOUR_KINDS: Final = 31
"""The mask of the coloured seals."""
NOBODY: Final = -1
RISING: Final = "rising"
"""SS 6: 4 points in the first half of the rounds, 5 in the second."""
LETTERS: Final = "rygbp"
SEAL_WORDS: Final = ("seal r", "seal y", "seal g", "seal b", "seal p", "seal w", "seal black")
TRUMP: Final[Colour] = "r"
"""SS 4: the colour that beats all others, RED, by its letter."""
COLOUR_COSTS: Final = 2
WHITE_COSTS: Final = 4
BLACK_COSTS: Final = 3
"""SS 6: what a seal costs that is left at the end of a round."""
POOL: Final = 0x6433335
"""SS 1: red 5, yellow, green, blue and purple 3, white 4, black 6."""

# Action ids: the cards first, then the words of the prediction, then those of returning a seal.
SABOTEUR: Final = 75
DONE: Final = 76
TAKE: Final = 77
TAKE_FROM: Final = 82
RETURN: Final = 107
ACTIONS: Final = 113

# A trick in the chronicle of a round: seven bits for each seat's card + 1, then its leader, then the kind of the seal
# returned for it + 1, or 0.
LEADER_AT: Final = 35
RETURNED_AT: Final = 38

DEALING: Final = 0
PREDICTING: Final = 1
PLAYING: Final = 2
RETURNING: Final = 3
FINISHED: Final = 4
PHASES: Final[tuple[Phase, ...]] = ("dealing", "predicting", "playing", "returning", "finished")


@dataclass(frozen=True)
class SevenSealsOptions:
    """What the table agreed on."""

    edition: str
    length: str
    early_points: int
    """SS 6: what the saboteur starts from in the first half of the rounds."""
    late_points: int
    """The same in the second half."""


def options(seats: int) -> tuple[Option, ...]:
    """SS 6, SS 7: the options, rules 2."""
    return _options(seats, (4, 5, RISING))


def options_1(seats: int) -> tuple[Option, ...]:
    """The options of rules 1."""
    return _options(seats, (4, 5))


def _options(seats: int, points: tuple[Value, ...]) -> tuple[Option, ...]:
    """SS 7: the long game has no version for three."""
    lengths: tuple[Value, ...] = ("standard", "single") if seats == 3 else ("standard", "long", "single")
    return (
        Option("edition", "saboteur", ("saboteur", "black-mage"), "May the saboteur's points fall below zero?"),
        Option("saboteur_points", 4, points, "What the saboteur starts from before black seals are taken off"),
        Option("length", "standard", lengths, "How many rounds are played"),
    )


def agreed(options: Mapping[str, Value]) -> SevenSealsOptions:
    """The checked options of rules 2 as they are used."""
    points = options["saboteur_points"]
    early, late = (4, 5) if points == RISING else (int(points), int(points))
    return SevenSealsOptions(str(options["edition"]), str(options["length"]), early, late)


def agreed_1(options: Mapping[str, Value]) -> SevenSealsOptions:
    """The checked options of rules 1: a long game rises to 5 whatever was agreed on."""
    early = int(options["saboteur_points"])
    late = 5 if options["length"] == "long" else early
    return SevenSealsOptions(str(options["edition"]), str(options["length"]), early, late)


def word(action: int) -> str:
    """Return the word of an action."""
    if action < SABOTEUR:
        return f"{LETTERS[action // VALUES]}{action % VALUES + 1}"
    if action == SABOTEUR:
        return "saboteur"
    if action == DONE:
        return "done"
    if action < TAKE_FROM:
        return f"take {LETTERS[action - TAKE]}"
    if action < RETURN:
        colour, seat = divmod(action - TAKE_FROM, 5)
        return f"take {LETTERS[colour]} from {seat}"
    return f"return {'rygbpw'[action - RETURN]}"


def penalty(seals: i64) -> i64:
    """SS 6: a coloured seal left counts 2, a black one 3, a white one 4."""
    total = BLACK_COSTS * count(seals, BLACK) + WHITE_COSTS * count(seals, WHITE)
    colour: i64 = 0
    while colour < COLOURS:
        total += COLOUR_COSTS * count(seals, colour)
        colour += 1
    return total


def starting_points(options: SevenSealsOptions, number: i64, rounds: i64) -> i64:
    """SS 6: what the saboteur of a round, counted from 0, starts from."""
    points: i64 = options.early_points
    if 2 * number >= rounds:
        points = options.late_points
    return points


def saboteur_points(options: SevenSealsOptions, starts: i64, blacks: i64) -> i64:
    """SS 6: S minus the black seals of the others; SS 6.1: not below 0, unless (SS 6.2) the black mage plays."""
    points = starts - blacks
    if points < 0 and options.edition == "saboteur":
        return 0
    return points


def standing(points: Sequence[int]) -> tuple[int, ...]:
    """SS 7: by seat the place of its points, of which the fewest are the best."""
    return tuple([1 + sum([other < own for other in points]) for own in points])


def rounds_of(seats: i64, length: str) -> i64:
    """SS 7: as many rounds as seats, six with three."""
    if length == "single":
        return 1
    if length == "long" or seats == 3:
        return 2 * seats
    return seats


def values_of(seats: i64) -> i64:
    """SS 1: the highest value in each colour."""
    return 3 * seats


def cards_of(cards: tuple[int, ...]) -> tuple[str, ...]:
    """Return the words of a set of cards."""
    low = [word(card) for card in numbers(cards[0])]
    return tuple(low + [word(LOW_HALF + card) for card in numbers(cards[1])])


def whole_deck(seats: i64) -> tuple[i64, i64]:
    """SS 1: the cards that are in play."""
    values = first(values_of(seats))
    two = values | (values << VALUES)
    return two | (values << (2 * VALUES)), two


def seal_words(seals: int, saboteur: bool) -> tuple[str, ...]:
    """Return the words of seals, and of the saboteur if they are there."""
    found: list[str] = ["saboteur"] if saboteur else []
    for kind, seal in enumerate(SEAL_WORDS):
        found += [seal] * count(seals, kind)
    return tuple(found)


def minutes(seats: int, options: Mapping[str, Value]) -> float:
    """About how long a match takes: ten minutes for a round of four."""
    rounds = int(rounds_of(seats, str(options["length"])))
    return 2.5 * seats * rounds
