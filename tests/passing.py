"""A tiny game in which a card is passed on, for bugs of imagination: who passed a card knows where it is.

Every seat is dealt two of nine cards. Seat after seat passes one on, in secret; then all take up what comes from their
right. Then seat after seat lays one, and seat 0 wins.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.game import BACK, CHANCE, JUDGE, OVER, Game, State, Value, View
from stammtisch.core.rng import Rng

CARDS = "123456789"
HAND = 2


@dataclass(frozen=True)
class PassingView(View):
    """What one viewer knows; `passed` is the card that they passed on."""

    options: str
    cards: tuple[tuple[str, tuple[str, ...]], ...]
    passed: tuple[str, ...]
    done: int

    def places(self) -> dict[str, tuple[str, ...]]:
        return dict(self.cards)

    def facts(self) -> dict[str, object]:
        return {"phase": str(self.done), "round": self.round, "waiting": self.waiting, "points": (0,) * self.seats}


class Passing(State):
    """All truth of it."""

    def __init__(self, seats: int, places: Mapping[str, Sequence[str]], passed: Sequence[str], done: int) -> None:
        super().__init__(seats)
        self.places = {place: sorted(cards) for place, cards in places.items()}
        self.passed = list(passed)
        """The card that each seat passed on; nothing before."""
        self.done = done
        """How many plies there were."""
        self.round = int(done == self.seats * (HAND + 2))

    def copy(self) -> State:
        return Passing(self.seats, self.places, self.passed, self.done)

    def next_seat(self) -> i64:
        if self.round:
            return OVER
        return CHANCE if self.done < HAND * self.seats else self.done % self.seats

    def legal(self, seat: i64) -> vec[i64]:
        actions = vec[i64]()
        if seat == self.next_seat():
            for card in self.places["stock" if seat == CHANCE else f"hand {seat}"]:
                actions = append(actions, CARDS.index(card))
        return actions

    def deck(self) -> tuple[int, int]:
        return 0, 0

    def play(self, seat: i64, action: i64) -> None:
        owner, card = self.done % self.seats, CARDS[action]
        self.done += 1
        if seat == CHANCE:
            self.move("deal", owner, card, "stock", f"hand {owner}", (owner,))
        elif self.done > (HAND + 1) * self.seats:
            self.move("lay", owner, card, f"hand {owner}", "table", None)
        else:
            self.passed[owner] = card
            self.move("pass", owner, card, f"hand {owner}", f"passed {owner}", (owner,))
        if self.done == (HAND + 1) * self.seats:
            for giver in range(self.seats):
                left = (giver + 1) % self.seats
                [card] = self.places[f"passed {giver}"]
                self.move("receive", left, card, f"passed {giver}", f"hand {left}", (left,))
        self.round = int(self.done == self.seats * (HAND + 2))

    def move(
        self, kind: str, seat: int, card: str, source: str, target: str, visible_to: tuple[int, ...] | None
    ) -> None:
        self.places[source].remove(card)
        self.places[target] = sorted([*self.places[target], card])
        self.emit(kind, seat, (card,), source, target, visible_to=visible_to)

    def points(self) -> list[int]:
        return [0] * self.seats

    def winners(self) -> list[int]:
        return [0]

    def utility(self, seat: i64) -> float:
        return 1.0 if seat == 0 else 0.0

    def view(self, viewer: i64) -> View:
        seen = ("table", f"hand {viewer}", f"passed {viewer}")
        cards = [
            (place, tuple(there) if viewer == JUDGE or place in seen else (BACK,) * len(there))
            for place, there in self.places.items()
        ]
        passed = tuple([card for seat, card in enumerate(self.passed) if viewer in (seat, JUDGE)])
        waiting = tuple(self.waiting_for())
        return PassingView(viewer, self.seats, self.round, waiting, "", tuple(cards), passed, self.done)


def imagine(view: View, rng: Rng) -> State:
    """Every back becomes a card; the card that the viewer passed on lies on their left, unless it was laid."""
    return imagined(view, rng, remember=True)


def imagine_without_memory(view: View, rng: Rng) -> State:
    """As `imagine`, but the card that was passed on may be anywhere."""
    return imagined(view, rng, remember=False)


def imagined(view: View, rng: Rng, *, remember: bool) -> State:
    """Every back becomes a card that the viewer has not seen."""
    assert isinstance(view, PassingView)
    seen = [card for _, cards in view.cards for card in cards if card != BACK]
    unseen = [card for card in CARDS if card not in seen]
    places: dict[str, list[str]] = {}
    if view.viewer == JUDGE:
        return Passing(view.seats, dict(view.cards), [*view.passed, *[""] * view.seats][: view.seats], view.done)
    for place, cards in view.cards:
        places[place] = [card for card in cards if card != BACK]
        mine = remember and place == f"hand {(view.viewer + 1) % view.seats}" and view.viewer >= 0
        if mine and view.passed and view.passed[0] in unseen:
            places[place].append(view.passed[0])
            unseen.remove(view.passed[0])
    for place, cards in view.cards:
        while len(places[place]) < len(cards):
            places[place].append(unseen.pop(rng.below(len(unseen))))
    passed = [""] * view.seats
    if view.viewer >= 0 and view.passed:
        passed[view.viewer] = view.passed[0]
    return Passing(view.seats, places, passed, view.done)


def new(seats: int, options: Mapping[str, Value]) -> State:
    places: dict[str, Sequence[str]] = {f"{noun} {seat}": "" for noun in ("hand", "passed") for seat in range(seats)}
    return Passing(seats, {**places, "table": "", "stock": CARDS}, [""] * seats, 0)


GAME = Game(
    name="passing",
    title="Passing",
    rules=1,
    seats=(3,),
    actions=len(CARDS),
    options=lambda _: (),
    word=lambda action: CARDS[action],
    new=new,
    imagine=imagine,
)
FORGETFUL = replace(GAME, imagine=imagine_without_memory)
