"""Play at a table on a server, in the terminal."""

import asyncio
import hashlib
import json
import secrets
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from stammtisch.client import Guest, Lost, Place, Turned, new_id, view_of
from stammtisch.core.game import Event, Refused
from stammtisch.datafolder import data_folder
from stammtisch.table import messages as wire
from stammtisch.terminal.drawing import as_people_sort, distinct, draw, in_columns, narrate
from stammtisch.terminal.prompt import Left, ask

HELP = "Type a word or its number. Also: table, undo, say …, resign, quit (your seat is kept)."
COME_BACK_AFTER = 1.0


class Remote:
    """A person at a table on a server, in this terminal. A lost connection is opened again."""

    def __init__(self, guest: Guest, table: str) -> None:
        self._guest = guest
        self._table = table
        self._told_up_to = -1
        self._announced: set[str] = set()

    async def play(self, seat: int | None = None) -> None:
        """Take a seat if there is one, and play until the match is over."""
        while True:
            try:
                async with await self._guest.at(self._table, parcel=True) as place:
                    if await self._stay(place, seat):
                        return
            except (Lost, OSError):
                print("  Connection lost, trying again …")
                await asyncio.sleep(COME_BACK_AFTER)

    async def _stay(self, place: Place, wanted: int | None) -> bool:
        table = await place.set_up(lambda _: True)
        if table.status == "open" and not any(seat.mine for seat in table.seats):
            free = [number for number, seat in enumerate(table.seats) if seat.name is None]
            chosen = wanted if wanted is not None else next(iter(free), None)
            if chosen is not None:
                await place.ask(wire.Sit(new_id(), chosen))
        while True:
            table = await place.set_up(lambda table: table.status != "open" or self._may_start(table))
            if table.status == "open":
                await self._wait_or_start(place)
            elif table.status == "dealing":
                await _contribute(place)
                await place.set_up(lambda table: table.status != "dealing")
            else:
                view = await place.seen(lambda view: view.over or bool(view.legal) or view.at > self._told_up_to)
                self._tell(place, view)
                if view.over:
                    _finish(view, self._names(place))
                    return True
                if view.legal:
                    await self._turn(place, view)

    def _may_start(self, table: wire.TableNow) -> bool:
        return table.host

    async def _wait_or_start(self, place: Place) -> None:
        table = await place.set_up(lambda _: True)
        seats = ", ".join(seat.name or "empty" for seat in table.seats)
        answer = await _typed(f"At the table: {seats}. Press Enter to start (bots take empty seats) or r to refresh > ")
        if answer == "":
            with suppress(Turned):
                await place.ask(wire.Start(new_id(), fill="regular"))

    async def _turn(self, place: Place, view: wire.ViewNow) -> None:
        words = sorted(view.legal, key=as_people_sort)
        print("\n" + draw(_game(place), view_of(_game(place), view), self._names(place)) + "\n")
        print(in_columns(words))
        while place.view is not None and place.view.at == view.at:
            answer = await _typed("> ")
            try:
                if await self._answered(place, view, answer, words):
                    return
            except Turned as error:
                print(f"  {error}")
                return

    async def _answered(self, place: Place, view: wire.ViewNow, answer: str, words: list[str]) -> bool:
        assert view.seat is not None
        word = words[int(answer) - 1] if answer.isdecimal() and 1 <= int(answer) <= len(words) else answer
        if word in words:
            await place.play(word)
            await place.seen(lambda newer: newer.at > view.at)
        elif answer == "undo":
            await place.ask(wire.Back(new_id(), view.seat, view.at))
            await place.seen(lambda newer: newer.at > view.at)
        elif answer.startswith("say "):
            await place.ask(wire.Say(new_id(), answer.removeprefix("say ")))
            return False
        elif answer == "resign":
            await place.ask(wire.Resign(new_id(), view.seat))
        elif answer in ("quit", "exit"):
            raise Left
        elif answer != "table":
            print(f"  {answer!r} isn't possible now. {HELP}")
            return False
        return True

    def _tell(self, place: Place, view: wire.ViewNow) -> None:
        for one in place.announced:
            if one.id not in self._announced:
                self._announced.add(one.id)
                print(f"  *** {one.texts.get('') or next(iter(one.texts.values()), '')} ***")
        if view.at <= self._told_up_to:
            return
        self._told_up_to = view.at
        for told in view.events or []:
            event = Event(told.kind, told.seat, told.pieces, told.source, told.target, told.amount)
            said = narrate(_game(place), event, self._names(place))
            if said is not None:
                print(f"  {said}")

    def _names(self, place: Place) -> list[str]:
        assert place.table is not None
        return distinct([seat.name or f"seat {number}" for number, seat in enumerate(place.table.seats)])


def _game(place: Place) -> str:
    assert place.table is not None
    return place.table.game


async def _typed(question: str) -> str:
    return (await asyncio.to_thread(ask, question)).strip()


async def _contribute(place: Place) -> None:
    """Contribute to the deal, so that nobody could have foreseen it. A late contribution is ignored."""
    assert place.table is not None
    table, beginning = place.table, -1
    while table.status == "dealing":
        beginning = len(table.voided)
        with suppress(Turned):
            await _contribute_to(place, table, beginning)
        table = await place.set_up(lambda now, last=beginning: now.status != "dealing" or len(now.voided) > last)  # type: ignore[misc]
        for seat in {seat for void in table.voided[beginning:] for seat in void}:
            print(
                f"The device of {table.seats[seat].name} didn't show its number. The cards are dealt again without it."
            )


async def _contribute_to(place: Place, table: wire.TableNow, beginning: int) -> None:
    excluded = {seat for void in table.voided for seat in void}
    mine = [number for number, seat in enumerate(table.seats) if seat.mine and number not in excluded]
    given = {seat: secrets.token_bytes(32) for seat in mine}
    for seat, contribution in given.items():
        await place.ask(wire.Hash(new_id(), seat, hashlib.sha256(contribution).hexdigest(), beginning))
    await place.set_up(lambda now: now.reveal or now.status != "dealing" or len(now.voided) > beginning)
    for seat, contribution in given.items():
        await place.ask(wire.Reveal(new_id(), seat, contribution.hex(), beginning))


def _finish(view: wire.ViewNow, names: Sequence[str]) -> None:
    for name, points in zip(names, view.points, strict=True):
        print(f"  {name}: {points}")
    winners = [names[seat] for seat in view.winners]
    if view.ended is not None:
        print(f"The match has ended: {view.ended}.")
    else:
        print("Nobody wins: it's a draw." if not winners else f"Won by {' and '.join(winners)}.")


def join(server: str, table: str, name: str | None, seat: int | None) -> None:
    """Play at a table until the match is over or the player leaves."""
    print(HELP)
    try:
        asyncio.run(_join(server, table, name, seat))
    except Left:
        print("Your seat is kept. Come back with the same command.")
    except Lost as error:
        raise Refused(str(error)) from error


async def _join(server: str, table: str, name: str | None, seat: int | None) -> None:
    tokens = _tokens()
    guest = Guest(server, tokens.get(server, ""))
    try:
        await guest.arrive(name)
    except Turned:
        guest = await Guest(server).arrive(name)
    if tokens.get(server) != guest.token:
        _keep_tokens({**tokens, server: guest.token})
    await Remote(guest, table).play(seat)


def _tokens() -> dict[str, str]:
    """Return the tokens by which servers recognise this person."""
    try:
        found: dict[str, str] = json.loads(_tokens_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found


def _keep_tokens(tokens: dict[str, str]) -> None:
    file = _tokens_file()
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    file.touch(mode=0o600)
    file.write_text(json.dumps(tokens), encoding="utf-8")


def _tokens_file() -> Path:
    return data_folder() / "tokens.json"
