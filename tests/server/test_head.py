"""The head of a request and the turns of a network: what is decided before anything is parsed."""

import pytest

from stammtisch.server.head import LARGEST_BODY, LARGEST_HEAD, MOST_HEADERS, Unfit, head_of
from stammtisch.server.turns import MOST_AT_ONCE, Turns

PLAIN = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
POST = b"POST /api/me HTTP/1.1\r\nHost: here\r\n"


def test_a_request_ends_where_its_head_says() -> None:
    for said in (PLAIN, PLAIN.replace(b"\r\n", b"\n")):
        head = head_of(said + b"GET /next")
        assert head is not None
        assert (head.size, head.api, head.handshake) == (len(said), False, False)
    head = head_of(POST + b"CONTENT-length: 5\r\n\r\n12345678")
    assert head is not None
    assert (head.size, head.api) == (len(POST) + 26, True)


@pytest.mark.parametrize("length", range(len(PLAIN)))
def test_a_head_that_has_not_come_whole_is_waited_for(length: int) -> None:
    assert head_of(PLAIN[:length]) is None


def test_handshakes_and_clients_of_a_proxy_are_seen() -> None:
    head = head_of(b"GET /api/x HTTP/1.1\r\nUpgrade: websocket\r\nX-Forwarded-For: 192.0.2.1, 2001:DB8::7\r\n\r\n")
    assert head is not None
    assert head.handshake
    assert head.forwarded == "2001:db8::7"


@pytest.mark.parametrize(
    ("said", "status"),
    [
        (POST + b"Transfer-Encoding: chunked\r\n\r\n", 413),
        (POST + b"transfer-ENCODING:identity\r\n\r\n", 413),
        (POST + b"Content-Length: %d\r\n\r\n" % (LARGEST_BODY + 1), 413),
        (POST + b"Content-Length: 5\r\nContent-Length: 5\r\n\r\n", 413),
        (POST + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\n", 413),
        (POST + b"Content-Length: -5\r\n\r\n", 413),
        (POST + b"Content-Length: 0x5\r\n\r\n", 413),
        (POST + b"Content-Length:\r\n 5\r\n\r\n", 413),
        (POST + b"Content-Length : 5\r\n\r\n", 413),
        (POST + b"Content-Length: 5, 5\r\n\r\n", 413),
        (PLAIN[:-2] + b"a:\r\n" * MOST_HEADERS + b"\r\n", 431),
        (PLAIN[:-2] + b"a:\r\n" * (MOST_HEADERS + 1), 431),
        (b"GET /" + b"x" * LARGEST_HEAD, 431),
        (PLAIN[:-2] + b"a: " + b"x" * LARGEST_HEAD + b"\r\n\r\n", 431),
        (b"\x16\x03\x01\x02", 400),
        (b"\r\n\r\n", 400),
    ],
)
def test_what_nobody_needs_is_refused_whatever_it_asks_for(said: bytes, status: int) -> None:
    with pytest.raises(Unfit) as refused:
        head_of(said)
    assert refused.value.status == status


def test_a_hundred_headers_are_enough_for_anybody_and_allowed() -> None:
    said = PLAIN[:-2] + b"a:\r\n" * (MOST_HEADERS - 1) + b"\r\n"
    head = head_of(said)
    assert head is not None
    assert head.size == len(said)


class Asking:
    """Somebody who waits for a turn."""

    def __init__(self, name: str, begun: list[str]) -> None:
        self.name = name
        self.begun = begun

    def begin(self) -> None:
        self.begun.append(self.name)


def test_few_of_a_network_are_answered_at_once_and_the_others_in_their_order() -> None:
    turns, begun = Turns(), list[str]()
    people = [Asking(str(number), begun) for number in range(MOST_AT_ONCE + 3)]
    for one in people:
        turns.ask("one", one)
    assert begun == [str(number) for number in range(MOST_AT_ONCE)]
    turns.ask("other", Asking("somebody else", begun))
    assert begun[-1] == "somebody else", "another network does not wait"
    assert turns.give_up("one", people[MOST_AT_ONCE])
    assert not turns.give_up("one", people[0])
    turns.end("one")
    assert begun[-1] == str(MOST_AT_ONCE + 1), "who has gone is passed over"
    for _ in range(MOST_AT_ONCE + 1):
        turns.end("one")
    assert begun[-1] == str(MOST_AT_ONCE + 2)
    turns.end("other")
    assert not turns._answered
    assert not turns._waiting
