"""SQ 1: what lies on the table, and the word for everything.

A square and the card printed on it have the same number, 0 to 47 from a1 along the rows to h6; the jacks follow. So
one mask may be read as cards or as squares, and the squares open to a hand are `hand & free`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import nth, numbers, single, size
from stammtisch.core.game import Option, Value
from stammtisch.core.rng import Rng
from stammtisch.games.sequence.board import ENDS, SQUARES
from stammtisch.games.sequence.facts import Phase

NOBODY: Final = -1
PRINTED: Final = (
    "2S 3S 4S 5S 6S 7S 8S 9S "
    "AD AC KC QC TC 9C 8C TS "
    "KD TH 9H 8H 7H 6H 7C QS "
    "QD QH 2H 3H 4H 5H 6C KS "
    "TD KH AH 2C 3C 4C 5C AS "
    "9D 8D 7D 6D 5D 4D 3D 2D"
)
"""SQ 1: the cards on the board, row by row from the top."""
CARDS: Final = (*PRINTED.split(), "JC", "JD", "JS", "JH")
"""The word of every card."""
RANKS: Final = "23456789TJQKA"
"""SQ 3: from the lowest to the highest, the ace is high."""
DECK: Final = 0xFFFFFFFFFFFFF
"""All 52 cards."""
JC: Final = 48
"""The first of the two-eyed jacks, of clubs and diamonds."""
JS: Final = 50
"""The first of the one-eyed jacks, of spades and hearts."""
TWO_EYED: Final = 0x3000000000000
ONE_EYED: Final = 0xC000000000000

CHIPS: Final = 25
"""SQ 1: the chips of a team."""
LAST_TURN: Final = 300
"""SQ 8: the turn after which nobody has won."""

# Action ids: the draws of chance, one for each card; the others are counted from these.
PLAY: Final = 52
"""`KH b5`: plus the square."""
PLACE: Final = 100
"""`JC c4`: plus the square, and 48 for the second of the two-eyed jacks."""
TAKE: Final = 196
"""`JS c4`: plus the square, and 48 for the second of the one-eyed jacks."""
SWAP: Final = 292
"""`swap KH`: plus the card."""
PASS: Final = 344
DRAW: Final = 345
LINE: Final = 346
"""`line a1-d1`: plus the number of the line."""
RECENT_BITS: Final = 8
"""The bits for one play as a state remembers it: its action id from PLAY to SWAP, counted from 1; 0 is none."""
WORDS: Final = (
    *CARDS,
    *[f"{card} {square}" for card, square in zip(CARDS, SQUARES, strict=False)],
    *[f"{jack} {square}" for jack in CARDS[JC:] for square in SQUARES],
    *[f"swap {card}" for card in CARDS],
    "pass",
    "draw",
    *[f"line {left}-{right}" for left, right in ENDS],
)
"""The word of every action."""
ACTIONS: Final = len(WORDS)

LOTS: Final = 0
"""SQ 3: chance draws a card for each team, to see who begins."""
DEALING: Final = 1
"""SQ 3: chance deals the hands."""
TURN: Final = 2
"""SQ 4: a seat has its turn; in manual mode others may draw meanwhile."""
CHOICE: Final = 3
"""SQ 5.3: the seat whose turn it is chooses a line."""
DRAWING: Final = 4
"""SQ 4, SQ 4.4, SQ 6: chance draws a card for a seat."""
ENDED: Final = 5
CROSSING: Final = "crossing"
ANY: Final = "any"
ONCE: Final = "once"
OPEN: Final = "open"

PHASES: Final[tuple[Phase, ...]] = ("lots", "dealing", "turn", "choice", "drawing", "ended")


@dataclass(frozen=True)
class SequenceOptions:
    """What the table agreed on."""

    draw: str = "auto"
    sharing: str = CROSSING
    """SQ 5.2: which lines of a team may share a chip."""
    swaps: str = ONCE
    """SQ 4.4: how many cards may be swapped in a turn."""
    open_hands: bool = False
    """SQ 7: whether team-mates see each other's hands."""
    teams: int = 2
    """SQ 2: how many teams there are; a choice only with 6 seats."""


DRAW_OPTION: Final = Option(
    "draw", "auto", ("auto", "manual"), "Whether the draw follows at once or has to be remembered."
)
TEAMS_OPTION: Final = Option("teams", 3, (2, 3), "How many teams there are.")


def options(seats: int) -> tuple[Option, ...]:
    """SQ 2, SQ 4.4, SQ 5.2, SQ 6, SQ 7: the options, rules 2."""
    sharing = Option("sharing", CROSSING, (CROSSING, ANY), "Which lines of a team may share a chip.")
    swaps = Option("swaps", ONCE, (ONCE, ANY), "How many useless cards may be replaced in a turn.")
    conferring = Option("conferring", "none", ("none", "talk", OPEN), "What team-mates may tell each other.")
    found: tuple[Option, ...] = (DRAW_OPTION, sharing, swaps)
    if seats >= 4:
        found = (*found, conferring)
    return (*found, TEAMS_OPTION) if seats == 6 else found


def options_1(seats: int) -> tuple[Option, ...]:
    """The options of rules 1."""
    conferring = Option("conferring", False, (False, True), "Whether team-mates see each other's hands.")
    return (DRAW_OPTION, conferring, TEAMS_OPTION) if seats == 6 else (DRAW_OPTION, conferring)


def agreed(seats: int, options: Mapping[str, Value]) -> SequenceOptions:
    """The checked options of rules 2 as they are used."""
    open_hands = options.get("conferring") == OPEN
    teams = team_count(seats, options)
    return same_options(str(options["draw"]), str(options["sharing"]), str(options["swaps"]), open_hands, teams)


def agreed_1(seats: int, options: Mapping[str, Value]) -> SequenceOptions:
    """The checked options of rules 1, which shared in any direction and swapped once."""
    return same_options(str(options["draw"]), ANY, ONCE, bool(options["conferring"]), team_count(seats, options))


@cache
def same_options(draw: str, sharing: str, swaps: str, open_hands: bool, teams: int) -> SequenceOptions:
    """One object for all games that agree on the same."""
    return SequenceOptions(draw, sharing, swaps, open_hands, teams)


def has_team_talk(options: Mapping[str, Value]) -> bool:
    """SQ 7: whether team-mates have a chat of their own."""
    return options.get("conferring") in ("talk", OPEN)


def team_count(seats: int, options: Mapping[str, Value]) -> int:
    """SQ 2: the number of teams."""
    if seats == 6:
        return int(options["teams"])
    return 3 if seats == 3 else 2


def teams(seats: int, options: Mapping[str, Value]) -> tuple[int, ...]:
    """SQ 2: the team of each seat."""
    count = team_count(seats, options)
    return tuple([seat % count for seat in range(seats)])


def hand_size(seats: i64) -> i64:
    """SQ 3: how many cards are dealt to each seat."""
    if seats == 2:
        return 7
    if seats == 6:
        return 5
    return 6


def lines_to_win(teams: i64) -> i64:
    """SQ 5.4: how many lines win."""
    if teams == 2:
        return 2
    return 1


def word(action: int) -> str:
    """Return the word of an action."""
    return WORDS[action]


def card_words(cards: i64) -> tuple[str, ...]:
    """Return the words of a set of cards."""
    return tuple([CARDS[card] for card in numbers(cards)])


def rank(card: int) -> int:
    """SQ 3: how high a card is."""
    return RANKS.index(CARDS[card][0])


def some_of(cards: i64, count: i64, rng: Rng) -> i64:
    """Return some of the cards; every choice is equally likely."""
    left = cards
    there = size(cards)
    if count == there:
        return cards
    while count > 0:
        left ^= single(nth(left, rng.below(there)))
        there -= 1
        count -= 1
    return cards ^ left


def minutes(seats: int, _: Mapping[str, Value]) -> float:
    """About how long a match takes: everybody has as many turns, and longer waits, with more players."""
    return 5.0 + 5.0 * seats
