"""The record format: one match is one JSON object, one line of a `.jsonl` file (gzipped if it ends in `.gz`)."""

import gzip
import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from stammtisch.core.deal import VERSION as DEAL_VERSION
from stammtisch.core.deal import WITH_BEGINNINGS, Beginning, Deal, seed_bytes
from stammtisch.core.game import CHANCE, Refused
from stammtisch.core.match import Match, Record
from stammtisch.core.shelf import game as game_on_shelf

VERSION = 1
ENDINGS = ("played", "resigned", "abandoned")


class BadRecord(Refused):
    """The data is no record, or its version is unknown here."""


def to_line(record: Record) -> str:
    """Return a record as one line, without the line's end."""
    return json.dumps(record, separators=(",", ":"), ensure_ascii=False)


def from_line(line: str) -> Record:
    """Return a record from one line; refuse what is not in the format."""
    try:
        found = json.loads(line)
    except ValueError as error:
        raise BadRecord("not a record: the line is not JSON (cut off?)") from error
    return checked(found)


def read(path: Path) -> Iterator[Record]:
    """Yield the records of a file in order; a refusal names the file and the line."""
    number = 0
    try:
        with opened(path, "rt") as file:
            for number, line in enumerate(file, 1):  # noqa: B007
                if line.strip():
                    yield from_line(line)
    except BadRecord as error:
        raise BadRecord(f"{path}, line {number}: {error}") from error
    except OSError as error:
        raise BadRecord(f"{path} cannot be read: {error.strerror or error}") from error
    except (UnicodeDecodeError, EOFError) as error:
        raise BadRecord(f"{path} is not a file of records") from error
    if number == 0:
        raise BadRecord(f"{path} is empty: it holds no record")


def opened(path: Path, mode: str) -> IO[str]:
    """Open a file of records as text, gzipped or not. The same records always give the same bytes."""
    if path.suffix != ".gz":
        return path.open(mode, encoding="utf-8", newline="\n")
    packed = gzip.GzipFile(path, mode.replace("t", "b"), mtime=0)
    return io.TextIOWrapper(packed, encoding="utf-8", newline="\n")


def checked(found: Any) -> Record:
    """Return the same object, if it has the shape of a record."""
    if not isinstance(found, dict) or "record" not in found:
        raise BadRecord("not a record: an object with the key 'record' is expected")
    if found["record"] != VERSION:
        raise BadRecord(f"record version {found['record']!r} is not known here (known: {VERSION})")
    shape: dict[str, type] = {
        "game": str, "rules": int, "seats": int, "options": dict, "players": list, "plies": list,
    }  # fmt: skip
    for key, kind in shape.items():
        if not isinstance(found.get(key), kind) or isinstance(found.get(key), bool):
            raise BadRecord(f"not a record: {key!r} must be {_kind(kind)}")
    if not all(isinstance(value, (str, int)) for value in found["options"].values()):
        raise BadRecord("not a record: the value of an option must be text, a number, or yes or no")
    for number, ply in enumerate(found["plies"]):
        _check_ply(number, ply)
    if not _all(found["players"], str):
        raise BadRecord("not a record: 'players' must be a list of names")
    for key in ("points", "winners"):
        if key in found and not _all(found[key], int):
            raise BadRecord(f"not a record: {key!r} must be a list of numbers")
    if found.get("ended", "played") not in ENDINGS:
        raise BadRecord(f"not a record: 'ended' must be {', '.join(ENDINGS)}, not {found['ended']!r}")
    if "seed" in found:
        deal_of(found)
    return found


def _check_ply(number: int, ply: Any) -> None:
    if not isinstance(ply, dict) or not isinstance(ply.get("seat"), int) or not isinstance(ply.get("word"), str):
        raise BadRecord(f"not a record: ply {number} must have a seat (a number) and a word")
    if "legal" in ply and not _all(ply["legal"], str):
        raise BadRecord(f"not a record: 'legal' of ply {number} must be a list of words")


def deal_of(record: Record) -> Deal:
    """Return the deal of a record that has a seed."""
    if record.get("deal", DEAL_VERSION) not in (DEAL_VERSION, WITH_BEGINNINGS):
        known = f"{DEAL_VERSION}, {WITH_BEGINNINGS}"
        raise BadRecord(f"deal version {record['deal']!r} is not known here (known: {known})")
    match_id = record.get("id", "")
    if not isinstance(record["seed"], str) or not isinstance(match_id, str):
        raise BadRecord("not a record: 'seed' and 'id' must be text")
    try:
        void = tuple([_beginning(found, record["seats"]) for found in record.get("beginnings", [])])
        given = _given(record.get("contributions", []))
        return Deal(match_id, seed_bytes(record["seed"]), given, void, lots="lots" in record)
    except (TypeError, ValueError) as error:
        raise BadRecord(f"not a record: {error}") from error


def _given(contributions: Any) -> tuple[bytes | None, ...]:
    if not isinstance(contributions, list):
        raise TypeError("contributions must be a list")
    return tuple([None if part is None else bytes.fromhex(part) for part in contributions])


def _beginning(found: Any, seats: int) -> Beginning:
    shape = {"hashes": list, "contributions": list, "withheld": list}
    if not isinstance(found, dict) or not all(isinstance(found.get(key), kind) for key, kind in shape.items()):
        raise BadRecord("not a record: a beginning has hashes, contributions and the seats that withheld theirs")
    if len(found["hashes"]) != seats or len(found["contributions"]) != seats:
        raise BadRecord("not a record: a beginning has a hash and a contribution for each seat, or null")
    hashes = [None if part is None else bytes.fromhex(part).hex() for part in found["hashes"]]
    return Beginning(tuple(hashes), _given(found["contributions"]))


def match_of(record: Record) -> Match:
    """Return a match at the start of a record, waiting for its plies. Chance is played from the record, too."""
    game = game_on_shelf(record["game"], record["rules"])
    return Match(game, record["seats"], record["options"], players=record["players"])


def replayed(record: Record, plies: int | None = None) -> Match:
    """Return the match after the first plies of a record, or after all of them."""
    match = match_of(record)
    for ply in record["plies"][:plies]:
        match.play(ply["seat"], ply["word"])
    return match


def decisions(record: Record) -> int:
    """Return the number of plies that people or bots made."""
    return sum(ply["seat"] != CHANCE for ply in record["plies"])


def _all(value: Any, kind: type) -> bool:
    return isinstance(value, list) and all(isinstance(part, kind) for part in value)


def _kind(kind: type) -> str:
    return {str: "text", int: "a number", dict: "an object", list: "a list"}[kind]
