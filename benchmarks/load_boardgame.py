"""Players for the load generator (load.py) on boardgame.io, which speaks socket.io."""

import random
from typing import Final

import msgspec

from load import Failed, Load, Pair, Player, WebSocket, post


class Cards(msgspec.Struct):
    """The cards of a player, left out of the state of another."""

    hand: list[str]
    actions: list[str]


class Truth(msgspec.Struct):
    """What a player needs of `G`."""

    phase: str
    circle: list[list[str]]
    players: dict[str, Cards]
    reserve: list[str]
    taken: str | None


class Context(msgspec.Struct):
    """What a player needs of `ctx`."""

    player: str = msgspec.field(name="currentPlayer")
    gameover: dict[str, list[int]] | None = None


class State(msgspec.Struct):
    """The state as one player gets it."""

    G: Truth
    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    """The answer to `sync`."""

    state: State


SPACE: Final = "/sep,"
VALUES: Final = "A23456789T"
NEXT: Final = {
    value + suit: {VALUES[(at + by) % len(VALUES)] + suit for by in (1, -1)} | {value + other for other in "SHDC"}
    for at, value in enumerate(VALUES)
    for suit in "SHDC"
}
"""The cards that a card connects with."""
DEPTHS: Final = {"J": (1, 2, 3), "Q": (2, 3), "K": (3,)}
"""How many cards a stack may have for an action card to be used on it."""
_encoder = msgspec.json.Encoder()
_updates = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])
_synced = msgspec.json.Decoder(tuple[str, str, Synced])


def placements(truth: Truth, cards: list[str]) -> list[tuple[object, ...]]:
    """Return where number cards may go."""
    tops = [stack[-1] if stack else "" for stack in truth.circle]
    found: list[tuple[object, ...]] = []
    for place, stack in enumerate(truth.circle):
        if 0 < len(stack) < 3:
            beside = {tops[place - 1], tops[place - 5]}
            found += [("place", card, place) for card in cards if not beside.isdisjoint(NEXT[card])]
    return found


def uses(truth: Truth, cards: list[str]) -> list[tuple[object, ...]]:
    """Return where action cards can be used."""
    return [
        ("use", card, place)
        for place, stack in enumerate(truth.circle)
        for card in cards
        if stack and stack[-1][1] == card[1] and len(stack) in DEPTHS[card[0]]
    ]


def choices(truth: Truth, own: Cards) -> list[tuple[object, ...]]:
    """Return all moves that a player has."""
    if truth.phase == "placing":
        return placements(truth, own.hand) + [("aside", card) for card in own.hand]
    if truth.phase == "placing taken":
        return placements(truth, [truth.taken or ""])
    if truth.phase == "using":
        return uses(truth, own.actions) or [("away", card) for card in own.actions]
    if truth.phase == "filling":
        return [("fill", "stock"), ("fill", "reserve")] if truth.reserve else [("fill", "stock")]
    fitting = truth.reserve and placements(truth, truth.reserve[-1:])
    return [("stock",), ("action",), ("reserve",)] if fitting else [("stock",), ("action",)]


class Boardgame(Load):
    """Pairs at SEP on boardgame.io."""

    async def seat(self, pair: Pair) -> list[Player]:
        """Make a match and let two players join it."""
        match = (await post(self.port, "/games/sep/create", {"numPlayers": 2}, dict[str, str]))["matchID"]
        players: list[Player] = []
        pair.players = players
        for seat in range(2):
            asked = {"playerID": str(seat), "playerName": f"player {seat}"}
            joined = await post(self.port, f"/games/sep/{match}/join", asked, dict[str, str])
            player = Client(pair, seat, match, joined["playerCredentials"])
            players.append(player)
            path = "/socket.io/?EIO=4&transport=websocket"
            player.socket = await WebSocket.to(self.port, path, {}, player.receive, player.lost)
            player.begin()
        return players


class Client(Player):
    """A player on boardgame.io, who speaks socket.io."""

    def __init__(self, pair: Pair, seat: int, match: str, credentials: str) -> None:
        super().__init__(pair, seat)
        self._match = match
        self._credentials = credentials
        self._state: State | None = None

    def begin(self) -> None:
        """Enter the namespace of the game."""
        assert self.socket is not None
        self.socket.send(f"40{SPACE}".encode())

    @property
    def may_move(self) -> bool:
        """Whether it is this player's turn."""
        state = self._state
        return state is not None and state.ctx.gameover is None and state.ctx.player == str(self.seat)

    def move(self) -> bytes:
        """Return a random move."""
        assert self._state is not None
        truth = self._state.G
        kind, *given = random.choice(choices(truth, truth.players[str(self.seat)]))
        payload = {"type": kind, "args": given, "playerID": str(self.seat), "credentials": self._credentials}
        return self._message("update", {"type": "MAKE_MOVE", "payload": payload}, self.at, self._match, str(self.seat))

    def _message(self, *parts: object) -> bytes:
        return f"42{SPACE}".encode() + _encoder.encode(parts)

    def heard(self, text: bytes) -> None:
        """Take a message."""
        if text == b"2":
            assert self.socket is not None
            self.socket.send(b"3")
        elif text.startswith(b'42/sep,["update"'):
            self._sees(_updates.decode(memoryview(text)[len(SPACE) + 2 :])[2])
        elif text.startswith(b'42/sep,["sync"'):
            self._sees(_synced.decode(memoryview(text)[len(SPACE) + 2 :])[2].state)
        elif text.startswith(b"40/sep,"):
            assert self.socket is not None
            self.socket.send(self._message("sync", self._match, str(self.seat), self._credentials, 2))
        elif not text.startswith((b"0", b'42/sep,["matchData"')):
            self.pair.load.fail(Failed(text.decode()))

    def _sees(self, state: State) -> None:
        self._state = state
        self.saw(state.number, state.ctx.gameover is not None)
