"""Calls: "your turn" that reaches people who are not at the table, where a move may take days, and "you meet soon".

A call goes to a browser by Web Push (RFC 8030, encrypted by RFC 8291, signed by VAPID, RFC 8292), or as a plain POST to
an address that its owner gave, such as a topic of ntfy. It says which game waits, never anything of the match; or which
group meets. The link of a group is told to browsers alone, for others can read what goes to another address.
"""

import asyncio
import base64
import json as text_json
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Coroutine
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from stammtisch.server import api
from stammtisch.server.answer import Handler, body, json
from stammtisch.server.limits import CALLS, Limits
from stammtisch.server.outgoing import NoSuchPlace, checked, post
from stammtisch.server.rows import CallKept, Person, StoreDown
from stammtisch.server.store import Store

if TYPE_CHECKING:
    from py_vapid import Vapid02

MOST: Final = 10
"""How many addresses one person may have."""
APART: Final = 600.0
"""Seconds within which nobody is called twice."""
AT_ONCE: Final = 20
"""How many addresses are called at the same time."""
VALID: Final = 86_400
"""Seconds for which a push service keeps a call."""
GONE: Final = (404, 410)
"""What a push service answers when a browser is not subscribed any more."""
SUBJECT: Final = "mailto:nobody@localhost"
"""VAPID wants somebody to write to; a host may have no address."""
YOUR_TURN: Final = {
    "en": "It\u2019s your turn.",
    "de": "Du bist am Zug.",
    "nl": "Je bent aan de beurt.",
    "fr": "C\u2019est à toi de jouer.",
    "es": "Te toca.",
    "pt": "É a tua vez.",
    "pl": "Twoja kolej.",
}

MEETING: Final = {
    "en": "You meet in {minutes} min.",
    "de": "Ihr trefft euch in {minutes} min.",
    "nl": "Jullie spelen over {minutes} min.",
    "fr": "Vous jouez dans {minutes} min.",
    "es": "Jugáis dentro de {minutes} min.",
    "pt": "Encontram-se daqui a {minutes} min.",
    "pl": "Gracie za {minutes} min.",
}

log = logging.getLogger("stammtisch.calls")


class Said(NamedTuple):
    """What a call says."""

    title: str
    sentence: str
    about: dict[str, str]
    """What a browser is told of its page: `table` or `group`."""
    click: str
    """The page below the address of the server, for another address."""


class Calls:
    """Whom to call and where."""

    def __init__(
        self,
        store: Store,
        limits: Limits,
        who: Callable[[Request], Awaitable[Person]],
        base: str,
        allowed: Collection[str],
    ) -> None:
        self._store = store
        self._limits = limits
        self._who = who
        self._base = base.rstrip("/")
        self._allowed = frozenset(allowed)
        self._under_way: set[asyncio.Task[None]] = set()
        self._sending = asyncio.Semaphore(AT_ONCE)
        self._key = b""

    async def open(self) -> None:
        """Load the key that signs calls to browsers, where that can be done."""
        if find_spec("http_ece") is not None and find_spec("py_vapid") is not None:
            self._key = await self._store.secret("vapid")

    def routes(self, answering: Callable[[Handler], Handler]) -> list[Route]:
        """Return the routes."""
        asked: dict[str, Handler] = {
            "/api/me/calls": self.calls,
            "/api/me/calls/add": self.add,
            "/api/me/calls/remove": self.remove,
        }
        return [Route(path, answering(handler), methods=["POST"]) for path, handler in asked.items()]

    async def calls(self, request: Request) -> Response:
        """Return where the person is called, and the key for browsers."""
        return json(await self._now(await self._who(request)))

    async def add(self, request: Request) -> Response:
        """Call the person at one more address."""
        person, asked = await self._who(request), await body(request, api.CallWanted)
        self._limits.spend(CALLS, person.id)
        checked(asked.address, self._allowed)
        if bool(asked.keys) != bool(asked.auth) or (asked.keys and not self._key):
            raise NoSuchPlace("call-address")
        kept = CallKept(secrets.token_hex(8), asked.address, asked.keys, asked.auth, asked.language)
        if not await self._store.add_call(person.id, kept, MOST):
            raise NoSuchPlace("call-too-many", most=MOST)
        return json(await self._now(person))

    async def remove(self, request: Request) -> Response:
        """Stop calling the person at one address, or at all."""
        person, asked = await self._who(request), await body(request, api.CallUnwanted)
        await self._store.remove_calls(person.id, asked.call)
        return json(await self._now(person))

    async def _now(self, person: Person) -> api.CallsNow:
        kept = await self._store.calls(person.id)
        shown = [api.CallShown(one.id, bool(one.keys), one.address) for one in kept]
        return api.CallsNow(self._public_key(), shown)

    # Calling

    def call(self, table: str, game: str, people: Collection[str]) -> None:
        """Call people who are waited for at a table; return at once."""
        self._begin(self._call(table, game, people))

    def remind(self, link: str, name: str, minutes: int, people: Collection[str]) -> None:
        """Tell people that their group meets in some minutes; return at once."""
        self._begin(self._remind(link, name, minutes, people))

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def close(self) -> None:
        """Wait until what is under way has been sent, or give it up."""
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=1.0)

    async def _call(self, table: str, game: str, people: Collection[str]) -> None:
        def said(language: str) -> Said:
            return Said(game, YOUR_TURN.get(language, YOUR_TURN["en"]), {"table": table}, f"/t/{table}")

        await self._tell(people, lambda person: self._store.calls_due(person, time.time(), APART), said)

    async def _remind(self, link: str, name: str, minutes: int, people: Collection[str]) -> None:
        def said(language: str) -> Said:
            return Said(name, MEETING.get(language, MEETING["en"]).format(minutes=minutes), {"group": link}, "/")

        await self._tell(people, self._store.calls, said)

    async def _tell(
        self, people: Collection[str], where: Callable[[str], Awaitable[list[CallKept]]], said: Callable[[str], Said]
    ) -> None:
        """Tell people something at all their addresses. Nobody waits for an address that does not answer."""
        kept: list[CallKept] = []
        try:
            for person in people:
                kept += await where(person)
        except StoreDown:
            log.warning("somebody was not called: the database is down")
        await asyncio.gather(*[self._send_in_turn(one, said(one.language)) for one in kept])

    async def _send_in_turn(self, kept: CallKept, said: Said) -> None:
        async with self._sending:
            try:
                await self._send(kept, said)
            except StoreDown:
                log.warning("an address that nobody hears was not deleted: the database is down")

    async def _send(self, kept: CallKept, said: Said) -> None:
        try:
            if kept.keys:
                status = await self._push(kept, {"title": said.title, "body": said.sentence, **said.about})
            else:
                headers = {
                    "Title": said.title.encode("ascii", "replace").decode(),
                    "Content-Type": "text/plain; charset=utf-8",
                }
                if self._base:
                    headers["Click"] = f"{self._base}{said.click}"
                status = await post(kept.address, f"{said.title}: {said.sentence}".encode(), headers, self._allowed)
        except (OSError, NoSuchPlace, ValueError) as error:
            log.info("a call did not get through: %s", error)
            return
        if kept.keys and status in GONE:
            await self._store.remove_call(kept.id)

    # Web Push

    async def _push(self, kept: CallKept, said: dict[str, str]) -> int:
        """Send a browser something that only it can read."""
        import http_ece  # noqa: PLC0415 - in an extra
        from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

        content = http_ece.encrypt(
            text_json.dumps(said).encode(),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=_unpadded(kept.keys),
            auth_secret=_unpadded(kept.auth),
            version="aes128gcm",
        )
        parts = checked(kept.address, self._allowed)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + VALID // 2,
            "sub": self._base if self._base.startswith("https:") else SUBJECT,
        }
        headers = {
            "Content-Encoding": "aes128gcm",
            "TTL": str(VALID),
            "Urgency": "normal",
            **self._vapid().sign(claims),
        }
        return await post(kept.address, content, headers, self._allowed)

    def _vapid(self) -> "Vapid02":
        """Return the signer. Its key follows from the secret of the database, so all processes have the same."""
        from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - in an extra
        from py_vapid import Vapid02  # noqa: PLC0415

        return Vapid02(ec.derive_private_key(int.from_bytes(self._key, "big") % ORDER + 1, ec.SECP256R1()))

    def _public_key(self) -> str:
        if not self._key:
            return ""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat  # noqa: PLC0415 - in an extra

        point = self._vapid().public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).decode().rstrip("=")


ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551 - 1
"""One less than the order of the curve P-256: private keys are from 1 to this."""


def _unpadded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
