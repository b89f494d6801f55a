"""What a person was sent, against the judge's record: nobody may get a card before it is shown to him."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from browser.people import Message
from stammtisch.core.game import JUDGE, WATCHER
from stammtisch.core.match import Match
from stammtisch.core.record import match_of

TOLD: Final = ("kind", "seat", "pieces", "source", "target", "amount")


class Judge:
    """A finished match, seen again decision by decision through any eyes."""

    def __init__(self, record: Message) -> None:
        self.seats = int(record["seats"])
        self._moments: list[dict[int, tuple[Message, Message]]] = []
        match = match_of(record)
        for ply in record["plies"]:
            if ply["seat"] >= 0:
                self._look(match)
            match.play(ply["seat"], ply["word"])
        self._look(match)
        self._events = {eyes: [_told(event) for event in match.events(eyes)] for eyes in self._eyes()}

    def _eyes(self) -> list[int]:
        return [WATCHER, JUDGE, *range(self.seats)]

    def _look(self, match: Match) -> None:
        seen = {eyes: match.view(eyes) for eyes in self._eyes()}
        self._moments.append({eyes: (_plain(view.places()), _plain(view.facts())) for eyes, view in seen.items()})

    def moments(self, eyes: int, places: Message, facts: Message) -> list[int]:
        """When the match looked like that through these eyes."""
        return [at for at, seen in enumerate(self._moments) if seen[eyes] == (places, facts)]

    def hidden(self, eyes: int, moment: int) -> set[str]:
        """The pieces on the table at that moment of which these eyes see none; facts may tell what is to come."""
        seen = self._moments[moment]
        return words_in(seen[JUDGE][0]) - words_in(seen[eyes][0])

    def happened(self, eyes: int, events: list[Message]) -> bool:
        """Whether these eyes saw exactly these events in a row."""
        all_, wanted = self._events[eyes], [_told(event) for event in events]
        return any(all_[at : at + len(wanted)] == wanted for at in range(len(all_) - len(wanted) + 1))


def assert_saw_only_his_own(judge: Judge, told: Iterable[Message], seats: set[int]) -> int:
    """Every frame shows what one of those seats may see, or a watcher, and nothing else; gives how much was hidden."""
    last: dict[int, int] = {}
    hidden = 0
    for message in told:
        for eyes, places, facts, rest in _looks(message):
            assert eyes in {*seats, WATCHER}, f"a look through seat {eyes}"
            moments = [at for at in judge.moments(eyes, places, facts) if at >= last.get(eyes, 0)]
            if message["is"] == "view":
                assert moments, f"nobody on seat {eyes} could see {places} {facts}"
                last[eyes] = moments[0]
            else:
                moments = judge.moments(eyes, places, facts)
            secrets = judge.hidden(eyes, moments[0])
            hidden += len(secrets)
            leaked = secrets & words_in([places, rest])
            assert not leaked, f"seat {eyes} was told {leaked}"
        for eyes, events in _tellings(message):
            assert judge.happened(eyes, events), f"seat {eyes} could not see {events}"
    return hidden


def _looks(message: Message) -> Iterator[tuple[int, Message, Message, Any]]:
    """The looks at the match in a message: whose eyes, places, facts, and what else came with it."""
    if message["is"] == "view":
        eyes = WATCHER if message["seat"] is None else int(message["seat"])
        others = {key: part for key, part in message.items() if key not in ("places", "facts", "events")}
        yield eyes, message["places"], message["facts"], others
    elif message["is"] == "steps":
        for step in message["steps"]:
            yield int(message["viewer"]), step["places"], step["facts"], None


def _tellings(message: Message) -> Iterator[tuple[int, list[Message]]]:
    if message["is"] == "view" and message["events"]:
        yield WATCHER if message["seat"] is None else int(message["seat"]), message["events"]
    elif message["is"] == "steps":
        yield from ((int(message["viewer"]), step["events"]) for step in message["steps"])


def words_in(part: object) -> set[str]:
    """All words of all texts in something."""
    if isinstance(part, str):
        return {*part.split()} - {"?"}
    if isinstance(part, dict):
        return {word for value in part.values() for word in words_in(value)}
    if isinstance(part, list | tuple):
        return {word for value in part for word in words_in(value)}
    return set()


def _told(event: Any) -> Message:
    """An event as it travels."""
    parts = event if isinstance(event, dict) else {name: getattr(event, name) for name in (*TOLD, "facts")}
    return dict(_plain({**{name: parts[name] for name in TOLD}, "facts": parts.get("facts", {})}))


def _plain(part: Any) -> Any:
    """As it is after a journey as JSON."""
    return msgspec.json.decode(msgspec.json.encode(part))
