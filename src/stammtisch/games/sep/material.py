"""SE 1: what lies on the table, and the word for everything.

A number card is the number value * 4 + suit (0 to 39), an action card 40 + rank * 4 + suit (40 to 51), so the suit is
always the two low bits. A set of cards is a mask of these numbers.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import numbers, single
from stammtisch.core.game import Option, Value
from stammtisch.games.sep.facts import Phase

VALUES: Final = "A23456789T"
RANKS: Final = "JQK"
SUITS: Final = "SHDC"
NUMBERS: Final = 40
"""The number of number cards; the action cards follow, the jacks first."""
QUEENS: Final = 44
KINGS: Final = 48
ALL_NUMBERS: Final = 0xFFFFFFFFFF
ALL_ACTIONS: Final = 0xFFF0000000000
PLACES: Final = 6
TOKENS: Final = 7
"""The tokens that lie in the middle at first; the same number wins."""
STOCKS: Final = 3
"""SE 6.3: the stock that ends the game."""
LAST_TURN: Final = 300
"""SE 6.4"""

# Action ids: the draws of chance, one for each card; then `7H on 3`, six for each card; then `7H aside` and `JH away`.
ON: Final = 52
ASIDE: Final = 364
STOCK: Final = 416
RESERVE: Final = 417
ACTION: Final = 418
FILL_STOCK: Final = 419
FILL_RESERVE: Final = 420
ACTIONS: Final = 421

LAYING: Final = 0
"""Chance lays the circle."""
DEALING: Final = 1
"""Chance deals number cards at the start."""
DEALING_ACTIONS: Final = 2
"""Chance deals action cards at the start."""
DRAWING: Final = 3
"""Chance draws a number card for the hand."""
DRAWING_ACTION: Final = 4
"""Chance draws an action card, or deals them again and then draws one."""
DRAWING_FILL: Final = 5
"""Chance draws a number card for an empty place."""
CHOOSING: Final = 6
"""The seat to move chooses stock, reserve or action. From here on a seat is waited for."""
PLACING: Final = 7
"""It places one of its number cards or lays one aside."""
PLACING_TAKEN: Final = 8
"""It places the card taken from the reserve."""
USING: Final = 9
"""It uses an action card or discards one."""
FILLING: Final = 10
"""It chooses what fills an empty place."""
FINISHED: Final = 11
PHASES: Final[tuple[Phase, ...]] = (
    "laying", "dealing", "dealing actions", "drawing", "drawing action", "drawing fill", "choosing", "placing",
    "placing taken", "using", "filling", "finished",
)  # fmt: skip

LAST_CARD: Final = "last-card"
LAST_DRAW: Final = "last-draw"
PAYS: Final = "pays"
NOTHING: Final = "nothing"
TOKEN: Final = "token"
FREE: Final = "free"


@dataclass(frozen=True)
class SepOptions:
    """What the table agreed on; those of the solo game mean nothing to two players."""

    renewed: str = PAYS
    """SE 4: what a combination pays that is neither new nor longer."""
    solo_rounds: int = 2
    solo_end: str = LAST_CARD
    solo_aside: str = TOKEN
    """SE 7.1: what laying aside costs, and when it is allowed."""


def options(seats: int) -> tuple[Option, ...]:
    """SE 4, SE 7: the options."""
    renewed = Option(
        "renewed", PAYS, (PAYS, NOTHING), "What a combination pays that is neither new nor longer", added=True
    )
    if seats != 1:
        return (renewed,)
    return (
        renewed,
        Option("solo_rounds", 2, (2, 3), "How many rounds are played: 7 points win two of them, 11 win three"),
        Option(
            "solo_end", LAST_CARD, (LAST_CARD, LAST_DRAW), "Which action card ends a round: the last played or drawn"
        ),
        Option("solo_aside", TOKEN, (TOKEN, FREE), "What it costs to lay a card aside, or when it is free", added=True),
    )


def agreed(options: Mapping[str, Value]) -> SepOptions:
    """The checked options as they are used."""
    return SepOptions(
        str(options["renewed"]),
        int(options.get("solo_rounds", 2)),
        str(options.get("solo_end", LAST_CARD)),
        str(options.get("solo_aside", TOKEN)),
    )


_CARDS: Final = [rank + suit for rank in VALUES + RANKS for suit in SUITS]


def card_word(card: int) -> str:
    """Return the word of a card: its value or rank, then its suit."""
    return _CARDS[card]


def place_word(place: int) -> str:
    """Return the word of a place in the circle, counted from 1."""
    return f"place {place + 1}"


def word(action: int) -> str:
    """Return the word of an action."""
    if action < ON:
        return card_word(action)
    if action < ASIDE:
        return f"{card_word((action - ON) // PLACES)} on {(action - ON) % PLACES + 1}"
    if action < STOCK:
        card = action - ASIDE
        return f"{card_word(card)} aside" if card < NUMBERS else f"{card_word(card)} away"
    return ("stock", "reserve", "action", "fill stock", "fill reserve")[action - STOCK]


def words_of(mask: i64) -> tuple[str, ...]:
    """Return the words of a set of cards."""
    return tuple([card_word(card) for card in numbers(mask)])


def words_in(cards: Iterable[int]) -> tuple[str, ...]:
    """Return the words of cards in their order."""
    return tuple([card_word(card) for card in cards])


def mask_of(cards: tuple[int, ...]) -> int:
    """Return some cards as a set."""
    mask: i64 = 0
    for card in cards:
        mask |= single(card)
    return mask


def minutes(seats: int, options: Mapping[str, Value]) -> float:
    """About how long a match takes: seven minutes for a solo round."""
    return 7.0 * int(options["solo_rounds"]) if seats == 1 else 20.0
