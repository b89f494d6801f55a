"""SEP in the terminal: the table as text, and events as sentences."""

from collections.abc import Sequence

from stammtisch.core.game import BACK, CHANCE, Event, View
from stammtisch.games.sep.material import (
    CHOOSING,
    FILLING,
    FINISHED,
    LAST_TURN,
    PLACING,
    PLACING_TAKEN,
    STOCKS,
    TOKENS,
    USING,
    card_word,
    words_of,
)
from stammtisch.games.sep.view import SepView

SUIT_NAMES = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
LONGEST_NAME = 24
ORDINALS = ("First", "Second", "Third")
ARRANGED = (
    ("place 1", "place 2", "place 3"),
    ("place 6", "place 5", "place 4"),
    ("stock", "reserve", "discard"),
    ("actions", "used", "middle"),
)
"""How the places lie in a picture, row by row."""


def draw(view: View, names: Sequence[str]) -> str:
    """Return the table as one viewer sees it."""
    assert isinstance(view, SepView)
    places = view.places()
    lines = [_headline(view), "", *_circle(places, (1, 2, 3)), "", *_circle(places, (6, 5, 4)), ""]
    lines += [_piles(view, places), f"Middle  {_coins(view.middle)}", ""]
    names = [name[:LONGEST_NAME] for name in names]
    width = max(len(name) for name in names)
    for seat in range(view.seats):
        hand = " ".join(places.get(f"hand {seat}", ()))
        actions = " ".join(places.get(f"actions {seat}", ()))
        lines.append(f"{names[seat]:<{width}}  {_coins(view.tokens[seat])}  hand {hand:<9}  actions {actions}")
        certain = words_of(view.certain(seat))
        if certain:
            lines.append(f"{'':<{width}}  must have {' '.join(certain)}")
    return "\n".join([*lines, "", _prompt(view, names)])


def _headline(view: SepView) -> str:
    stock = f"{ORDINALS[view.stocks - 1]} stock of three" if view.stocks <= STOCKS else "Until one player leads"
    if view.seats == 1:
        rounds = view.options.solo_rounds
        return f"SEP solo   Round {min(view.round + 1, rounds)} of {rounds}, {view.total} points   {stock}"
    return f"SEP   {stock}   Turn {min(view.turns + 1, LAST_TURN)} of {LAST_TURN}"


def _circle(places: dict[str, tuple[str, ...]], row: Sequence[int]) -> list[str]:
    """Return half of the circle: the numbers of the places, and the stacks with their top cards last."""
    stacks = [" ".join(places.get(f"place {place}", ("--",))) for place in row]
    heads = "".join(f"     {place:<13}" for place in row)
    cards = "".join(f"    [{stack}]{'':<{12 - len(stack)}}" for stack in stacks)
    return [heads.rstrip(), cards.rstrip()]


def _piles(view: SepView, places: dict[str, tuple[str, ...]]) -> str:
    piles = [f"Stock {view.stock_left}"]
    if view.seats == 2:
        reserve = places.get("reserve", ())
        piles.append(f"Reserve {reserve[-1]} ({len(reserve)})" if reserve else "Reserve -")
    piles.append(f"Actions {view.pile_left}")
    piles.append(f"Used {' '.join(places.get('used', ('-',)))}")
    return "   ".join(piles)


def _coins(tokens: int) -> str:
    return "o" * tokens + "." * (TOKENS - tokens)


def _prompt(view: SepView, names: Sequence[str]) -> str:
    if view.phase == FINISHED:
        return "The game is over."
    name = names[view.mover]
    if view.phase == CHOOSING:
        if view.seats == 2:
            return f"{name} chooses: stock, reserve or action."
        return f"{name} must draw from the stock." if view.acted else f"{name} chooses: stock or action."
    steps = {
        PLACING: "places a card or sets one aside.",
        PLACING_TAKEN: f"places {card_word(view.taken)}." if view.taken >= 0 else "",
        USING: "uses an action card.",
        FILLING: f"fills place {view.place + 1}.",
    }
    return f"{name} {steps[view.phase]}" if view.phase in steps else "Cards are drawn."


def narrate(event: Event, names: Sequence[str]) -> str | None:
    """Return one sentence about an event; None if the others say enough."""
    if event.seat == CHANCE:
        return _narrate_table(event, names)
    name = names[event.seat]
    card = event.pieces[0] if event.pieces and event.pieces[0] != BACK else "a card"
    place = event.target.removeprefix("place ")
    sentences = {
        "draw": f"{name} draws {card} from the {'action pile' if event.source == 'actions' else 'stock'}.",
        "take": f"{name} takes {card} from the reserve.",
        "place": f"{name} places {card} on {place}.",
        "aside": f"{name} sets {card} aside.",
        "return": f"{name} gives a token back.",
        "use": f"{name} uses {card}.",
        "away": f"{name} can't use an action card and discards {card}.",
        "remove": f"{_listed(event.pieces)} {'go' if len(event.pieces) > 1 else 'goes'} to the discard.",
        "uncover": f"{card} is on top of {place} again.",
        "fill": f"{name} fills place {place} from the {event.source} with {card}.",
        "set": f"{card} is in a set of {event.amount}.",
        "run": f"{card} is in a run of {event.amount} {SUIT_NAMES.get(card[-1], 'cards')}.",
        "earn": f"{name} earns a token{_from_whom(event, names)}.",
        "sep": f"SEP! {name} has all seven tokens.",
        "score": f"The round scores {event.amount:+d} points." if event.amount else "The round scores nothing.",
        "end": f"{name} wins.",
    }
    return sentences.get(event.kind)


def _narrate_table(event: Event, names: Sequence[str]) -> str | None:
    alone = len(names) == 1
    sentences = {
        "round": f"Round {event.amount} begins." if alone else "The game begins.",
        "lay": f"{' '.join(event.pieces)} is laid on {event.target}.",
        "refill": f"Stock {event.amount} is shuffled from the {'discard' if alone else 'discard and the reserve'}.",
        "tied": f"{event.amount} tokens each: the next lead after a turn wins.",
        "last turn": f"Turn {event.amount} was the last.",
        "end": "The game is lost." if alone else "It's a draw.",
    }
    if event.kind == "reshuffle":
        return "All action cards are reshuffled and dealt again." if event.source == "used" else None
    return sentences.get(event.kind)


def _listed(pieces: Sequence[str]) -> str:
    return pieces[0] if len(pieces) == 1 else ", ".join(pieces[:-1]) + " and " + pieces[-1] if pieces else ""


def _from_whom(event: Event, names: Sequence[str]) -> str:
    seat = event.source.removeprefix("tokens ")
    return f" from {names[int(seat)]}" if seat.isdigit() else ""
