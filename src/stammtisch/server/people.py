"""People: identities without accounts, their names, and the secrets that show who somebody is."""

import base64
import hashlib
import hmac
import secrets
import time
import unicodedata
from typing import Final

from stammtisch.core.game import Refused
from stammtisch.server.store import Person, Store

COOKIE: Final = "stammtisch"
COOKIE_SECONDS: Final = 180 * 86_400
TRANSFER_SECONDS: Final = 600
SECRET_BYTES: Final = 24
LONGEST_NAME: Final = 30
JOINERS: Final = "\u200c\u200d"


class BadName(Refused):
    """A name that cannot be shown."""


class Unknown(Refused):
    """Nobody knows who asks."""


class People:
    """Who is who. Secrets are kept only as hashes; a cookie is an id signed with a key of the database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._key = b""

    async def open(self) -> None:
        """Fetches the key that cookies are signed with."""
        self._key = await self._store.secret("cookie")

    async def arrive(self, name: str | None) -> tuple[Person, str]:
        """A new person and his token."""
        token = new_secret()
        now = time.time()
        person = Person(secrets.token_hex(16), "" if name is None else clean_name(name), now, now)
        await self._store.add_person(person, hashed(token))
        return person, token

    async def rename(self, person: Person, name: str) -> Person:
        """The person by another name."""
        name = clean_name(name)
        await self._store.rename(person.id, name)
        return Person(person.id, name, person.created, person.seen)

    async def of_token(self, token: str) -> Person | None:
        """Whose token this is."""
        return await self._store.person_of_token(hashed(token))

    async def of_cookie(self, cookie: str) -> Person | None:
        """Whose cookie this is; None if it was not signed here or its owner wants to be forgotten."""
        id, _, signature = cookie.partition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(id).encode()):
            return None
        return await self._store.person(id)

    def cookie(self, person: Person) -> str:
        """The value of a person's cookie."""
        return f"{person.id}.{self._signature(person.id)}"

    def _signature(self, id: str) -> str:
        return base64.urlsafe_b64encode(hmac.digest(self._key, id.encode(), "sha256")).decode().rstrip("=")

    async def token(self, person: Person) -> str:
        """One more token for a person."""
        token = new_secret()
        await self._store.add_token(person.id, hashed(token))
        return token

    async def transfer(self, person: Person) -> str:
        """A secret that makes another device this person's, once and for some minutes."""
        secret = new_secret()
        await self._store.add_transfer(hashed(secret), person.id, time.time() + TRANSFER_SECONDS)
        return secret

    async def moved(self, secret: str) -> Person:
        """Who moves to this device."""
        id = await self._store.take_transfer(hashed(secret), time.time())
        person = None if id is None else await self._store.person(id)
        if person is None:
            raise Unknown("this link has been used already or is too old; make a new one")
        return person


def new_secret() -> str:
    """192 bits that nobody can guess."""
    return secrets.token_urlsafe(SECRET_BYTES)


def hashed(secret: str) -> bytes:
    """What is kept of a secret; it is long and random, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).digest()


def clean_text(text: str) -> str:
    """What somebody says, fit to be shown: no control or direction signs but the ends of lines."""
    kept = [sign for sign in unicodedata.normalize("NFC", text) if sign == "\n" or is_shown(sign)]
    return "".join(kept).strip()


def is_shown(sign: str) -> bool:
    """Whether a sign is one to be read: no control, direction or private sign, but the joiners of emoji and scripts."""
    return sign in JOINERS or unicodedata.category(sign) not in ("Cc", "Cf", "Co", "Cs")


def clean_name(name: str) -> str:
    """A name fit to be shown: one line, no control or direction signs, spaces single."""
    plain = unicodedata.normalize("NFC", name)
    clean = " ".join("".join([sign for sign in plain if sign.isspace() or is_shown(sign)]).split())
    if not clean or len(clean) > LONGEST_NAME:
        raise BadName(f"a name has 1 to {LONGEST_NAME} letters")
    if clean.lower().startswith("bot:"):
        raise BadName("names that begin with bot: are for bots")
    return clean


def skeleton(name: str) -> str:
    """What a name looks like, for comparing: case, accents and spaces do not count."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return "".join([sign for sign in plain if not unicodedata.combining(sign) and not sign.isspace()])
