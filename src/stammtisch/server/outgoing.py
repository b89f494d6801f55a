"""Outgoing requests: the only place where the server connects to addresses that people give it.

Such a request must not reach what only this machine can reach (server-side request forgery, SSRF; OWASP, "SSRF
Prevention Cheat Sheet"): https only, no address of a private network, the connection goes to the very address that was
checked, and no redirect is followed. Hosts that the operator names are exempt.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Collection, Mapping
from contextlib import suppress
from typing import Final
from urllib.parse import SplitResult, urlsplit

import h11

from stammtisch.table.refusals import Reasoned

SECONDS: Final = 10.0
LONGEST: Final = 2000
"""The longest address, in characters."""
ROUTED: Final = ipaddress.ip_network("2000::/3")
"""All of IPv6 that leads to somebody elsewhere (RFC 4291). Outside of it are, among others, numbers of a site, and
those with a number of IPv4 within: mapped, compatible, translated (RFC 6052, RFC 8215)."""
NOT_ROUTED: Final = [ipaddress.ip_network(one) for one in ("2002::/16", "3fff::/20")]
"""Within it: numbers with one of IPv4 within (6to4, RFC 3056), and those of examples (RFC 9637)."""


class NoSuchPlace(Reasoned):
    """An address to which nothing is sent."""


def checked(address: str, allowed: Collection[str] = ()) -> SplitResult:
    """Return the parts of an address; refuse what is no https address with a name, unless its host is allowed."""
    try:
        parts = urlsplit(address)
        host, _ = parts.hostname, parts.port
    except ValueError:
        raise NoSuchPlace("call-address") from None
    schemes = ("https", "http") if host in allowed else ("https",)
    if not host or parts.scheme not in schemes or parts.username is not None or len(address) > LONGEST:
        raise NoSuchPlace("call-address")
    return parts


async def post(address: str, body: bytes, headers: Mapping[str, str], allowed: Collection[str] = ()) -> int:
    """Send a body to an address and return the status of the answer; OSError if there is none."""
    parts = checked(address, allowed)
    try:
        async with asyncio.timeout(SECONDS):
            return await _exchange(parts, body, headers, parts.hostname in allowed)
    except (TimeoutError, h11.ProtocolError, ssl.SSLError) as error:
        raise OSError(f"no answer: {error}") from error


async def _exchange(parts: SplitResult, body: bytes, headers: Mapping[str, str], trusted: bool) -> int:
    host, secure = str(parts.hostname), parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    number = await _number_of(host, port, trusted)
    encryption = {"ssl": ssl.create_default_context(), "server_hostname": host} if secure else {}
    reader, writer = await asyncio.open_connection(number, port, **encryption)  # type: ignore[arg-type]
    try:
        line = h11.Connection(h11.CLIENT)
        target = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
        named = {"Host": parts.netloc, "Content-Length": str(len(body)), "Connection": "close", **headers}
        writer.write(line.send(h11.Request(method="POST", target=target, headers=[*named.items()])) or b"")
        writer.write((line.send(h11.Data(data=body)) or b"") + (line.send(h11.EndOfMessage()) or b""))
        await writer.drain()
        while True:
            event = line.next_event()
            if event is h11.NEED_DATA:
                line.receive_data(await reader.read(4096))
            elif isinstance(event, h11.Response):
                return event.status_code
            elif not isinstance(event, h11.InformationalResponse):
                raise OSError("no answer")
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


async def _number_of(host: str, port: int, trusted: bool) -> str:
    """Return a number of a host; OSError if it has one that only this machine or its network can reach."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    numbers = [str(entry[4][0]) for entry in found]
    if not trusted and not all(map(_is_public, numbers)):
        raise OSError("not a public address")
    return numbers[0]


def _is_public(number: str) -> bool:
    """Say whether a number is that of one machine which everybody reaches."""
    found = ipaddress.ip_address(number)
    if found.version == 6 and (found not in ROUTED or any(found in network for network in NOT_ROUTED)):
        return False
    return found.is_global and not found.is_multicast
