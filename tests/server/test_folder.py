"""A server in a folder of an address, behind a proxy that takes the folder off or leaves it."""

import re
import subprocess
import time
from collections.abc import Iterator
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from pathlib import Path

import pytest
from browsers import Browser
from house import Evening, Server, fetch, free_port, together

import programs
from stammtisch.client import Guest, table_of
from stammtisch.core.game import Refused
from stammtisch.server.head import head_of

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
FOLDER = "/stammtisch"
BASE = f"https://example.org{FOLDER}"
ADDRESS = re.compile(r"[\"'](/[\w.-][^\"']*)[\"']")
PLACES = ["", FOLDER]
"""Where the server is asked: by a proxy that takes the folder off, and by one that leaves it."""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("folder"), base_url=BASE).start()
    yield server
    server.stop()
    assert server.troubles() == []


@pytest.mark.parametrize("place", PLACES)
def test_a_page_names_only_addresses_in_its_folder(home: Server, place: str) -> None:
    for name in ("/", "/t/abc", "/offline.html", "/offline.js"):
        page = fetch(home.url + place + name).body.decode()
        named = ADDRESS.findall(page)
        assert named
        assert {address for address in named if not address.startswith(f"{FOLDER}/")} == set()
        for address in named:
            assert fetch(home.url + address).status == 200, address
            assert fetch(home.url + address.removeprefix(FOLDER)).body == fetch(home.url + address).body
    assert f'<html data-base="{FOLDER}/" ' in fetch(f"{home.url}{place}/new/sep").body.decode()
    assert fetch(home.url + place + "/manifest.webmanifest").json()["start_url"] == "./"


def test_the_folder_without_its_slash_leads_to_the_folder(home: Server) -> None:
    connection = HTTPConnection(f"127.0.0.1:{home.port}")
    connection.request("GET", FOLDER)
    with connection.getresponse() as answer:
        assert (answer.status, answer.headers["location"]) == (308, f"{FOLDER}/")
        assert "content-security-policy" in answer.headers
    connection.close()


@pytest.mark.parametrize("place", PLACES)
def test_cookies_belong_to_the_folder_and_are_not_those_of_a_neighbour(home: Server, place: str) -> None:
    browser = Browser(home.url + place, origin="https://example.org", Host="example.org")
    answer = browser.ask("me", {"name": "Anna"})
    ((name, cookie),) = [pair for given in answer.cookies for pair in SimpleCookie(given).items()]
    assert (name, cookie["path"], cookie["secure"]) == ("__Secure-stammtisch.stammtisch", f"{FOLDER}/", True)
    browser.cookies["__Host-stammtisch"] = "x" * 40
    assert browser.name() == "Anna"
    foreign = Browser(home.url + place, origin=f"https://example.org{FOLDER}", Host="example.org")
    assert foreign.ask("me", {}).status == 403, "an origin has no folder"


async def play_by_a_link(server: Server, url: str) -> None:
    """Play with somebody who comes by that address and one who comes by the port."""
    async with Evening(server) as evening:
        anna = await Guest(url).arrive("Anna")
        around = await evening.match("sep", anna, "Ben")
        link = f"{url}/t/{around.table}"
        assert table_of(link) == (url, around.table)
        said = [await around.say() for _ in range(6)]
        assert {*said} == {*around.places}
        shown = fetch(link).body.decode()
        assert f'content="{BASE}/t/{around.table}"' in shown
        assert f'content="{BASE}/icon-512.png"' in shown


@pytest.mark.parametrize("place", PLACES)
def test_a_program_plays_by_a_link_into_the_folder(home: Server, place: str) -> None:
    together(play_by_a_link(home, home.url + place))


def test_real_proxies_serve_it_in_a_folder(home: Server, tmp_path: Path) -> None:
    """`./check` fetches them, and says so where it cannot."""
    for proxy in (nginx, caddy):
        port = free_port()
        program, *words = proxy(tmp_path, port, home.port)
        found = programs.proxy(program)
        if found is None:
            continue
        with subprocess.Popen([found, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
            try:
                url = f"http://127.0.0.1:{port}{FOLDER}"
                late = time.monotonic() + 10
                while not is_there(f"{url}/api/games"):
                    assert time.monotonic() < late, program
                    time.sleep(0.05)
                together(play_by_a_link(home, url))
                assert fetch(f"{url}/metrics").status == 404
                assert "<title>Stammtisch</title>" in fetch(url).body.decode(), "sent on to the folder"
            finally:
                process.terminate()


def nginx(folder: Path, port: int, server: int) -> list[str]:
    """Write the configuration for nginx without TLS, at a port of its own; return the command."""
    kept = [
        re.sub(r"listen 443 ssl", f"listen 127.0.0.1:{port}", line).replace(":8181", f":{server}")
        for line in (DEPLOY / "nginx.folder.conf").read_text(encoding="utf-8").splitlines()
        if "ssl_" not in line and "[::]" not in line
    ]
    paths = "".join(
        f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = f"pid {folder}/pid; daemon off; error_log /dev/null; events {{}} http {{ access_log off; {paths}"
    (folder / "nginx.conf").write_text("\n".join([whole, *kept, "}"]), encoding="utf-8")
    return ["nginx", "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, port: int, server: int) -> list[str]:
    """Write the configuration for Caddy without TLS, at a port of its own; return the command."""
    text = (DEPLOY / "Caddyfile.folder").read_text(encoding="utf-8").replace(":8181", f":{server}")
    text = text.replace("example.org {", f"http://127.0.0.1:{port} {{")
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n}}\n{text}", encoding="utf-8")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


def is_there(url: str) -> bool:
    try:
        return fetch(url).status == 200
    except OSError:
        return False


def test_requests_are_counted_alike_in_a_folder() -> None:
    asked = b"GET /Games/API/me HTTP/1.1\r\n\r\n"
    found = [head_of(asked, folder) for folder in ("", "/games", "/other")]
    assert [head is not None and head.api for head in found] == [False, True, False]


@pytest.mark.parametrize("link", ["http://h/t/", "http://h/x/y", "http://h/t/a/b", "h/t/a", "http://h/t"])
def test_a_link_without_a_table_is_refused(link: str) -> None:
    with pytest.raises(Refused):
        table_of(link)
