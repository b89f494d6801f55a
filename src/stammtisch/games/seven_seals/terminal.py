"""Seven Seals in plain text: the seats with their seals, the trick, the hand, the score sheet, and what happens."""

from collections.abc import Sequence
from itertools import zip_longest
from textwrap import wrap

from stammtisch.core.bits import count, numbers
from stammtisch.core.game import CHANCE, JUDGE, Event, View
from stammtisch.games.seven_seals.material import (
    DEALING,
    FINISHED,
    HAND,
    LETTERS,
    NOBODY,
    PLAYING,
    PREDICTING,
    RETURNING,
    VALUES,
    cards_of,
    word,
)
from stammtisch.games.seven_seals.rules import beats
from stammtisch.games.seven_seals.view import SevenSealsView

NAMES = ("red", "yellow", "green", "blue", "purple")
SEAL_NAMES = {f"seal {name[0]}": name for name in (*NAMES, "white")} | {"seal black": "black"}
SEAL_SIGNS = LETTERS + "wx"
WIDTH = 80
LONGEST_NAME = 12
BLOCK = 36
"""The width of a trick, so that the last one stands beside it."""
ARRANGED = (("trick",), ("pool",), ("played",))
"""How the places lie in a picture, row by row."""


def draw(view: View, names: Sequence[str]) -> str:
    """Return the table as the viewer sees it, at most 80 characters wide."""
    assert isinstance(view, SevenSealsView)
    names = [name[:LONGEST_NAME] for name in names]
    tricks, sheet = _tricks(view, names), _sheet(view, names)
    blocks = [[_headline(view, names)], _seats(view, names)]
    blocks += [tricks, sheet] if view.phase == FINISHED else [sheet, tricks, _hands(view, names)]
    blocks.append(wrap(_prompt(view, names), WIDTH))
    return "\n\n".join("\n".join(line.rstrip() for line in block) for block in blocks if block)


def narrate(event: Event, names: Sequence[str]) -> str | None:
    """Return one sentence about an event; None if it needs none."""
    if event.seat == CHANCE:
        return None
    name = names[event.seat]
    seal = SEAL_NAMES.get(event.pieces[0], "") if event.pieces else ""
    victim = event.source.removeprefix("seals ")
    whose = f" from {names[int(victim)]}" if event.kind == "take" and victim.isdigit() else ""
    sentences = {
        "take": f"{name} takes a {seal} seal{whose}.",
        "compensate": f"{name} gets a white seal in return.",
        "saboteur": f"{name} takes the saboteur.",
        "predict": f"{name} predicts {_counted(event.amount, 'trick')}.",
        "play": f"{name} plays {' '.join(event.pieces)}.",
        "win": f"{name} wins the trick: {' '.join(event.pieces)}.",
        "return": f"{name} returns a {seal} seal.",
        "black": f"{name} has no matching seal and takes a black one.",
        "spared": f"{name} has no matching seal, but there are no black ones left.",
        "score": f"{name} gets {_counted(event.amount, 'point')} in this round.",
        "round": f"Round {event.amount} begins; {name} opens.",
        "end": f"{name} wins with {_counted(event.amount, 'point')} in all.",
    }
    return sentences.get(event.kind)


def _counted(number: int, noun: str) -> str:
    return f"{number or 'no'} {noun}{'' if abs(number) == 1 else 's'}"


def _headline(view: SevenSealsView, names: Sequence[str]) -> str:
    facts = view.facts()
    parts = [f"SEVEN SEALS   round {facts.round} of {facts.rounds}"]
    if view.phase in (PLAYING, RETURNING):
        parts.append(f"trick {_trick_number(view)} of {HAND}")
    if view.phase != FINISHED:
        parts.append(f"dealt by {names[(view.round - 1) % view.seats]}")
    return ", ".join(parts)


def _trick_number(view: SevenSealsView) -> int:
    return view.tricks if view.phase == RETURNING else view.tricks + 1


def _row(view: SevenSealsView, seat: int, names: Sequence[str]) -> str:
    """Return the beginning of a line about a seat; an arrow shows who is to act."""
    mark = ">" if seat in view.waiting else " "
    return f"{mark} {seat} {names[seat]:<{LONGEST_NAME}}  "


def _seats(view: SevenSealsView, names: Sequence[str]) -> list[str]:
    lines = [f"{'    seat':<18}{'seals (w white, x black)':<34}{'tricks':>6}   out of"]
    for seat in range(view.seats):
        out_of = " ".join(LETTERS[colour] for colour in numbers((view.voids >> (5 * seat)) & 31))
        lines.append(f"{_row(view, seat, names)}{_stake(view, seat):<34}{count(view.won, seat):>6}   {out_of}")
    saboteur = " saboteur" if view.saboteur == NOBODY else ""
    return [*lines, f"{'    pool':<18}{_seals(view.pool)}{saboteur}"]


def _stake(view: SevenSealsView, seat: int) -> str:
    """Return what lies in front of a seat."""
    if seat == view.saboteur:
        return "saboteur"
    if view.phase == DEALING:
        return f"{view.sizes[seat]} cards"
    if view.phase == PREDICTING and (seat - view.round) % view.seats > (view.waiting[0] - view.round) % view.seats:
        return "(to predict)"
    return _seals(view.seals[seat]) or "-"


def _seals(packed: int) -> str:
    """Return one letter for each seal."""
    kinds = [sign * count(packed, kind) for kind, sign in enumerate(SEAL_SIGNS)]
    return " ".join(kind for kind in kinds if kind)


def _tricks(view: SevenSealsView, names: Sequence[str]) -> list[str]:
    """Return the current trick and beside it the last one; a trick just won stands alone."""
    last = view.cards_in(view.last_trick, view.last_leader)
    before = [f"trick {view.tricks}", *_cards(last, names, "won")]
    if view.phase in (RETURNING, FINISHED):
        return [f"    {line}" for line in before]
    if view.phase != PLAYING:
        return []
    now = [f"trick {_trick_number(view)}", *_cards(view.cards_in(view.trick, view.leader), names, "winning")]
    for step in range(len(now) - 1, view.seats):
        now.append(f"{names[(view.leader + step) % view.seats]:<{LONGEST_NAME}}  ..")
    return [f"    {left:<{BLOCK}}{right}" for left, right in zip_longest(now, before if last else [], fillvalue="")]


def _cards(cards: Sequence[tuple[int, int]], names: Sequence[str], winning: str) -> list[str]:
    """Return a trick in the order of play, with notes about each card."""
    best = _best(cards)
    lines: list[str] = []
    for seat, card in cards:
        notes = ["led"] if (seat, card) == cards[0] else []
        if card == best:
            notes.append(winning)
        lines.append(f"{names[seat]:<{LONGEST_NAME}}  {word(card):<3}  {', '.join(notes)}")
    return lines


def _best(cards: Sequence[tuple[int, int]]) -> int:
    """Return the card that wins a trick so far."""
    best = NOBODY
    for _, card in cards:
        if best == NOBODY or beats(card, best):
            best = card
    return best


def _hands(view: SevenSealsView, names: Sequence[str]) -> list[str]:
    """Return the hands that the viewer sees, each sorted by colour."""
    if view.viewer == JUDGE:
        return [f"{_row(view, seat, names)}{_hand(view, seat)}" for seat in range(view.seats)]
    return [f"{'    your hand':<18}{_hand(view, view.viewer)}"] if view.viewer >= 0 else []


def _hand(view: SevenSealsView, seat: int) -> str:
    cards = cards_of(view.hands[seat])
    colours = [" ".join(card for card in cards if card[0] == letter) for letter in LETTERS]
    return "  ".join(colour for colour in colours if colour) or "-"


def _sheet(view: SevenSealsView, names: Sequence[str]) -> list[str]:
    """Return the points of every finished round; nothing before there is one."""
    if not view.sheet:
        return []
    lines = [
        f"{'    points, round':<18}" + "".join(f"{number:>4}" for number in range(1, len(view.sheet) + 1)) + "     sum"
    ]
    for seat in range(view.seats):
        points = [line[seat] for line in view.sheet]
        lines.append(f"  {seat} {names[seat]:<{LONGEST_NAME}}  {''.join(f'{p:>4}' for p in points)}{sum(points):>8}")
    return lines


def _prompt(view: SevenSealsView, names: Sequence[str]) -> str:
    """Return what is waited for."""
    if view.phase == FINISHED:
        totals = [sum(line[seat] for line in view.sheet) for seat in range(view.seats)]
        best = [names[seat] for seat, total in enumerate(totals) if total == min(totals)]
        win = "wins" if len(best) == 1 else "share the win"
        return f"{' and '.join(best)} {win} with {_counted(min(totals), 'point')}."
    if view.phase == DEALING:
        return f"The cards are being dealt; {HAND * view.seats - sum(view.sizes)} are still in the deck."
    name = names[view.waiting[0]]
    if view.phase == PREDICTING:
        return _prediction_prompt(view, name)
    cards = view.cards_in(view.trick, view.leader) or view.cards_in(view.last_trick, view.last_leader)
    led = NAMES[cards[0][1] // VALUES] if cards else ""
    if view.phase == RETURNING:
        trumped = " that was trumped" if cards[0][1] >= VALUES > _best(cards) else ""
        return f"{name} returns a seal for a {led} trick{trumped}."
    return f"{name} plays a card; {led} was led." if view.trick else f"{name} leads any card."


def _prediction_prompt(view: SevenSealsView, name: str) -> str:
    if view.seals_taken:
        return f"{name} has taken {_counted(view.seals_taken, 'seal')}: one more, or done."
    instead = "; or takes the saboteur" if view.saboteur == NOBODY else ""
    return f"{name} predicts: a seal for each trick, then done{instead}."
