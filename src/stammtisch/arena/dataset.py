"""Datasets: decisions of bots in self-play, as Parquet.

A match depends on the seed and its number alone, so a shard has the same bytes wherever it is written, and a run that
was interrupted goes on with the shards that are missing or broken. Several runs may write to one folder. `COLUMNS`
describes a row; the file's metadata says what was played and has the layout of the observations. Chance and the bots
have generators of their own, so `verify` replays a match without asking the bots again.
"""

import contextlib
import hashlib
import json
import os
import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.arena.cluster import on_ray
from stammtisch.bots.levels import bot_for
from stammtisch.core import shelf
from stammtisch.core.bot import Budget
from stammtisch.core.game import CHANCE, OVER, Refused, State, Value
from stammtisch.core.observe import Observer, observer
from stammtisch.core.rng import Rng

ABOUT: Final = "_dataset.json"
"""The file beside the shards that says what they are; readers of Parquet leave out names that begin with _."""
UNFINISHED: Final = "_writing-"
"""How the names of files begin that are being written, or were when a run was interrupted."""
COLUMNS: Final = {
    "match": "the number of the match in the dataset",
    "decision": "which decision of the match it is, from 0",
    "seat": "the seat that decides",
    "bot": "the bot that plays this seat, by its place in the metadata's `bots`",
    "observation": "what the seat knows (docs/observations.md)",
    "mask": "one byte for each choice, 1 if it is legal",
    "choice": "the choice made; other seats are counted from the seat that decides",
    "action": "the same as the id of an action, whose word `Game.word` tells",
    "value": "what a search expects for the seat, from 0 to 1; null without a search",
    "tried": "the choices that a search compared, the best first",
    "visits": "how often it tried each of them",
    "values": "what it expects of each of them",
    "share": "the share of the win that the seat got in the end",
    "points": "the points that the seat got in the end",
}
"""The columns of a row, and what they mean."""


@dataclass(frozen=True)
class Plan:
    """Everything that a dataset depends on."""

    game: str
    rules: int
    seats: int
    options: dict[str, Value]
    bots: tuple[str, ...]
    """By seat in the first match; they move on by one seat with each match."""
    iterations: int
    """The budget of a search; 0 for that of a bot at a table."""
    seed: int
    matches: int
    shard: int
    """The matches of each file."""

    @classmethod
    def of(
        cls,
        game: str,
        seats: int,
        options: Mapping[str, Value],
        bots: Iterable[str],
        *,
        iterations: int = 0,
        seed: int = 0,
        matches: int = 1000,
        shard: int = 250,
    ) -> "Plan":
        """Return a plan that can be played; refuse any other."""
        found = shelf.game(game)
        named = tuple(bots)
        if len(named) == 1:
            named *= seats
        if len(named) != seats:
            raise Refused(f"{seats} seats need one bot or {seats} bots, not {len(named)}")
        for name in named:
            bot_for(found, name)
        if matches < 1 or shard < 1:
            raise Refused("a dataset needs at least one match, and so does a shard")
        return cls(game, found.rules, seats, found.check(seats, options), named, iterations, seed, matches, shard)

    def shards(self) -> list[range]:
        """Return the numbers of the matches of each shard."""
        return [range(at, min(at + self.shard, self.matches)) for at in range(0, self.matches, self.shard)]

    def observer(self) -> Observer:
        """Return what writes the observations."""
        return observer(shelf.game(self.game, self.rules), self.seats, self.options)


def file_of(folder: Path, shard: int) -> Path:
    """Return the file of a shard."""
    return folder / f"part-{shard:05}.parquet"


@dataclass
class Rows:
    """The decisions of some matches, column by column."""

    columns: dict[str, list[Any]]
    observations: vec[i64]
    masks: vec[i64]

    @classmethod
    def none(cls) -> "Rows":
        """Return no rows."""
        scalar: dict[str, list[Any]] = {name: [] for name in COLUMNS if name not in ("observation", "mask")}
        return cls(scalar, vec[i64](), vec[i64]())

    def add(self, **values: Any) -> None:
        """Add a value to each of these columns."""
        for name, value in values.items():
            self.columns[name].append(value)


def room(words: vec[i64], count: int) -> vec[i64]:
    """Return a vector with this number of zeros at its end."""
    for _ in range(count):
        words = append(words, 0)
    return words


def play_match(plan: Plan, number: int, writes: Observer, rows: Rows, choices: Iterator[int] | None = None) -> int:
    """Play one match of bots, or replay the choices of one; add its decisions and return how many there are."""
    game = shelf.game(plan.game, plan.rules)
    luck, thinking = Rng(f"deal {plan.seed}/{number}"), Rng(f"bots {plan.seed}/{number}")
    state = game.new(plan.seats, plan.options)
    decided: list[int] = []
    while (seat := int(state.asked_seat())) != OVER:
        if seat == CHANCE:
            state.draw(luck)
            continue
        at, mask_at = len(rows.observations), len(rows.masks)
        rows.observations = room(rows.observations, writes.words)
        rows.masks = room(rows.masks, writes.mask_words)
        writes.write(state, seat, rows.observations, at)
        writes.mark(state, seat, rows.masks, mask_at)
        name = plan.bots[(seat + number) % plan.seats]
        if choices is None:
            action = _decide(plan, state, seat, name, writes, thinking, rows)
        else:
            action = int(writes.action(next(choices), seat))
            if action not in state.legal(seat):
                raise Refused(f"in match {number}, decision {len(decided)} is not legal")
            rows.add(value=None, tried=[], visits=[], values=[])
        choice = int(writes.choice(action, seat))
        rows.add(match=number, decision=len(decided), seat=seat, bot=plan.bots.index(name))
        rows.add(choice=choice, action=action)
        state.play(seat, action)
        decided.append(seat)
    shares, points = state.returns(), state.points()
    for seat in decided:
        rows.add(share=shares[seat], points=points[seat])
    return len(decided)


def _decide(plan: Plan, state: State, seat: int, name: str, writes: Observer, rng: Rng, rows: Rows) -> int:
    """Ask a bot, which gets the seat's view and nothing else."""
    bot = bot_for(shelf.game(plan.game, plan.rules), name)
    legal = [int(action) for action in state.legal(seat)]
    thought = bot.choose(state.view(seat), legal, rng, Budget(plan.iterations or bot.iterations))
    tried = thought.considered
    rows.add(
        value=thought.value,
        tried=[int(writes.choice(one.action, seat)) for one in tried],
        visits=[one.visits for one in tried],
        values=[one.value for one in tried],
    )
    return int(thought.action)


def schema(plan: Plan) -> Any:
    """Return the schema of a shard, with everything about it in its metadata."""
    pa = _arrow()
    writes = plan.observer()
    kinds = {
        "match": pa.int64(),
        "decision": pa.int32(),
        "seat": pa.int8(),
        "bot": pa.int8(),
        "observation": pa.list_(pa.int8(), writes.layout.size),
        "mask": pa.list_(pa.int8(), int(writes.actions)),
        "choice": pa.int16(),
        "action": pa.int16(),
        "value": pa.float32(),
        "tried": pa.list_(pa.int16()),
        "visits": pa.list_(pa.int32()),
        "values": pa.list_(pa.float32()),
        "share": pa.float32(),
        "points": pa.int32(),
    }
    fields = [pa.field(name, kinds[name], metadata={"meaning": meaning}) for name, meaning in COLUMNS.items()]
    names = ("name", "offset", "rows", "numbers", "meaning")
    layout = [dict(zip(names, row, strict=True)) for row in writes.layout.table()]
    about = {"plan": json.dumps(asdict(plan)), "layout": json.dumps(layout), "actions": str(writes.actions)}
    return pa.schema(fields, metadata=about)


def table_of(plan: Plan, rows: Rows) -> Any:
    """Return rows as a table of Arrow."""
    import numpy as np  # noqa: PLC0415 - only those who make datasets need it

    pa = _arrow()
    shape = schema(plan)
    arrays = []
    for field in shape:
        if field.name in ("observation", "mask"):
            words: Any = rows.observations if field.name == "observation" else rows.masks
            size = field.type.list_size
            numbers = np.frombuffer(words, np.int8).reshape(len(rows.columns["match"]), -1)[:, :size]
            arrays.append(pa.FixedSizeListArray.from_arrays(pa.array(numbers.ravel()), size))
        else:
            arrays.append(pa.array(rows.columns[field.name], field.type))
    return pa.Table.from_arrays(arrays, schema=shape)


def decisions_in(file: Path) -> int | None:
    """Return how many decisions a shard has; None if it is missing or cannot be read, as after a power cut."""
    import pyarrow.parquet as pq  # noqa: PLC0415 - only those who make datasets need it

    try:
        return int(pq.read_metadata(file).num_rows)
    except (_arrow().ArrowException, OSError):
        return None


def place(target: Path, write: Callable[[Path], object]) -> None:
    """Write a file under another name first, so that it is whole when it appears, also after a power cut."""
    unfinished = target.with_name(f"{UNFINISHED}{target.stem}-{secrets.token_hex(8)}")
    try:
        write(unfinished)
        with unfinished.open("rb+") as written:
            os.fsync(written.fileno())
        unfinished.replace(target)
    except FileNotFoundError:
        # Another run has ended meanwhile and cleared away what it had no use for: it has written the same file.
        if not target.exists():
            raise


def write_shard(folder: str, plan: Plan, shard: int) -> tuple[int, int]:
    """Play and write one shard, unless it is there; return its number and how many decisions it has."""
    import pyarrow.parquet as pq  # noqa: PLC0415 - only those who make datasets need it

    target = file_of(Path(folder), shard)
    there = decisions_in(target)
    if there is not None:
        return shard, there
    writes, rows = plan.observer(), Rows.none()
    for number in plan.shards()[shard]:
        play_match(plan, number, writes, rows)
    table = table_of(plan, rows)
    place(target, lambda file: pq.write_table(table, file, compression="zstd", row_group_size=65_536))
    return shard, int(table.num_rows)


def make(
    folder: Path, plan: Plan, *, jobs: int = 1, ray: str | None = None, progress: Callable[[int], None] | None = None
) -> int:
    """Write all shards that are missing, by processes or on a Ray cluster; return how many decisions there are."""
    _arrow()
    folder.mkdir(parents=True, exist_ok=True)
    about = folder / ABOUT
    if about.exists() and read_plan(folder) != plan:
        raise Refused(f"{folder} has another dataset: {about.name} says {about.read_text(encoding='utf-8').strip()}")
    if not about.exists():
        place(about, lambda file: file.write_text(json.dumps(asdict(plan)) + "\n", encoding="utf-8"))
    decisions = 0
    for shard, count in _written(str(folder), plan, jobs, ray):
        decisions += count
        if progress is not None:
            progress(len(plan.shards()[shard]))
    # Only now, when all shards are there, does no other run need what it has half written.
    for left in folder.glob(f"{UNFINISHED}*"):
        with contextlib.suppress(OSError):
            left.unlink()
    return decisions


def _written(folder: str, plan: Plan, jobs: int, ray: str | None) -> Iterator[tuple[int, int]]:
    numbers = range(len(plan.shards()))
    if ray is not None:
        yield from on_ray(ray, jobs, write_shard, [(folder, plan, shard) for shard in numbers])
    elif jobs == 1:
        yield from (write_shard(folder, plan, shard) for shard in numbers)
    else:
        with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
            yield from pool.map(write_shard, [folder] * len(numbers), [plan] * len(numbers), numbers)


def read_plan(folder: Path) -> Plan:
    """Return what a dataset is made of."""
    try:
        told = json.loads((folder / ABOUT).read_text(encoding="utf-8"))
        return Plan(**{**told, "bots": tuple(told["bots"])})
    except (OSError, ValueError, TypeError, KeyError) as problem:
        raise Refused(f"{folder} has no dataset: {problem}") from problem


@dataclass(frozen=True)
class Finding:
    """What is wrong with a shard."""

    file: str
    reason: str


def verify(folder: Path, *, again: bool = False, progress: Callable[[int], None] | None = None) -> Iterator[Finding]:
    """Yield what is wrong. Every match is replayed from its seed and its choices: observations, masks and results must
    be what they were. With `again` the bots play, too, and every byte must be the same."""
    plan = read_plan(folder)
    for shard, numbers in enumerate(plan.shards()):
        file = file_of(folder, shard)
        reason = "it is missing" if not file.exists() else _wrong_with(file, plan, shard, again)
        if reason:
            yield Finding(file.name, reason)
        if progress is not None:
            progress(len(numbers))


def _wrong_with(file: Path, plan: Plan, shard: int, again: bool) -> str:
    import tempfile  # noqa: PLC0415

    import pyarrow as pa  # noqa: PLC0415
    import pyarrow.parquet as pq  # noqa: PLC0415

    if again:
        with tempfile.TemporaryDirectory() as elsewhere:
            write_shard(elsewhere, plan, shard)
            same = _digest(file_of(Path(elsewhere), shard)) == _digest(file)
        return "" if same else "played again, it has other bytes"
    try:
        found = pq.read_table(file)
    except (pa.ArrowException, OSError) as problem:
        return f"it cannot be read: {problem}"
    expected = schema(plan)
    told = {key: (found.schema.metadata or {}).get(key) for key in expected.metadata}
    if not found.schema.equals(expected) or told != expected.metadata:
        return "it has another schema, or is from another dataset"
    writes, rows = plan.observer(), Rows.none()
    choices = iter(found.column("choice").to_pylist())
    try:
        for number in plan.shards()[shard]:
            play_match(plan, number, writes, rows, choices)
    except StopIteration:
        return "it has fewer decisions than its matches"
    except Refused as problem:
        return str(problem)
    replayed = table_of(plan, rows)
    if replayed.num_rows != found.num_rows:
        return f"its matches have {replayed.num_rows:,} decisions, but it has {found.num_rows:,}"
    thought = {"value", "tried", "visits", "values"}
    wrong = [name for name in COLUMNS if name not in thought and not replayed.column(name).equals(found.column(name))]
    return f"replayed, other values are in {', '.join(wrong)}" if wrong else ""


def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def inspect(folder: Path) -> Iterator[tuple[str, str]]:
    """Yield what a dataset is, line by line, and one of its decisions in words."""
    import pyarrow.parquet as pq  # noqa: PLC0415 - only those who read datasets need it

    plan = read_plan(folder)
    files = {file: decisions_in(file) for file in (file_of(folder, shard) for shard in range(len(plan.shards())))}
    there = [file for file, decisions in files.items() if decisions is not None]
    broken = [file.name for file in files if file.exists() and file not in there]
    agreed = ", ".join(f"{name} {value}" for name, value in plan.options.items())
    yield "game", f"{plan.game} (rules {plan.rules}), {plan.seats} seats, {agreed}"
    yield "bots", f"{', '.join(plan.bots)}, seed {plan.seed}, {plan.iterations or 'their own'} iterations"
    yield "matches", f"{plan.matches:,} in {len(there):,} of {len(files):,} shards"
    if broken:
        yield "cannot be read", f"{', '.join(broken)} (`stammtisch dataset make` writes them again)"
    if not there:
        return
    yield "decisions", f"{sum(filter(None, files.values())):,}"
    yield "bytes", f"{sum(file.stat().st_size for file in there):,}"
    for name, meaning in COLUMNS.items():
        yield f"  {name}", meaning
    row = pq.read_table(there[0]).slice(0, 1).to_pylist()[0]
    yield "the first decision", shelf.game(plan.game, plan.rules).word(row["action"])
    for name, told in plan.observer().explain(row["observation"]).items():
        yield f"  {name}", str(told)


def _arrow() -> Any:
    try:
        import pyarrow  # noqa: PLC0415
    except ImportError as error:
        raise Refused("datasets need pyarrow: install stammtisch[research]") from error
    return pyarrow
