"""People: identities without accounts, known by the secrets of their devices."""

import asyncio
import base64
import hashlib
import hmac
import secrets
import time
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

from stammtisch.server.rows import Device, Person, StoreDown
from stammtisch.server.store import Store
from stammtisch.table.naming import clean_name
from stammtisch.table.refusals import Reasoned

TRANSFER_SECONDS: Final = 600
SECRET_BYTES: Final = 24
MOST_DEVICES: Final = 50
SEEN_EVERY: Final = 3600.0
"""Seconds in which a device that was seen is not noted again."""


class Unknown(Reasoned):
    """Somebody unknown asks."""


class TooManyDevices(Reasoned):
    """More devices than a person may have."""


@dataclass(frozen=True)
class KnownPerson:
    """The person who asks, and their device."""

    person: Person
    device: str
    """Its id; empty for a cookie of the first version."""


class People:
    """The identities. Only a hash is kept of a device's secret, which is a cookie or a token."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._key = b""
        self._noting: dict[str, asyncio.Task[None]] = {}

    async def open(self) -> None:
        """Load the key that signs cookies of the first version."""
        self._key = await self._store.secret("cookie")

    async def arrive(self, name: str | None, kind: str = "program", label: str = "") -> tuple[Person, str]:
        """Add a person; return them and the secret of their first device."""
        secret = new_secret()
        now = time.time()
        person = Person(secrets.token_hex(16), "" if name is None else clean_name(name), now, now)
        await self._store.add_person(person, hashed(secret), kind, label)
        return person, secret

    async def rename(self, person: Person, name: str) -> Person:
        """Return the person with another name."""
        name = clean_name(name)
        await self._store.rename(person.id, name)
        return replace(person, name=name)

    async def of_secret(self, secret: str) -> KnownPerson | None:
        """Return whose device has this secret."""
        found = await self._store.device(hashed(secret))
        if found is None:
            return None
        device, person = found
        if time.time() - device.seen > SEEN_EVERY and device.id not in self._noting:
            self._noting[device.id] = asyncio.create_task(self._note(device.id))
        return KnownPerson(person, device.id)

    async def _note(self, device: str) -> None:
        try:
            with suppress(StoreDown):
                await self._store.touch(device, time.time())
        finally:
            del self._noting[device]

    async def of_cookie(self, cookie: str) -> KnownPerson | None:
        """Return whose cookie this is: the secret of a device, or an id signed by the first version."""
        id, dot, signature = cookie.partition(".")
        if not dot:
            return await self.of_secret(cookie) if cookie else None
        if not hmac.compare_digest(signature.encode(), self._signature(id).encode()):
            return None
        person = await self._store.person_with_signed_cookie(id)
        return None if person is None else KnownPerson(person, "")

    def _signature(self, id: str) -> str:
        return base64.urlsafe_b64encode(hmac.digest(self._key, id.encode(), "sha256")).decode().rstrip("=")

    async def new_device(self, person: Person, kind: str, label: str) -> str:
        """Add a device to a person and return its secret."""
        secret = new_secret()
        if await self._store.add_device(person.id, hashed(secret), kind, label, time.time(), MOST_DEVICES) is None:
            raise TooManyDevices("too-many-devices", most=MOST_DEVICES)
        return secret

    async def devices(self, person: Person) -> list[Device]:
        """Return a person's devices, last seen first."""
        return await self._store.devices(person.id)

    async def transfer(self, person: Person) -> str:
        """Return a secret that moves this person to another device, once and within some minutes."""
        secret = new_secret()
        await self._store.add_transfer(hashed(secret), person.id, time.time() + TRANSFER_SECONDS)
        return secret

    async def moving(self, secret: str) -> Person:
        """Return who would move to this device; the secret stays valid."""
        return await self._owner(await self._store.transfer(hashed(secret), time.time()))

    async def moved(self, secret: str) -> Person:
        """Use the secret up; return who moves to this device."""
        return await self._owner(await self._store.take_transfer(hashed(secret), time.time()))

    async def _owner(self, id: str | None) -> Person:
        person = None if id is None else await self._store.person(id)
        if person is None:
            raise Unknown("link-used")
        return person


def new_secret() -> str:
    """Return 192 random bits as text."""
    return secrets.token_urlsafe(SECRET_BYTES)


def hashed(secret: str) -> bytes:
    """Return the hash of a secret. A plain hash is enough, because secrets are long and random."""
    return hashlib.sha256(secret.encode()).digest()
