"""A browser as far as the server can tell: it keeps its cookies."""

from http.cookies import SimpleCookie
from typing import Any

from house import Fetched, fetch

from stammtisch.client import Guest

FIREFOX = "Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0"


class Browser:
    """A browser on a page of a server: it keeps the cookies that it is given."""

    def __init__(self, url: str, *, origin: str = "", user_agent: str = FIREFOX, **headers: str) -> None:
        self.url = url
        self.cookies: dict[str, str] = {}
        self._headers = {"Origin": origin or url, "User-Agent": user_agent, **headers}

    def ask(self, path: str, body: object = None, method: str = "POST") -> Fetched:
        headers = self.headers if self.cookies else self._headers
        answer = fetch(f"{self.url}/api/{path}", method, {} if body is None else body, headers)
        for given in answer.cookies:
            ((name, cookie),) = SimpleCookie(given).items()
            if cookie["max-age"] == "0":
                self.cookies.pop(name, None)
            else:
                self.cookies[name] = cookie.value
        return answer

    @property
    def headers(self) -> dict[str, str]:
        return {**self._headers, "Cookie": "; ".join([f"{name}={value}" for name, value in self.cookies.items()])}

    def hello(self, name: str | None = None) -> "Browser":
        assert self.ask("me", {"name": name}).status == 200
        return self

    def name(self) -> str:
        return str(self.ask("me").json()["name"])

    def devices(self) -> list[dict[str, Any]]:
        return list(self.ask("me/devices").json()["devices"])

    def before(self) -> list[dict[str, Any]]:
        return list(self.ask("me/devices").json()["before"])

    def table(self) -> str:
        return str(self.ask("tables", {"game": "sep", "seats": 2, "mine": [0]}).json()["table"])

    def link(self) -> str:
        return str(self.ask("me/transfer").json()["secret"])

    def move(self, other: "Browser") -> "Browser":
        assert self.ask("moved", {"secret": other.link()}).status == 200
        return self

    def guest(self) -> Guest:
        """Return a guest with the same secret."""
        return Guest(self.url, self.cookies["stammtisch"])
