"""Datasets of decisions: made, continued, read and verified."""

import json
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from gymnasium.vector import AutoresetMode

from stammtisch.arena.dataset import COLUMNS, Plan, file_of, inspect, make, place, read_plan, verify
from stammtisch.cli import run
from stammtisch.core import shelf
from stammtisch.core.game import Refused, Value
from stammtisch.core.rng import Rng
from stammtisch.envs.batch import BatchEnv

SHORT = {"length": "single"}


def plan(bots: str = "regular", **more: int) -> Plan:
    return Plan.of("diabolo", 3, SHORT, bots.split(","), **{"matches": 6, "shard": 2, "seed": 4, **more})


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


@pytest.fixture
def made(tmp_path: Path) -> Path:
    make(tmp_path / "made", plan())
    return tmp_path / "made"


def test_the_same_seed_gives_the_same_bytes_however_many_processes_write_them(made: Path, tmp_path: Path) -> None:
    make(tmp_path / "again", plan(), jobs=2)
    assert contents(made) == contents(tmp_path / "again")
    make(tmp_path / "other", plan(seed=5))
    assert contents(made) != contents(tmp_path / "other")


@pytest.mark.strain
def test_a_cluster_of_ray_writes_the_same_bytes(made: Path, tmp_path: Path) -> None:
    from ray.cluster_utils import Cluster  # noqa: PLC0415 - it takes a second to import

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    cluster.add_node(num_cpus=1)
    try:
        make(tmp_path / "ray", plan(), ray=cluster.address)
    finally:
        cluster.shutdown()
    assert contents(made) == contents(tmp_path / "ray")


def test_an_interrupted_run_is_continued(made: Path) -> None:
    before = contents(made)
    file_of(made, 1).unlink()
    file_of(made, 0).touch()
    kept = file_of(made, 0).stat().st_mtime_ns
    assert make(made, plan()) == sum(pq.read_metadata(file).num_rows for file in made.glob("*.parquet"))
    assert contents(made) == before
    assert file_of(made, 0).stat().st_mtime_ns == kept


def test_a_run_that_is_killed_is_continued_and_leaves_nothing_behind(tmp_path: Path) -> None:
    """It is killed while it writes a shard; readers of the folder do not mind, and the next run ends it."""
    folder, whole = tmp_path / "killed", plan(matches=400, shard=20)
    words = [
        sys.executable,
        "-m",
        "stammtisch",
        "dataset",
        "make",
        "diabolo",
        str(folder),
        "--seats",
        "3",
        "--seed",
        "4",
    ]
    words += ["--matches", "400", "--shard", "20", "--option", "length=single"]
    running = subprocess.Popen(words, stdout=subprocess.DEVNULL)
    while len([*folder.glob("*.parquet")]) < 3:
        assert running.poll() is None
        time.sleep(0.01)
    running.kill()
    running.wait()
    there = len([*folder.glob("*.parquet")])
    assert 3 <= there < 20
    (folder / "_writing-part-00009-elsewhere-1").write_bytes(b"half of a sh")  # what is left if it had begun to write
    assert len({*pq.read_table(folder).column("match").to_pylist()}) == 20 * there
    assert make(folder, whole) == pq.read_table(folder).num_rows
    make(tmp_path / "whole", whole)
    assert contents(folder) == contents(tmp_path / "whole")


def test_a_broken_shard_is_named_and_written_again(made: Path) -> None:
    """A power cut may leave an empty file, a full disk half of one."""
    before = contents(made)
    file_of(made, 0).write_bytes(b"")
    file_of(made, 2).write_bytes(before["part-00002.parquet"][:1000])
    told = dict(inspect(made))
    assert told["matches"] == "6 in 1 of 3 shards"
    assert told["cannot be read"].startswith("part-00000.parquet, part-00002.parquet (")
    make(made, plan())
    assert contents(made) == before
    assert "cannot be read" not in dict(inspect(made))


def test_two_runs_may_write_to_one_folder(made: Path, tmp_path: Path) -> None:
    """Whichever ends first clears away what lies there half written; the other finds its shard there."""
    for run_that_ends_first in (True, False):
        folder = tmp_path / f"shared {run_that_ends_first}"
        make(folder, plan(matches=2, shard=2))
        whole = contents(folder)

        def write(unfinished: Path, folder: Path = folder, ends: bool = run_that_ends_first) -> None:
            unfinished.write_bytes(b"the same shard")
            if ends:
                make(folder, plan(matches=2, shard=2))

        place(file_of(folder, 0), write)
        assert (contents(folder) == whole) == run_that_ends_first
        assert [*folder.glob("_writing-*")] == []
    with pytest.raises(FileNotFoundError):
        place(file_of(made, 9), lambda unfinished: unfinished.with_name("elsewhere").touch())


def test_another_plan_does_not_go_into_the_same_folder(made: Path) -> None:
    with pytest.raises(Refused, match="has another dataset"):
        make(made, plan(seed=9))
    with pytest.raises(Refused, match="one bot or 3 bots"):
        plan("regular,novice")
    with pytest.raises(Refused, match="no bot"):
        plan("champion")
    with pytest.raises(Refused, match="at least one match"):
        plan(matches=0)


def test_rows_say_what_was_known_what_was_legal_and_how_it_ended(made: Path) -> None:
    table = pq.read_table(made)
    assert table.column_names == [*COLUMNS]
    rows = table.to_pylist()
    game = shelf.game("diabolo")
    assert {row["match"] for row in rows} == set(range(6))
    for row in rows:
        assert row["mask"][row["choice"]] == 1
        assert row["action"] == row["choice"]
        assert row["value"] is None
        assert len(row["observation"]) == plan().observer().layout.size
        assert len(row["mask"]) == game.actions
    ends = {(row["match"], row["seat"]): row["share"] for row in rows}
    assert sum(ends.values()) == pytest.approx(6.0)
    about = pq.read_schema(file_of(made, 0)).metadata
    assert json.loads(about[b"plan"])["bots"] == ["regular"] * 3
    assert json.loads(about[b"layout"])[0]["name"] == "phase"


def test_a_search_leaves_its_values(tmp_path: Path) -> None:
    make(tmp_path, plan("expert,random,random", matches=1, shard=1, iterations=40))
    rows = pq.read_table(tmp_path).to_pylist()
    searched = [row for row in rows if row["tried"]]
    assert searched
    for row in searched:
        assert 0 <= row["value"] <= 1
        assert row["tried"][0] == row["choice"]
        assert len(row["tried"]) == len(row["visits"]) == len(row["values"]) == sum(row["mask"])


def test_a_dataset_is_verified_and_what_is_wrong_is_found(made: Path) -> None:
    assert [*verify(made)] == []
    assert [*verify(made, again=True)] == []
    table = pq.read_table(file_of(made, 0))
    shares = pa.array([1.0] * table.num_rows, pa.float32())
    at = table.schema.get_field_index("share")
    pq.write_table(table.set_column(at, table.schema.field("share"), shares), file_of(made, 0))
    file_of(made, 1).write_bytes(b"nothing")
    file_of(made, 2).unlink()
    found = [finding.reason for finding in verify(made)]
    assert found[0] == "replayed, other values are in share"
    assert found[1].startswith("it cannot be read")
    assert found[2] == "it is missing"
    assert len([*verify(made, again=True)]) == 3


def test_the_commands_make_inspect_and_verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(tmp_path / "decisions")
    words = ["dataset", "make", "sep", folder, "--seats", "2", "--matches", "2", "--shard", "1"]
    assert run([*words, "--option", "renewed=nothing"]) == 0
    assert "decisions of 2 matches" in capsys.readouterr().out
    assert read_plan(tmp_path / "decisions").options == {"renewed": "nothing"}
    assert run(["dataset", "inspect", folder]) == 0
    said = capsys.readouterr().out
    assert "sep (rules 1), 2 seats, renewed nothing" in said
    assert "what the seat knows" in said
    assert dict(inspect(tmp_path / "decisions"))["matches"] == "2 in 2 of 2 shards"
    assert run(["dataset", "verify", folder]) == 0
    file_of(tmp_path / "decisions", 1).unlink()
    with pytest.raises(SystemExit, match="1"):
        run(["dataset", "verify", folder])
    assert run(["dataset", "inspect", str(tmp_path)]) == 2
    assert "has no dataset" in capsys.readouterr().err
    assert run([*words, "--option", "renewed"]) == 2


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("diabolo", 3, SHORT),
        ("sep", 2, {}),
        ("sequence", 3, {"draw": "manual"}),
        ("seven-seals", 3, SHORT),
    ],
)
def test_what_a_dataset_observes_is_what_the_environment_observes(
    game: str, seats: int, options: dict[str, Value], tmp_path: Path
) -> None:
    """A match of a dataset that is played again in a lane, with the same luck, shows the same at every decision. So a
    policy that has learned from one plays in the other."""
    make(tmp_path, Plan.of(game, seats, options, ["novice"], matches=2, seed=4))
    rows = pq.read_table(tmp_path).to_pylist()
    env = BatchEnv(game, 1, seats=seats, options=options, learner=None, autoreset_mode=AutoresetMode.DISABLED)
    env.reset(seed=1)
    for number in range(2):
        env.lanes.rngs[0] = Rng(f"deal 4/{number}")
        env.lanes.reset(0)
        told, ended = env.restore(0, env.copy(0)), np.zeros(1, np.bool_)
        for row in [row for row in rows if row["match"] == number]:
            assert env.lanes.acting[0] == row["seat"]
            assert told["observation"][0].tolist() == row["observation"]
            assert told["action_mask"][0].tolist() == row["mask"]
            told, _, ended, _, _ = env.step(np.array([row["choice"]]))
        assert ended.all()
