"""Reasons: why one action is better than another, found in the worlds that the viewer can imagine.

Both actions are played out in the same worlds. Consequences are what happens more often after one of them. Causes are
what splits the worlds by the lead of the better action: hidden pieces, and the signs that a game's advice gives. What
is hidden but lies in one place in all worlds splits nothing and counts if it moves soon.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final, NamedTuple

from stammtisch.core.advice import Advice, Sign
from stammtisch.core.bot import Reason, Stop
from stammtisch.core.game import BACK, JUDGE, Event, Game, State, View
from stammtisch.core.rng import Rng

WORLDS: Final = 200
CHAINS: Final = 8
"""The worlds come from at least this many chains."""
CONSEQUENCES: Final = 2
CAUSES: Final = 2
SIGNS: Final = 2
"""The most reasons of each sort."""
SOON: Final = 6
"""What moves within this many events moves soon."""
LEAST_OFTEN: Final = 12.0
"""The least difference of a consequence, in worlds of 100."""
LEAST_COUNT: Final = 0.5
"""The same for the mean number of events."""
SURE: Final = 3.0
"""The least size of a difference, in standard errors."""
SOMETIMES: Final = 0.05
"""What is so in fewer worlds, or in all but as few, splits nothing."""
CAUSE_SURE: Final = 4.5
"""The same for hidden pieces, of which there are many, so that some split the worlds by chance."""


GUESSED: Final = 10
"""The most pieces that are told of one hidden place."""


class HiddenHand(NamedTuple):
    """A hidden place of a seat: its likeliest pieces, each with in how many of 100 worlds it lies there."""

    place: str
    seat: int
    pieces: tuple[tuple[str, float], ...]


class Happened(NamedTuple):
    """A kind of event of a seat, at a place if that matters."""

    event: str
    seat: int
    place: str = ""


class Lies(NamedTuple):
    """A piece in a place."""

    piece: str
    place: str


@dataclass
class Course:
    """What happened in the playouts after one action."""

    telling: tuple[str, ...]
    """The kinds of events that explain a choice; none means all of them."""
    happened: list[Counter[Happened]] = field(default_factory=list)
    """By playout: how often."""
    first: list[dict[str, int]] = field(default_factory=list)
    """By playout: for each kind of event the seat of the next one."""
    soon: Counter[str] = field(default_factory=Counter)
    """By piece: in how many playouts it moves soon."""

    def add(self, own: Sequence[Event], later: Sequence[Event]) -> None:
        """Count the events of one playout: of the action itself, and of what followed. The first is the move."""
        events = [event for event in (*own[1:], *later) if not self.telling or event.kind in self.telling]
        counts = Counter(Happened(event.kind, event.seat) for event in events)
        counts.update(Happened(event.kind, event.seat, event.target) for event in events if _is_placed(event))
        self.happened.append(counts)
        first: dict[str, int] = {}
        for event in events:
            first.setdefault(event.kind, event.seat)
        self.first.append(first)
        self.soon.update({piece for event in later[:SOON] for piece in event.pieces if event.source != event.target})


@dataclass
class Compared:
    """Two actions, the better one first, in the same worlds."""

    better: Course
    other: Course
    leads: list[float] = field(default_factory=list)
    """By world: what the better action is worth more, in points of the win share."""
    lies: dict[Lies, list[int]] = field(default_factory=lambda: defaultdict(list))
    """In which worlds a hidden piece lies in a place."""
    signs: dict[Sign, list[int]] = field(default_factory=lambda: defaultdict(list))


def reasons(
    game: Game, view: View, better: int, other: int, advice: Advice, rng: Rng, stop: Stop | None = None
) -> tuple[Reason, ...]:
    """Return why an action is better than another for the viewer, the most telling reasons first; none if stopped."""
    return explained(game, view, better, other, advice, rng, stop or Stop())[0]


def explained(
    game: Game, view: View, better: int, other: int, advice: Advice, rng: Rng, stop: Stop
) -> tuple[tuple[Reason, ...], tuple[HiddenHand, ...]]:
    """Return the reasons, and where hidden pieces lie in the worlds in which they were found; nothing if stopped."""
    found = compared(game, view, better, other, advice, rng, stop)
    if not found.leads or stop.asked:
        return (), ()
    why = (*_signs(found), *_certain(found), *_causes(found), *_consequences(found, view.viewer))
    return why, _guesses(found)


def compared(game: Game, view: View, better: int, other: int, advice: Advice, rng: Rng, stop: Stop) -> Compared:
    """Play two actions out in the same worlds, and note what happens."""
    found = Compared(Course(advice.telling()), Course(advice.telling()))
    hidden = [place for place, pieces in view.places().items() if BACK in pieces]
    worlds = advice.worlds(game, view, rng)
    chains = int(worlds.chains)
    tried = 0
    while tried < WORLDS and not stop.asked:
        if tried >= (chains * WORLDS) // CHAINS:
            worlds = advice.worlds(game, view, rng)
            chains += int(worlds.chains)
        world = worlds.next(rng)
        _note(found, world, hidden, advice, (view.viewer, better, other))
        seed = rng.next()
        values = []
        for action, course in ((better, found.better), (other, found.other)):
            state, own = _played_out(world, view.viewer, action, advice, Rng(seed))
            story = state.story or []
            course.add(story[:own], story[own:])
            values.append(float(advice.value(state, view.viewer)))
        found.leads.append(100 * (values[0] - values[1]))
        tried += 1
    return found


def _note(found: Compared, world: State, hidden: Iterable[str], advice: Advice, who: tuple[int, int, int]) -> None:
    """Note where hidden pieces lie in a world, and its signs."""
    at = len(found.leads)
    seat, better, other = who
    places = world.view(JUDGE).places()
    for place in hidden:
        for piece in {*places.get(place, ())}:
            found.lies[Lies(piece, place)].append(at)
    for sign in {*advice.signs(world, seat, better), *advice.signs(world, seat, other)}:
        found.signs[sign].append(at)


def _played_out(world: State, seat: int, action: int, advice: Advice, rng: Rng) -> tuple[State, int]:
    """Return a world after an action and a playout, with its story, and how many events were the action's own."""
    state = world.copy()
    state.story = []
    state.play(seat, action)
    own = len(state.story)
    advice.play_on(state, world.round, rng)
    return state, own


# What follows from the actions


def _consequences(found: Compared, viewer: int) -> list[Reason]:
    """Return what happens more often after one of the actions, the largest difference first."""
    ranked: list[tuple[float, Reason]] = []
    number = len(found.leads)
    for key in {*_seen(found.better.first), *_seen(found.other.first)}:
        pair = [[int(first.get(key.event) == key.seat) for first in course.first] for course in _courses(found)]
        ranked += _differing("next", key, pair, viewer)
    for key in {key for course in _courses(found) for counts in course.happened for key in counts}:
        pair = [[min(1, counts[key]) for counts in course.happened] for course in _courses(found)]
        ranked += _differing("event", key, pair, viewer)
        more = [[counts[key] for counts in course.happened] for course in _courses(found)]
        better, other = (sum(counts) / number for counts in more)
        if abs(better - other) >= LEAST_COUNT and _is_sure(more):
            weight = 30 * abs(better - other) * (1.5 if key.seat == viewer else 1.0)
            ranked.append((weight, Reason("count", key.seat, "", key.place, key.event, 0, better, other)))
    ranked.sort(key=lambda one: (-one[0], one[1].event, one[1].seat, one[1].kind, one[1].place))
    kept: dict[str, Reason] = {}
    for _, reason in ranked:
        kept.setdefault(reason.event, reason)
    return [*kept.values()][:CONSEQUENCES]


def _is_placed(event: Event) -> bool:
    """Return whether an event is about a place, such as a row, and not about pieces that go there."""
    return not event.pieces and event.target != "" and event.source == ""


def _courses(found: Compared) -> tuple[Course, Course]:
    return found.better, found.other


def _seen(firsts: Sequence[Mapping[str, int]]) -> set[Happened]:
    return {Happened(event, seat) for first in firsts for event, seat in first.items()}


def _differing(kind: str, key: Happened, pair: Sequence[Sequence[int]], viewer: int) -> list[tuple[float, Reason]]:
    """Return a reason with its weight, if something happens clearly more often after one action."""
    better, other = (100 * sum(one) / len(one) for one in pair)
    if abs(better - other) < LEAST_OFTEN or not _is_sure(pair):
        return []
    weight = abs(better - other) * (1.5 if key.seat == viewer else 1.0)
    return [(weight, Reason(kind, key.seat, "", key.place, key.event, 0, better, other))]


def _is_sure(pair: Sequence[Sequence[int]]) -> bool:
    """Return whether two paired samples differ by more than chance explains."""
    apart = [one - two for one, two in zip(*pair, strict=True)]
    mean = sum(apart) / len(apart)
    return bool(abs(mean) > SURE * sqrt(sum((one - mean) ** 2 for one in apart) / len(apart) / max(1, len(apart) - 1)))


# What they follow from


def _causes(found: Compared) -> list[Reason]:
    """Return the hidden pieces that split the worlds most by the lead of the better action."""
    ranked: list[tuple[float, Reason]] = []
    for (piece, place), worlds in found.lies.items():
        split = _split(found.leads, worlds)
        if split is not None:
            weight, often, lead_if, lead_if_not = split
            reason = Reason("lies", _seat_of(place), piece, place, "", 0, often, 0.0, lead_if, lead_if_not)
            ranked.append((weight, reason))
    ranked.sort(key=lambda one: (-one[0], one[1].piece, one[1].place))
    kept: dict[str, Reason] = {}
    for _, reason in ranked:
        kept.setdefault(reason.piece, reason)
    return [*kept.values()][:CAUSES]


def _certain(found: Compared) -> list[Reason]:
    """Return the hidden piece that lies in one place in all worlds and moves soon, in one course above all."""
    number = len(found.leads)
    ranked = [
        (abs(found.better.soon[lies.piece] - found.other.soon[lies.piece]), lies)
        for lies, worlds in found.lies.items()
        if len(worlds) == number and max(found.better.soon[lies.piece], found.other.soon[lies.piece]) * 2 > number
    ]
    if not ranked:
        return []
    _, (piece, place) = min(ranked, key=lambda one: (-one[0], one[1]))
    often, otherwise = (100 * course.soon[piece] / number for course in _courses(found))
    return [Reason("certain", _seat_of(place), piece, place, often=often, otherwise=otherwise)]


def _signs(found: Compared) -> list[Reason]:
    """Return what the game itself has to tell of the worlds; what splits them most, then what is most usual."""
    ranked: list[tuple[float, Reason]] = []
    number = len(found.leads)
    for sign, worlds in found.signs.items():
        weight, often, lead_if, lead_if_not = _split(found.leads, worlds) or (0.0, 100 * len(worlds) / number, 0.0, 0.0)
        if often >= 100 * SOMETIMES:
            reason = Reason(sign.kind, sign.seat, sign.piece, "", "", sign.amount, often, 0.0, lead_if, lead_if_not)
            ranked.append((weight, reason))
    ranked.sort(key=lambda one: (-one[0], -one[1].often, one[1].kind, one[1].seat, one[1].piece))
    kept: dict[str, Reason] = {}
    for _, reason in ranked:
        kept.setdefault(reason.kind, reason)
    return [*kept.values()][:SIGNS]


def _guesses(found: Compared) -> tuple[HiddenHand, ...]:
    """Return what the hidden places of each seat hold in the worlds, the likeliest pieces first."""
    number = len(found.leads)
    held: dict[str, list[tuple[str, float]]] = defaultdict(list)
    for (piece, place), worlds in found.lies.items():
        if _seat_of(place) >= 0:
            held[place].append((piece, 100 * len(worlds) / number))
    return tuple(
        HiddenHand(place, _seat_of(place), tuple(sorted(pieces, key=lambda one: (-one[1], one[0]))[:GUESSED]))
        for place, pieces in sorted(held.items())
    )


def _split(leads: Sequence[float], worlds: Sequence[int]) -> tuple[float, float, float, float] | None:
    """Return how much of the leads' variance some worlds explain, of 100 how many they are, and the mean lead in them
    and in the others; None if the others differ no more than chance explains."""
    number, inside = len(leads), len(worlds)
    if not SOMETIMES * number <= inside <= (1 - SOMETIMES) * number:
        return None
    total, within = sum(leads), sum(leads[at] for at in worlds)
    lead_if, lead_if_not = within / inside, (total - within) / (number - inside)
    mean = total / number
    variance = sum((lead - mean) ** 2 for lead in leads) / number
    share = inside / number
    explained = share * (1 - share) * (lead_if - lead_if_not) ** 2
    if explained * number <= CAUSE_SURE**2 * variance:
        return None
    return explained, 100 * share, lead_if, lead_if_not


def _seat_of(place: str) -> int:
    """Return the seat that a place such as `hand 2` belongs to; -1 if to none."""
    _, _, last = place.rpartition(" ")
    return int(last) if last.isdigit() and " " in place else -1
