"""Bodies in chunks of one byte: each costs a turn of the event loop, and a body may have 65,536 of them."""

from begin import SECONDS
from hostile import try_ways
from ways import Requests

BODY = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * 60_000


class OneByteChunks(Requests):
    name = "bodies in chunks of one byte"
    connections = 4

    def requests(self) -> list[bytes]:
        return [BODY + b"0\r\n\r\n"]


if __name__ == "__main__":
    try_ways([OneByteChunks], SECONDS)
