"""Networks: where somebody comes from, as far as it is told apart."""

import ipaddress
from typing import Final

from stammtisch.table.refusals import Reasoned

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Address = ipaddress.IPv4Address | ipaddress.IPv6Address

HOME_PREFIX: Final = 64
"""An IPv6 connection has a whole /64 to itself, so smaller parts are not told apart."""
WIDEST: Final = {4: 8, 6: 20}
"""The shortest prefixes that can be banned: wider is a slip of the pen."""
LOOPBACK: Final = ("127.0.0.0/8", "::1/128")


class BadNetwork(Reasoned):
    """Something that is no network, or too wide a one."""


def address_of(text: str) -> Address | None:
    """An address; one of IPv4 that is written as IPv6 is the former. None for what is none."""
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        return found.ipv4_mapped
    return found


def network_of(text: str) -> Network:
    """A network from an address or CIDR notation; of IPv6 a /64 at least."""
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
    """The network that an address counts as: itself, or its /64; the text itself where it is no address."""
    found = address_of(text) if ":" in text else None
    return text if found is None else str(network_of(str(found))).removesuffix("/32")


def is_within(text: str, networks: tuple[Network, ...]) -> bool:
    """Whether an address is in one of the networks."""
    found = address_of(text)
    return found is not None and any(found.version == network.version and found in network for network in networks)


def allowed(texts: str) -> tuple[Network, ...]:
    """Networks from a list with commas; loopback is always among them."""
    given = [text for text in texts.replace(" ", "").split(",") if text]
    try:
        return tuple([ipaddress.ip_network(text, strict=False) for text in (*LOOPBACK, *given)])
    except ValueError as error:
        raise BadNetwork("network-list", why=str(error)) from error
