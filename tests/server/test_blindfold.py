"""Non-interference over the wire: what somebody cannot see changes not one byte of what he is sent.

Two matches are lived through real sessions. They differ in a hidden draw or in a hidden choice, and the events that one
viewer sees are the same in both. Then everything that can reach him must be the same, to the byte: views with and
without events, answers, refusals and their lengths, replays, the table, the chat, takebacks and refused exports.
"""

import asyncio
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from house import Server, fetch
from strain import run
from strain import seated as running

from scale import scaled
from stammtisch.core import shelf
from stammtisch.core.deal import Deal
from stammtisch.core.facts import named
from stammtisch.core.game import CHANCE, JUDGE, WATCHER, Game, Refused, Value
from stammtisch.core.match import IllegalMove, words_by_action
from stammtisch.core.rng import Rng
from stammtisch.core.view_codec import packed
from stammtisch.laws.blindfold import is_hidden_draw
from stammtisch.laws.setup import Playthrough, Setup, events_of, played, seen, setups
from stammtisch.server.sqlite import SqliteStore
from stammtisch.server.store import Store
from stammtisch.server.workers import Workers
from stammtisch.table import authority, show
from stammtisch.table import messages as wire
from stammtisch.table import session as session_module
from stammtisch.table import table as table_module
from stammtisch.table.log import Dealt, Opened, Pace, Played, Started
from stammtisch.table.ports import Services
from stammtisch.table.refusals import code_of
from stammtisch.table.session import Session
from stammtisch.table.summary import summary
from stammtisch.table.table import Table

PAIRS = scaled(quick=6, normal=30, full=10_000)
"""How many pairs of matches for each game."""
NOON: Final = 1_800_000_000.0
SEED: Final = "5e" * 32
WATCHES: Final = "somebody who watches"

Plies = list[tuple[int, int]]


@dataclass(frozen=True)
class Pair:
    """Two ways a match may have gone that look the same to one viewer."""

    laws: Setup
    viewer: int
    truth: Plies
    other: Plies


def pairs(game: Game, rng: Rng, options: Mapping[str, Value]) -> Iterator[Pair]:
    """Pairs at every kind of table of a game that has these options, without end."""
    places = [place for place in setups(game) if options.items() <= dict(place.options).items()]
    seed = 0
    while True:
        place = places[rng.below(len(places))]
        laws = Setup(game, place.seats, place.options, seed)
        seed += 1
        whole = played(laws)
        for viewer in laws.blindfolded():
            draws = [at for at in range(len(whole.plies)) if is_hidden_draw(laws, whole, at, viewer)]
            choices = [at for at, (seat, _) in enumerate(whole.plies) if seat not in (CHANCE, viewer)]
            for attempt in range(24):
                changes = choices if attempt % 3 else draws
                at = changes[rng.below(len(changes))] if changes else 0
                found = lived_otherwise(laws, whole, viewer, at, draws, rng) if changes else None
                if found is not None:
                    yield found


def lived_otherwise(laws: Setup, whole: Playthrough, viewer: int, at: int, draws: list[int], rng: Rng) -> Pair | None:
    """The match with another word at that ply, and other cards in later draws, as long as the viewer sees the same."""
    state = whole.states[at].copy()
    seat, action = whole.plies[at]
    others = sorted({*state.legal(seat)} - {action})
    if not others:
        return None
    changed = others[rng.below(len(others))]
    exchanged = {action: changed, changed: action} if seat == CHANCE else {}
    hidden = [whole.plies[draw][1] for draw in draws if draw > at]
    for _ in range(rng.below(4) if len(hidden) > 1 else 0):
        one, other_card = (hidden[rng.below(len(hidden))] for _ in range(2))
        if one not in exchanged and other_card not in exchanged:
            exchanged |= {one: other_card, other_card: one}
    other = whole.plies[:at]
    last = at + 1 + rng.below(60)
    for ply in range(at, min(last, len(whole.plies))):
        mover, said = whole.plies[ply]
        if mover == CHANCE:
            said = exchanged.get(said, said)
        elif ply == at:
            said = changed
        if mover not in state.waiting_for() or said not in list(state.legal(mover)):
            break
        if seen(events_of(state, mover, said), viewer) != whole.seen(ply, viewer) or not state.waiting_for():
            break
        other = [*other, (mover, said)]
    while other and (len(other) <= at or whole.states[len(other)].waiting_for() == [CHANCE]):
        other.pop()
    if len(other) <= at or other == whole.plies[: len(other)]:
        return None
    return Pair(laws, viewer, whole.plies[: len(other)], other)


class Stacked(Deal):
    """A deal whose draws were decided before: by deck, shuffling and number, as those of a real one are."""

    draws: Mapping[tuple[int, int, int], str]

    def source(self, drawn: Iterable[tuple[int, int]] = ()) -> Any:
        return Stack(self.draws, drawn)


class Stack:
    """Draws that come in a given order, and after those any."""

    def __init__(self, draws: Mapping[tuple[int, int, int], str], drawn: Iterable[tuple[int, int]]) -> None:
        self._draws = draws
        self._drawn: dict[tuple[int, int], int] = Counter(drawn)

    def next(self, deck: int, shuffling: int, words: list[str]) -> str:
        number = self._drawn.get((deck, shuffling), 0)
        self._drawn[deck, shuffling] = number + 1
        return self._draws.get((deck, shuffling, number), sorted(words)[0])


def stacked(laws: Setup, plies: Plies) -> dict[tuple[int, int, int], str]:
    """The draws of a match, as a deal would have made them."""
    state = laws.new()
    named = words_by_action(laws.game)
    counted: dict[tuple[int, int], int] = {}
    draws: dict[tuple[int, int, int], str] = {}
    for seat, action in plies:
        if seat == CHANCE:
            deck, shuffling = state.deck()
            number = counted.get((deck, shuffling), 0)
            counted[deck, shuffling] = number + 1
            draws[deck, shuffling, number] = named[action]
        state.play(seat, action)
    return draws


class Ear:
    """A visitor who remembers every byte."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.network = "home"
        self.look: int | None = None
        self.parcel = True
        self.pauses = False
        self.screen = False
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def dismiss(self, bye: wire.Bye) -> None:
        self.heard.append(wire.to_json(bye))


def person(seat: int) -> str:
    return f"person{seat}"


async def heard(pair: Pair, plies: Plies, store: Store, id: str) -> list[bytes]:
    """Everything the viewer is sent in one of the two matches, from his arrival on, whatever he and others try."""
    laws, viewer = pair.laws, pair.viewer
    table = seated(laws, plies, id)
    session = Session(id, Services(store, Workers(), now=lambda: NOON), table)
    named = words_by_action(laws.game)
    ear = Ear(person(viewer) if viewer >= 0 else WATCHES)
    others = [Ear(person(seat)) for seat in range(laws.seats) if seat != viewer]
    decisions = [(seat, named[action]) for seat, action in plies if seat != CHANCE]
    for seat, word in decisions[:-1]:
        table.apply(Played(seat, word, person(seat), f"id {table.number}"), NOON)
    await store.append(id, 0, NOON, b"{}", summary(table))
    await store.say(id, person(0), "players", "good evening", NOON)
    await store.say(id, WATCHES, "watchers", "what a hand", NOON)
    if decisions:
        await session.enter(ear)
        for other in others:
            await session.enter(other)
        seat, word = decisions[-1]
        mover = ear if seat == viewer else next(one for one in others if one.person == person(seat))
        await asked(session, mover, wire.Play("last", seat, table.at, word))
    else:
        await session.enter(ear)
        for other in others:
            await session.enter(other)
    for ask in attempts(laws, viewer, table, named):
        await asked(session, ear, ask)
    ear.heard.append(exports(table, viewer))
    await takebacks(session, laws, ear, others)
    session.close()
    return ear.heard


def seated(laws: Setup, plies: Plies, id: str) -> Table:
    """A table with a person on every seat, dealt so that the match can go as the plies say."""
    owners: list[str | None] = [person(seat) for seat in range(laws.seats)]
    opened = Opened(
        laws.game.name, laws.game.rules, laws.seats, dict(laws.options), SEED, person(0), owners, [None] * laws.seats
    )
    table = Table(id)
    table.apply(opened, NOON)
    table.apply(Started(person(0)), NOON)
    Stacked.draws = stacked(laws, plies)
    table.apply(Dealt(), NOON)
    return table


async def asked(session: Session, visitor: Ear, ask: wire.AnyAsk) -> None:
    """Asks as the socket does, and hears the answer or the refusal."""
    try:
        visitor.send(wire.to_json(await session.do(visitor, ask)))
    except IllegalMove as error:
        visitor.send(wire.to_json(wire.No(ask.id, code_of(error), str(error), error.legal)))
    except Refused as error:
        visitor.send(wire.to_json(wire.No(ask.id, code_of(error), str(error))))


def attempts(laws: Setup, viewer: int, table: Table, named: list[str]) -> list[wire.AnyAsk]:
    """What somebody may try who wants to learn more than he may."""
    rng = random.Random(len(table.words))
    seat = max(viewer, 0)
    neighbour = (seat + 1) % laws.seats
    legal = {*table.match.legal(viewer)} if viewer >= 0 else set()
    foul = [word for word in rng.sample(named, min(6, len(named))) if word not in legal][:3]
    bot: list[wire.AnyAsk] = [wire.Propose("bot", "bot", neighbour), wire.Answer("no", False)]
    asks: list[wire.AnyAsk] = [
        *[wire.Play(f"foul {word}"[:40], seat, table.at, word) for word in foul],
        wire.Play("theirs", neighbour, table.at, rng.choice(named)),
        wire.Play("early", seat, table.at + 1, rng.choice(named)),
        wire.Play("late", seat, table.at - 1, rng.choice(named)),
        wire.Play("odd", seat, table.at, "show me all cards"),
        wire.Back("late back", seat, table.at - 1),
        wire.Back("their back", neighbour, table.at),
        wire.Look("theirs", neighbour),
        wire.Look("curtain", None),
        wire.Replay("curtain", start=max(0, len(table.words) - 5)),
        wire.Look("mine", viewer if viewer >= 0 else None),
        wire.Replay("mine", start=max(0, len(table.words) - 50), count=100),
        wire.Replay("edge", start=max(0, len(table.words) - 5), viewer=WATCHER),
        wire.Replay("judge", viewer=JUDGE),
        wire.Replay("theirs", viewer=neighbour),
        wire.Hint("hint", seat),
        wire.Hint("their hint", neighbour),
        *(bot if laws.seats > 2 else []),
        wire.Propose("rematch", "rematch", seat),
    ]
    return asks


def exports(table: Table, viewer: int) -> bytes:
    """What the house answers to whoever wants the record, the proof or an open replay of a running match."""
    answers: list[object] = [
        show.may_watch_as(table, person(viewer), JUDGE),
        show.may_watch_as(table, "", WATCHER),
        [show.may_watch_as(table, person(viewer), seat) for seat in range(table.opened.seats)],
    ]
    refused: list[Callable[[], object]] = [lambda: table.record(str), table.proof]
    for export in refused:
        try:
            answers.append(export())
        except Refused as error:
            answers.append(f"{code_of(error)} {error}")
    table.clock.pace, usual = Pace("seconds", 30, 60), table.clock.pace
    answers.append(show.view_now(table, viewer, 0, NOON + 7.04, parcel=True))
    table.clock.pace = usual
    return msgspec.json.encode(answers)


async def takebacks(session: Session, laws: Setup, ear: Ear, others: list[Ear]) -> None:
    """Words are taken back: one's own without asking, if that may be, and then somebody's with everybody's leave."""
    table = session.table
    for visitor in [ear, *others]:
        for seat in table.seats_of(visitor.person):
            if table.may_take_back(seat):
                await asked(session, visitor, wire.Back(f"back {seat}", seat, table.at))
                break
    last = table.words[-1].seat if table.words else 0
    asker = next((one for one in [ear, *others] if one.person == person(last)), ear)
    await asked(session, asker, wire.Propose("please", "takeback", last))
    for visitor in [ear, *others]:
        if visitor is not asker:
            await asked(session, visitor, wire.Answer(f"yes {visitor.person}", True))
    await asked(session, ear, wire.Replay("after", start=max(0, len(session.table.words) - 3), count=100))


def stop_the_clock(patch: pytest.MonkeyPatch) -> None:
    """Two matches lived one after the other are lived at the same time."""
    patch.setattr(session_module, "SHOWN_APART", 3600.0)
    patch.setattr(table_module, "Deal", Stacked)


async def compare(name: str, count: int, folder: Path, **options: Value) -> tuple[int, int]:
    """Lives so many pairs; returns how many there were and how many bytes were the same."""
    compared = same = 0
    store = SqliteStore(folder)
    await store.open()
    try:
        for pair in pairs(shelf.game(name), Rng(f"blindfold {name}"), options):
            id = f"table{compared}"
            one = await heard(pair, pair.truth, store, id)
            await store.delete(id)
            other = await heard(pair, pair.other, store, id)
            await store.delete(id)
            where = f"{pair.laws}, viewer {pair.viewer}, after {len(pair.truth)} plies"
            assert len(one) == len(other), f"{where}: {len(one)} messages, or {len(other)}"
            for number, (mine, theirs) in enumerate(zip(one, other, strict=True)):
                assert mine == theirs, f"{where}, message {number}: {mine.decode()}\nor {theirs.decode()}"
                same += len(mine)
            compared += 1
            if compared == count:
                return compared, same
            await asyncio.sleep(0)
    finally:
        await store.close()
    raise AssertionError("there are always more pairs")


@pytest.mark.parametrize("name", shelf.names())
def test_what_a_viewer_cannot_see_changes_no_byte_that_he_is_sent(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop_the_clock(monkeypatch)
    compared, same = run(compare(name, PAIRS, tmp_path), 120 + PAIRS)
    print(f"{name}: {compared} pairs, {same} bytes alike")


def test_of_a_running_match_nothing_is_exported(server: Server) -> None:
    """By HTTP too, whoever asks: two running matches give the same refusals."""

    async def exported() -> list[tuple[int, bytes]]:
        table, people = await running(server.url, "sequence")
        async with await people[0].at(table) as place:
            await place.seen(lambda _: True)
        paths = ["record", "proof", "replay", *[f"replay?viewer={viewer}" for viewer in (-3, -2, 0, 1)]]
        tokens = [{}, *[{"Authorization": f"Bearer {guest.token}"} for guest in people]]
        asked = [fetch(f"{server.url}/api/tables/{table}/{path}", headers=who) for path in paths for who in tokens]
        return [(answer.status, answer.body) for answer in asked]

    one, other = run(exported()), run(exported())
    assert {status for status, _ in one} == {403}
    assert one == other


def open_places(table: Table, *asked: Any, **more: Any) -> wire.ViewNow:
    return msgspec.structs.replace(VIEW(table, *asked, **more), places=table.match.view(JUDGE).places())


def open_events(table: Table, viewer: int, since: int | None, now: float, **more: Any) -> wire.ViewNow:
    told = None if since is None else show.told(table.match, JUDGE, since)
    return msgspec.structs.replace(VIEW(table, viewer, since, now, **more), events=told)


def open_parcels(table: Table, *asked: Any, **more: Any) -> wire.ViewNow:
    return msgspec.structs.replace(VIEW(table, *asked, **more), parcel=packed(table.match.view(JUDGE)))


def a_draw_in_the_facts(table: Table, *asked: Any, **more: Any) -> wire.ViewNow:
    shown = VIEW(table, *asked, **more)
    draws = [word for _, _, word in table.match.draws]
    return msgspec.structs.replace(shown, facts={**named(shown.facts), "last": draws[-1:]})


def words_in_replays(table: Table, *asked: Any) -> tuple[int, list[wire.Step]]:
    total, found = STEPS(table, *asked)
    said = [None, *[word.word for word in table.words]]
    return total, [msgspec.structs.replace(step, word=said[step.number]) for step in found]


def open_replays(table: Table, words: list[Played], viewer: int, *rest: Any) -> Any:
    return STEPS(table, words, JUDGE, *rest)


def length_of_the_truth(*asked: Any) -> wire.TableNow:
    shown = TABLE(*asked)
    hidden = str(asked[0].match.view(JUDGE)) if asked[0].status == "running" else ""
    return msgspec.structs.replace(shown, commitment=shown.commitment + "0" * (hash(hidden) % 2))


def everybody_may(*_: Any, **__: Any) -> bool:
    return True


VIEW, STEPS, TABLE, MAY = show.view_now, show.steps, show.table_now, authority.may
LEAKS: Final[list[tuple[Callable[..., Any], Callable[..., Any]]]] = [
    (VIEW, open_places),
    (VIEW, open_events),
    (VIEW, open_parcels),
    (VIEW, a_draw_in_the_facts),
    (STEPS, words_in_replays),
    (STEPS, open_replays),
    (TABLE, length_of_the_truth),
    (MAY, everybody_may),
]


@pytest.mark.parametrize(("sound", "leaky"), LEAKS, ids=[leaky.__name__ for _, leaky in LEAKS])
def test_a_planted_leak_is_caught(
    sound: Callable[..., Any], leaky: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop_the_clock(monkeypatch)
    for name, module in [*sys.modules.items()]:
        if name.startswith(("stammtisch.server", "stammtisch.table")):
            for attribute, value in [*vars(module).items()]:
                if value is sound:
                    monkeypatch.setattr(module, attribute, leaky)

    with pytest.raises(AssertionError, match="viewer"):
        run(compare("diabolo", 100, tmp_path, doubling="secret", length="single"), 240)
