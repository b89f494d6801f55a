"""The door: lets in requests that come from the server's own pages or from clients with a token, and no others.

An Origin header that is not the server's own is refused. That stops cross-site request forgery (CSRF; OWASP, "CSRF
Prevention Cheat Sheet", verifying the origin). A Host header that does not name this server is refused. That stops DNS
rebinding (Jackson et al., "Protecting Browsers from DNS Rebinding Attacks", 2007), where the name of a foreign site
comes to mean this machine."""

import ipaddress
import re
import socket
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders

from stammtisch.core.game import Refused
from stammtisch.server.folder import below, folder_of
from stammtisch.server.head import LARGEST_BODY
from stammtisch.server.limits import FETCHES, Limits, TooMuch
from stammtisch.server.networks import home_of
from stammtisch.table import messages as wire
from stammtisch.table.refusals import problem_for

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
WORKER: Final = re.compile(r"/assets/worker-[\w-]+\.js")
"""The script in which a browser runs the table engine as WebAssembly. No page and no other script may compile any."""
WORKER_HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
}
HSTS: Final = {"Strict-Transport-Security": "max-age=15552000"}
"""Behind TLS, browsers use HTTPS only, for half a year."""
LOCAL: Final = "localhost"
HOST: Final = re.compile(r"(\[[0-9a-f:.]+\]|[^][:@/?#\s]+)(:\d{1,5})?")
LENGTH: Final = re.compile("[0-9]{1,9}")
LENGTH_TEXT: Final = f"a request says how long it is, and has at most {LARGEST_BODY} bytes"


class Foreign(Refused):
    """A request from the page of another site, or under a name that is not this server's."""


class TooLong(Refused):
    """A request that is too large, or does not say how large it is."""


class Door:
    """Stands in front of the application. Its own origins are the host that served the page and the base address."""

    def __init__(
        self,
        application: Application,
        base_url: str = "",
        hosts: tuple[str, ...] = (),
        limits: Limits | None = None,
    ) -> None:
        self._application = application
        self._limits = limits or Limits(0)
        base = urlsplit(base_url.lower())
        self._base = base.netloc
        self._base_origin = f"{base.scheme}://{base.netloc}"
        self._folder = folder_of(base_url)
        self._secure = self._base_origin.startswith("https:")
        machine = socket.gethostname().lower()
        self._names = {LOCAL, machine, f"{machine}.local", *[host.lower() for host in hosts]}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check one request and pass it on."""
        if scope["type"] not in ("http", "websocket"):
            await self._application(scope, receive, send)
            return
        without_slash = bool(self._folder) and scope["path"] == self._folder
        scope["path"] = below(self._folder, scope["path"])
        headers = Headers(scope=scope)

        async def send_with_headers(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
                if WORKER.fullmatch(scope["path"]):
                    MutableHeaders(scope=message).update(WORKER_HEADERS)
                if self._secure or scope["scheme"] == "https":
                    MutableHeaders(scope=message).update(HSTS)
                if message["status"] in CLOSING:
                    # The client must connect again after this refusal, and that is counted, too.
                    MutableHeaders(scope=message)["Connection"] = "close"
            await send(message)

        try:
            if scope["type"] == "http":
                self._limits.spend(FETCHES, home_of((scope.get("client") or ("unknown",))[0]))
                _check_length(headers)
            self._check(headers)
        except (Foreign, TooLong, TooMuch) as error:
            await _refuse(scope, send_with_headers, error)
            return
        if without_slash and scope["type"] == "http":
            await _send_on(send_with_headers, f"{self._folder}/")
            return
        await self._application(scope, receive, send_with_headers if scope["type"] == "http" else send)

    def _check(self, headers: Headers) -> None:
        host = headers.get("host", "").lower()
        if not self.is_own_host(host):
            raise Foreign("this server does not answer under that name")
        origins = headers.getlist("origin")
        if len(origins) > 1 or (origins and not self.is_own_origin(origins[0].lower(), host)):
            raise Foreign("pages of other sites cannot use this server")

    def is_own_host(self, host: str) -> bool:
        """Say whether a Host header names this server: by a number, by a name of the machine, or by the base address.

        Numbers are safe: DNS rebinding needs a name of the other site.
        """
        if self._base and host == self._base:
            return True
        found = HOST.fullmatch(host)
        if found is None:
            return False
        name = found[1].strip("[]")
        try:
            if name in self._names:
                return True
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def is_own_origin(self, origin: str, host: str) -> bool:
        """Say whether an Origin header belongs to a page served from here."""
        return origin in (f"http://{host}", f"https://{host}") or (bool(self._base) and origin == self._base_origin)


def _check_length(headers: Headers) -> None:
    length = headers.get("content-length", "0")
    if "transfer-encoding" in headers or not LENGTH.fullmatch(length) or int(length) > LARGEST_BODY:
        raise TooLong(LENGTH_TEXT)


async def _send_on(send: Send, address: str) -> None:
    headers = [(b"location", address.encode()), (b"content-length", b"0")]
    await send({"type": "http.response.start", "status": 308, "headers": headers})
    await send({"type": "http.response.body", "body": b""})


REFUSALS: Final[dict[type[Refused], int]] = {Foreign: 403, TooLong: 413, TooMuch: 429}
CLOSING: Final = (413, 429)


async def _refuse(scope: Scope, send: Send, error: Refused) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4403})
        return
    status = REFUSALS[type(error)]
    body = wire.to_json(problem_for(error))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
