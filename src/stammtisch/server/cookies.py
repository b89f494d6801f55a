"""The cookies of a browser: the secret of its device, the secrets of its earlier identities, and what was played today
by one of them that is forgotten."""

import re
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE: Final = "stammtisch"
BEFORE: Final = "stammtisch-before"
PLAYED: Final = "stammtisch-played"
OVER_HTTPS: Final = "__Host-"
"""Browsers accept a cookie with this prefix only over HTTPS, and from no neighbouring host."""
IN_A_FOLDER: Final = "__Secure-"
"""The same for a cookie that belongs to one folder of its host, which the other prefix does not allow."""
COOKIE_SECONDS: Final = 180 * 86_400
PLAYED_SECONDS: Final = 86_400
MOST_BEFORE: Final = 5
GAME_OR_DAY: Final = re.compile(r"[\w-]{1,40}")
MOST_PLAYED: Final = 50
SECRET: Final = re.compile(r"[\w-]{20,60}")


class Cookies:
    """The cookies of a request, and those of its answer."""

    def __init__(self, connection: HTTPConnection, secure: bool, folder: str = "") -> None:
        self._sent = connection.cookies
        self._secure = secure
        self._prefix = IN_A_FOLDER if folder else OVER_HTTPS
        self._suffix = folder.replace("/", ".")
        """Two servers on one host, one of them in a folder of the other, do not take each other's cookies."""
        self._path = f"{folder}/"
        self.secret = self._read(COOKIE)
        """The secret that the browser is known by; empty if it is unknown."""
        self.before = [one for one in self._read(BEFORE).split(".") if SECRET.fullmatch(one)][:MOST_BEFORE]
        """The secrets of earlier identities, newest first."""
        self.played = [one for one in self._read(PLAYED).split(".") if GAME_OR_DAY.fullmatch(one)][:MOST_PLAYED]
        """A day, and the games of which somebody who is forgotten has played its deal here."""

    def _read(self, name: str) -> str:
        # A cookie from before HTTPS, or of the first version, is replaced with the next answer.
        name += self._suffix
        secured = self._sent.get(self._prefix + name, "") if self._secure else ""
        return secured or self._sent.get(name, "")

    def give(self, answer: Response) -> Response:
        """Set the cookies that the browser must keep from now on."""
        self._write(answer, COOKIE, self.secret)
        self._write(answer, BEFORE, ".".join(self.before[:MOST_BEFORE]))
        self._write(answer, PLAYED, ".".join(self.played), PLAYED_SECONDS)
        return answer

    def _write(self, answer: Response, name: str, value: str, seconds: int = COOKIE_SECONDS) -> None:
        name += self._suffix
        own = self._prefix + name if self._secure else name
        path, secure = self._path, self._secure
        if value:
            answer.set_cookie(own, value, max_age=seconds, path=path, httponly=True, samesite="strict", secure=secure)
        elif own in self._sent:
            answer.delete_cookie(own, path=path, httponly=True, samesite="strict", secure=secure)
        if secure and name in self._sent:
            answer.delete_cookie(name, path=path)
