"""Moderation: what hosts decide about people, what is reported to them, and what they announce.

All of it is kept in the database. Every process has the measures in force in memory, so that a move costs nothing
more, and reads them again when another process says that they have changed.
"""

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Literal

import msgspec

from stammtisch.server.networks import WIDEST, BadNetwork, address_of, allowed, home_of, network_of
from stammtisch.server.rows import ChatMessage
from stammtisch.server.store import Store
from stammtisch.table import messages as wire
from stammtisch.table.chat import SHOWN, audiences
from stammtisch.table.notices import Moderated
from stammtisch.table.refusals import Measured, Reasoned
from stammtisch.table.session import Session

Kind = Literal["ban", "mute", "name"]
"""A ban keeps a person or a network out, a mute stops chat and reactions, `name` forbids a new name."""

MESSAGES_KEPT: Final = 20
"""How many messages of the chat are kept with a report."""
MOST_OPEN_REPORTS: Final = 5000
REMEMBERED: Final = 20_000
REMEMBERED_SECONDS: Final = 86_400.0
"""How many seconds a process remembers where somebody came from; it is never written down."""
LONGEST_BAN: Final = 10 * 366 * 86_400.0
NETWORK_SIGNS: Final = (".", ":")


class Banned(Measured):
    """A person or a network that is kept out."""


class Muted(Measured):
    """Somebody whose chat and reactions are refused."""


class Renamed(Measured):
    """Somebody who was given another name and must keep it for a time."""


class BadMeasure(Reasoned):
    """A decision that is not possible."""


class Measure(msgspec.Struct, frozen=True):
    """One decision in force. The target is a person's id or a network."""

    kind: Kind
    target: str
    until: float
    reason: str
    """Only for hosts."""
    made: float

    @property
    def of_network(self) -> bool:
        """Say whether it is about a network."""
        return is_network(self.target)


class Reported(msgspec.Struct, frozen=True):
    """A report as it is kept."""

    id: str
    table: str
    reporter: str
    person: str
    reason: str
    text: str
    chat: list[ChatMessage]
    at: float
    state: str
    settled: float | None


def is_network(target: str) -> bool:
    """Say whether a target is a network: ids of people have neither dots nor colons."""
    return any(sign in target for sign in NETWORK_SIGNS)


class Moderation:
    """The measures in force. Call `refresh` first, and again when something has changed."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._measures: dict[tuple[Kind, str], Measure] = {}
        self._networks: dict[tuple[int, int], dict[int, Measure]] = {}
        """Banned networks by version and length of their prefix, then by their prefix."""
        self._announced: list[wire.Announcement] = []
        self._came: OrderedDict[str, tuple[str, float]] = OrderedDict()
        self.changed: Callable[[], None] = lambda: None
        """Called when the measures in force have changed."""

    async def refresh(self) -> None:
        """Read the measures in force."""
        now = time.time()
        rows = await self._store.select("SELECT kind, target, until, reason, made FROM measures WHERE until > ?", now)
        found = [Measure(*row) for row in rows]
        self._measures = {(measure.kind, measure.target): measure for measure in found}
        self._networks = {}
        for one in found:
            if one.of_network:
                network = network_of(one.target)
                hosts = network.max_prefixlen - network.prefixlen
                self._networks.setdefault((network.version, hosts), {})[int(network[0]) >> hosts] = one
        query = "SELECT id, texts, until FROM announcements WHERE until > ? ORDER BY made, id"
        self._announced = [
            wire.Announcement(id, msgspec.json.decode(texts, type=dict[str, str]), until)
            for id, texts, until in await self._store.select(query, now)
        ]
        self.changed()

    async def _changed(self) -> None:
        await self._store.tell("", Moderated())
        await self.refresh()

    # What is refused

    def check(self, address: str, person: str = "") -> None:
        """Raise Banned for a banned person or network."""
        of_person = self._measures.get(("ban", person))
        for one in (of_person, *(self._near(address) if self._networks else ())):
            if one is not None and one.until > time.time():
                raise Banned("banned", one.until)

    def _near(self, text: str) -> list[Measure]:
        """Return the measures about the networks of an address."""
        address = address_of(text)
        if address is None:
            return []
        whole = int(address)
        found = [
            measures.get(whole >> hosts)
            for (version, hosts), measures in self._networks.items()
            if version == address.version
        ]
        return [one for one in found if one is not None]

    def check_voice(self, person: str) -> None:
        """Raise Muted for somebody who may not speak."""
        measure = self._measures.get(("mute", person))
        if measure is not None and measure.until > time.time():
            raise Muted("muted", measure.until)

    def check_name(self, person: str) -> None:
        """Raise Renamed for somebody who must keep the name that was given to them."""
        measure = self._measures.get(("name", person))
        if measure is not None and measure.until > time.time():
            raise Renamed("renamed", measure.until)

    def note(self, person: str, address: str) -> None:
        """Remember for a day, only in memory, where somebody came from."""
        self._came[person] = (home_of(address), time.time())
        self._came.move_to_end(person)
        if len(self._came) > REMEMBERED:
            self._came.popitem(last=False)

    def came_from(self, person: str) -> str | None:
        """Return the network that somebody came from last, if that is less than a day ago."""
        network, at = self._came.get(person, ("", 0.0))
        return network if time.time() - at < REMEMBERED_SECONDS else None

    # What is decided

    async def measures(self) -> list[Measure]:
        """Return the measures in force, the newest first."""
        query = "SELECT kind, target, until, reason, made FROM measures WHERE until > ? ORDER BY made DESC, target"
        return [Measure(*row) for row in await self._store.select(query, time.time())]

    async def take(self, kind: Kind, target: str, seconds: float, reason: str = "") -> Measure:
        """Put a measure into force; it replaces one of the same kind about the same target."""
        if not 0 < seconds <= LONGEST_BAN:
            raise BadMeasure("measure-time")
        if is_network(target):
            target = checked_network(kind, target)
        now = time.time()
        measure = Measure(kind, target, now + seconds, reason, now)
        forget = ("DELETE FROM measures WHERE kind = ? AND target = ?", (kind, target))
        keep = ("INSERT INTO measures (kind, target, until, reason, made) VALUES (?, ?, ?, ?, ?)", (*astuple(measure),))
        await self._store.change(forget, keep)
        await self._changed()
        return measure

    async def lift(self, kind: Kind, target: str) -> bool:
        """End a measure; return False if there was none."""
        if is_network(target):
            target = str(network_of(target))
        found = await self._store.change(("DELETE FROM measures WHERE kind = ? AND target = ?", (kind, target)))
        await self._changed()
        return found > 0

    # What is reported

    async def report(self, session: Session, person: str, ask: wire.Report) -> None:
        """Keep a report about the owner of a seat, or the author of a message that the reporter could read."""
        table, owners = session.id, session.table.owners
        lines = await self._store.chat(table, audiences(session.table, person), SHOWN)
        if ask.line is not None:
            accused = next((line.person for line in lines if line.number == ask.line), None)
        else:
            accused = owners[ask.seat] if ask.seat is not None and ask.seat < len(owners) else None
        if accused is None or accused == person:
            raise BadReport("report-another")
        (open_now,) = (await self._store.select("SELECT count(*) FROM reports WHERE state = 'open'"))[0]
        if open_now >= MOST_OPEN_REPORTS:
            raise BadReport("reports-full")
        chat = msgspec.json.encode(lines[-MESSAGES_KEPT:]).decode()
        row = (secrets.token_hex(8), table, person, accused, ask.reason, ask.text.strip(), chat, time.time(), "open")
        again = "DELETE FROM reports WHERE table_id = ? AND reporter = ? AND person_id = ? AND state = 'open'"
        keep = (
            "INSERT INTO reports (id, table_id, reporter, person_id, reason, text, chat, at, state)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
        )
        await self._store.change((again, (table, person, accused)), (keep, row))

    async def reports(self, state: str, limit: int = 200) -> list[Reported]:
        """Return the reports in a state, the newest first."""
        query = (
            "SELECT id, table_id, reporter, person_id, reason, text, chat, at, state, settled FROM reports"
            " WHERE state = ? ORDER BY at DESC, id LIMIT ?"
        )
        return [
            Reported(
                id, table, reporter, person, reason, text, msgspec.json.decode(chat, type=list[ChatMessage]), *rest
            )
            for id, table, reporter, person, reason, text, chat, *rest in await self._store.select(query, state, limit)
        ]

    async def settle(self, id: str, state: str) -> bool:
        """Mark a report as resolved or dismissed; return False if there is none."""
        statement = "UPDATE reports SET state = ?, settled = ? WHERE id = ?"
        return await self._store.change((statement, (state, time.time(), id))) > 0

    async def forget(self, person: str) -> None:
        """Delete what is kept about a forgotten person: reports about them, their words in others, their id."""
        quoted = await self._store.select("SELECT id, chat FROM reports WHERE chat LIKE ?", f"%{person}%")
        rewritten: list[tuple[str, tuple[object, ...]]] = []
        for id, chat in quoted:
            left = [line for line in msgspec.json.decode(chat, type=list[ChatMessage]) if line.person != person]
            rewritten.append(("UPDATE reports SET chat = ? WHERE id = ?", (msgspec.json.encode(left).decode(), id)))
        await self._store.change(
            ("DELETE FROM reports WHERE person_id = ?", (person,)),
            ("UPDATE reports SET reporter = '', text = '' WHERE reporter = ?", (person,)),
            ("DELETE FROM measures WHERE target = ?", (person,)),
            *rewritten,
        )
        self._came.pop(person, None)

    # What is announced

    def announced(self) -> list[wire.Announcement]:
        """Return the current announcements."""
        now = time.time()
        return [one for one in self._announced if one.until > now]

    async def announce(self, texts: dict[str, str], seconds: float) -> wire.Announcement:
        """Announce something until a time; texts by language, "" is for all languages without a text."""
        if not 0 < seconds <= LONGEST_BAN or not any(texts.values()):
            raise BadMeasure("empty-announcement")
        one = wire.Announcement(secrets.token_hex(6), texts, time.time() + seconds)
        statement = "INSERT INTO announcements (id, texts, until, made) VALUES (?, ?, ?, ?)"
        await self._store.change((statement, (one.id, msgspec.json.encode(texts).decode(), one.until, time.time())))
        await self._changed()
        return one

    async def withdraw(self, id: str) -> bool:
        """End an announcement; return False if there is none."""
        found = await self._store.change(("DELETE FROM announcements WHERE id = ?", (id,)))
        await self._changed()
        return found > 0


class BadReport(Reasoned):
    """A report about nobody, or one report too many."""


def astuple(measure: Measure) -> tuple[object, ...]:
    """Return a measure as a row."""
    return msgspec.structs.astuple(measure)


def checked_network(kind: Kind, target: str) -> str:
    """Return the network if it can be banned; refuse it otherwise."""
    network = network_of(target)
    if kind != "ban":
        raise BadMeasure("only-bans-of-networks")
    if network.prefixlen < WIDEST[network.version]:
        raise BadNetwork("wide-network", network=str(network), widest=WIDEST[network.version])
    if any(network.overlaps(own) for own in allowed("") if own.version == network.version):
        raise BadNetwork("own-network", network=str(network))
    return str(network)
