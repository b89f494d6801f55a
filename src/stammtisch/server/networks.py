"""Networks: where somebody comes from, as far as the server distinguishes it."""

import ipaddress
from typing import Final

from stammtisch.table.refusals import Reasoned

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Address = ipaddress.IPv4Address | ipaddress.IPv6Address

HOME_PREFIX: Final = 64
"""An IPv6 client has a whole /64 to itself, so smaller parts are not distinguished."""
WIDEST: Final = {4: 8, 6: 20}
"""The shortest prefixes that can be banned: a wider network is probably a mistake."""
LOOPBACK: Final = ("127.0.0.0/8", "::1/128")


class BadNetwork(Reasoned):
    """Something that is not a network, or a network that is too wide."""


def address_of(text: str) -> Address | None:
    """Return an address, IPv4 even if it is written as IPv6; None for any other text."""
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        return found.ipv4_mapped
    return found


def network_of(text: str) -> Network:
    """Return a network from an address or CIDR notation; for IPv6 at least a /64."""
    try:
        found = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError as error:
        raise BadNetwork("not-a-network", text=repr(text)) from error
    if isinstance(found, ipaddress.IPv6Network):
        mapped = found.network_address.ipv4_mapped
        if mapped is not None and found.prefixlen >= 96:
            return ipaddress.ip_network((mapped, found.prefixlen - 96), strict=False)
        if found.prefixlen > HOME_PREFIX:
            return found.supernet(new_prefix=HOME_PREFIX)
    return found


def home_of(text: str) -> str:
    """Return the network that an address counts for: itself or its /64; any other text stays as it is."""
    found = address_of(text) if ":" in text else None
    return text if found is None else str(network_of(str(found))).removesuffix("/32")


def is_within(text: str, networks: tuple[Network, ...]) -> bool:
    """Say whether an address is in one of the networks."""
    found = address_of(text)
    return found is not None and any(found.version == network.version and found in network for network in networks)


def allowed(texts: str) -> tuple[Network, ...]:
    """Return the networks of a list with commas; loopback is always included."""
    given = [text for text in texts.replace(" ", "").split(",") if text]
    try:
        return tuple([ipaddress.ip_network(text, strict=False) for text in (*LOOPBACK, *given)])
    except ValueError as error:
        raise BadNetwork("network-list", why=str(error)) from error
