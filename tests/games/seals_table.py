"""A table of Seven Seals with stacked deals, for the tests."""

from collections.abc import Mapping, Sequence
from math import sqrt

from stammtisch.core.game import CHANCE, WATCHER, Event, Value
from stammtisch.core.match import Match
from stammtisch.games.seven_seals import GAME

COLOURS = "rygbp"


def deck(seats: int) -> list[str]:
    """Every card that is in play."""
    return [f"{colour}{value}" for colour in COLOURS for value in range(1, 3 * seats + 1)]


def table(seats: int = 4, hands: Mapping[int, str] | None = None, **options: Value) -> Match:
    """A match whose first round is dealt."""
    match = Match(GAME, seats, options)
    deal(match, hands or {})
    return match


def opener(match: Match) -> int:
    """The seat on the dealer's left in this round."""
    return len(points_by_round(match)) % match.seats


def deal(match: Match, hands: Mapping[int, str]) -> None:
    """Deals a round. A hand names cards, and as `-y` a colour of which it gets no other card; the rest is filled up."""
    full = filled(match.seats, hands)
    first = opener(match)
    for turn in range(15):
        for step in range(match.seats):
            match.play(CHANCE, full[(first + step) % match.seats][turn])


def filled(seats: int, hands: Mapping[int, str]) -> list[list[str]]:
    """Whole hands; every card that is not named goes where most room is, the scarcest colours first."""
    named = [hands.get(seat, "").split() for seat in range(seats)]
    full = [[card for card in hand if card[0] != "-"] for hand in named]
    allowed = {colour: [seat for seat in range(seats) if f"-{colour}" not in named[seat]] for colour in COLOURS}
    rest = [card for card in deck(seats) if not any(card in hand for hand in full)]
    for card in sorted(rest, key=lambda card: len(allowed[card[0]])):
        min((full[seat] for seat in allowed[card[0]]), key=len).append(card)
    assert [len(hand) for hand in full] == [15] * seats, "these hands cannot be filled up"
    return full


def hands_for(cards: str) -> dict[int, str]:
    """Hands for a trick led by seat 0: whoever does not follow in it has no card of the led colour."""
    led = cards[0]
    return {seat: card if card[0] == led else f"{card} -{led}" for seat, card in enumerate(cards.split())}


def say(match: Match, seat: int, *words: str) -> list[Event]:
    """A seat says some words; what happened with the last one."""
    events: list[Event] = []
    for word in words:
        events = match.play(seat, word)
    return events


def predict(match: Match, *predictions: str) -> None:
    """Each seat in turn: `saboteur`, or the seals it takes (such as `rrb`, or `b1` for a blue one from seat 1)."""
    for step, prediction in enumerate(predictions):
        seat = (opener(match) + step) % match.seats
        if prediction == "saboteur":
            say(match, seat, prediction)
            continue
        for at, sign in enumerate(prediction):
            victim = prediction[at + 1 : at + 2]
            if sign in COLOURS:
                say(match, seat, f"take {sign} from {victim}" if victim.isdigit() else f"take {sign}")
        say(match, seat, "done")


def trick(match: Match, leader: int, cards: str) -> list[Event]:
    """A trick, card by card in the order of play; what happened with the last card."""
    events: list[Event] = []
    for step, card in enumerate(cards.split()):
        events = match.play((leader + step) % match.seats, card)
    return events


def finish(match: Match) -> None:
    """Plays the first legal word until the round is over."""
    while match.waiting_for() not in ([CHANCE], []):
        [seat] = match.waiting_for()
        match.play(seat, match.legal(seat)[0])


def sweep(match: Match, word: str = "saboteur") -> None:
    """A round in which nobody takes a seal, and the opener says that word and then wins all tricks."""
    seat = opener(match)
    reds = 3 * match.seats
    cards = [f"r{value}" for value in range(1, reds + 1)] + [f"y{value}" for value in range(reds, 2 * reds - 15, -1)]
    deal(match, {seat: " ".join(cards)})
    predict(match, "" if word == "done" else word, *[""] * (match.seats - 1))
    for card in cards:
        trick(match, seat, card)
        while match.waiting_for() not in ([seat], [CHANCE], []):
            [other] = match.waiting_for()
            match.play(other, match.legal(other)[0])


def seals(match: Match, seat: int) -> str:
    """What lies before a seat, such as `r b b w`."""
    return short(match.view(WATCHER).places()[f"seals {seat}"])


def pool(match: Match) -> str:
    """What lies in the pool."""
    return short(match.view(WATCHER).places()["pool"])


def short(pieces: Sequence[str]) -> str:
    """Seals without the word seal."""
    return " ".join(piece.removeprefix("seal ") for piece in pieces)


def kinds(events: Sequence[Event]) -> list[str]:
    """What kinds of events these are."""
    return [event.kind for event in events]


def points_by_round(match: Match) -> tuple[tuple[int, ...], ...]:
    """The score sheet."""
    sheet = match.view(WATCHER).facts().sheet
    assert isinstance(sheet, tuple)
    return sheet


def chi_square_is_small(observed: Sequence[int], expected: Sequence[float], freedom: int) -> bool:
    """Whether counts look like chance: the chi-square value is within four deviations of its mean."""
    value = sum((seen - due) ** 2 / due for seen, due in zip(observed, expected, strict=True))
    return abs(value - freedom) < 4 * sqrt(2 * freedom)
