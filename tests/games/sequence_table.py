"""Tables of Sequence for the tests: stacked deals, boards set up from a picture, and players who speak in turn."""

from collections.abc import Mapping
from dataclasses import replace

from stammtisch.core.game import CHANCE, JUDGE, Event, Value
from stammtisch.core.match import Match
from stammtisch.core.rng import Rng
from stammtisch.games.sequence import GAME
from stammtisch.games.sequence.board import ENDS, LINES, SQUARES
from stammtisch.games.sequence.material import CARDS, TURN
from stammtisch.games.sequence.rules import Sequence
from stammtisch.games.sequence.view import SequenceView
from stammtisch.games.sequence.worlds import imagine

LOW_LOTS = ("2H", "3H", "4H")
EMPTY = "........ " * 6


def mask(words: str) -> int:
    """The cards, or the squares, as a mask."""
    names = CARDS if not words or words[:2] in CARDS else SQUARES
    return sum(1 << names.index(word) for word in words.split())


def cards(number: int) -> set[str]:
    """The words of the cards in a mask."""
    return {card for at, card in enumerate(CARDS) if number >> at & 1}


def started(seats: int, options: Mapping[str, Value] | None = None, begins: int = 0) -> Match:
    """A match before the deal; this seat has drawn the highest card."""
    match = Match(GAME, seats, options)
    for seat in range(truth(match).teams):
        match.play(CHANCE, "AS" if seat == begins else LOW_LOTS[seat])
    return match


def dealt(*hands: str, options: Mapping[str, Value] | None = None, begins: int = 0) -> Match:
    """A match after the deal: every seat holds these cards and, if they are too few, others that no hand asks for."""
    match = started(len(hands), options, begins)
    wanted = [hand.split() for hand in hands]
    asked = {card for hand in wanted for card in hand}
    while match.waiting_for() == [CHANCE]:
        hand = wanted[seen(match).drawer]
        match.play(CHANCE, hand.pop(0) if hand else next(card for card in match.legal(CHANCE) if card not in asked))
    return match


def position(
    board: str,
    *hands: str,
    options: Mapping[str, Value] | None = None,
    turn: int = 0,
    discard: str = "",
    lines: str = "",
    turns: int = 0,
) -> Match:
    """A match in which a seat is to play: the board row by row, a dot or the team on each square; then the hands."""
    match = Match(GAME, len(hands), options)
    picture = "".join(board.split())
    assert len(picture) == len(SQUARES)
    blank = seen(match)
    chips = [sum(1 << at for at, sign in enumerate(picture) if sign == str(team)) for team in range(len(blank.chips))]
    ends = ["-".join(pair) for pair in ENDS]
    view = replace(
        blank,
        phase=TURN,
        turn=turn,
        chips=tuple(chips),
        lines=tuple(LINES[ends.index(line)] for line in lines.split()),
        hands=tuple(mask(hand) for hand in hands),
        held=tuple((len(hand.split()),) for hand in hands),
        discard=mask(discard),
        shuffling=1,
        swaps_left=len(hands[turn].split()) if blank.options.swaps == "any" else 1,
        turns=turns,
        tied=0,
    )
    match.state = imagine(view, Rng(0))
    return match


def say(match: Match, word: str, draw: str | None = None) -> list[Event]:
    """The seat to play says a word; then it draws this card, or any."""
    events = match.play(seen(match).turn, word)
    if match.waiting_for() == [CHANCE]:
        events += match.play(CHANCE, match.legal(CHANCE)[-1] if draw is None else draw)
    return events


def seen(match: Match, viewer: int = JUDGE) -> SequenceView:
    """The view, as what it is."""
    view = match.view(viewer)
    assert isinstance(view, SequenceView)
    return view


def truth(match: Match) -> Sequence:
    """The state, as what it is."""
    assert isinstance(match.state, Sequence)
    return match.state


def kinds(events: list[Event]) -> list[str]:
    """What happened, in short."""
    return [event.kind for event in events]
