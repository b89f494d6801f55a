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

from stammtisch.arena.dataset import COLUMNS, Plan, file_of, inspect, make, read_plan, verify
from stammtisch.cli import run
from stammtisch.core import shelf
from stammtisch.core.game import Refused
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


def test_what_a_dataset_observes_is_what_the_environment_observes(made: Path) -> None:
    """The layout is the same, so a policy that learned from one plays in the other."""
    env = BatchEnv("diabolo", 2, seats=3, options=SHORT)
    told, _ = env.reset(seed=1)
    row = pq.read_table(made).slice(0, 1).to_pylist()[0]
    assert told["observation"].shape[1] == len(row["observation"])
    assert env.layout.explain(row["observation"])["options"] == env.explain(0)["options"]
    assert np.asarray(row["mask"]).shape == told["action_mask"][0].shape
