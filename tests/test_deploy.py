"""The files in `deploy`: read as their programs read them, compared with the server, and started where this can be."""

import configparser
import inspect
import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

import programs
from stammtisch import hosting
from stammtisch.server.exposition import exposition
from stammtisch.server.metrics import Metrics
from stammtisch.server.workers import Workers

ROOT = Path(__file__).resolve().parent.parent
DEPLOY = ROOT / "deploy"
COMPOSE = ["compose.yaml", "compose.postgres.yaml"]


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def run(*command: str | Path) -> str:
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    assert done.returncode == 0, done.stdout
    return done.stdout


def test_every_file_for_hosts_is_named_where_they_read() -> None:
    told = (ROOT / "docs" / "running.md").read_text(encoding="utf-8")
    assert [path.name for path in DEPLOY.iterdir() if f"deploy/{path.name}" not in told] == []


def test_every_variable_in_the_files_is_an_option_of_the_server() -> None:
    options = {f"STAMMTISCH_{name.upper()}" for name in inspect.signature(hosting.serve_command).parameters}
    used = {name for path in DEPLOY.iterdir() for name in re.findall(r"STAMMTISCH_[A-Z_]+", read(path.name))}
    assert used - options == {"STAMMTISCH_NAME", "STAMMTISCH_PUBLISH"}


@pytest.mark.parametrize("name", COMPOSE)
def test_the_container_gets_no_rights_and_writes_only_where_matches_are_kept(name: str) -> None:
    services: dict[str, Any] = yaml.safe_load(read(name))["services"]
    ours = services["stammtisch"]
    assert (DEPLOY / ours["build"]["context"]).resolve() == ROOT
    assert (ROOT / ours["build"]["dockerfile"]).is_file()
    assert ours["read_only"] is True
    assert ours["cap_drop"] == ["ALL"]
    assert ours["security_opt"] == ["no-new-privileges:true"]
    assert ours["ports"] == ["${STAMMTISCH_PUBLISH:-127.0.0.1:8181}:8181"]
    assert ours.get("volumes", []) == ([] if "postgres" in name else ["data:/data"])
    assert ("database" in services) == ("postgres" in name)


def test_the_image_has_one_port_one_volume_and_a_user_without_rights() -> None:
    lines = [line.split() for line in read("Containerfile").replace("\\\n", " ").splitlines() if line]
    last = lines[max(at for at, line in enumerate(lines) if line[0] == "FROM") :]
    said = {line[0]: line[1:] for line in last}
    assert (said["USER"], said["VOLUME"], said["EXPOSE"]) == (["stammtisch"], ["/data"], ["8181"])
    assert (said["ENTRYPOINT"], said["CMD"]) == (['["stammtisch"]'], ['["serve"]'])
    assert "/health" in " ".join(said["HEALTHCHECK"])
    copied = {line[1] for line in lines if line[0] == "COPY" and not line[1].startswith("--from")} - {"."}
    assert all((ROOT / name).exists() for name in copied)
    ignored = (ROOT / ".containerignore").read_text(encoding="utf-8").splitlines()
    assert not {"backend.py", "bootstrap.py", "pyproject.toml", "requirements", "setup.py", "src", "web"} & {*ignored}


def test_the_service_is_understood_and_shut_off_from_the_rest() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(read("stammtisch.service"))
    service = unit["Service"]
    assert service["ExecStart"] == "/srv/stammtisch/bin/stammtisch serve"
    assert service["Environment"] == f"STAMMTISCH_DATA=/var/lib/{service['StateDirectory']}"
    assert (service["DynamicUser"], service["ProtectSystem"], service["NoNewPrivileges"]) == ("yes", "strict", "yes")
    analyze = shutil.which("systemd-analyze")
    if analyze is not None:
        told = run(analyze, "security", "--offline=yes", "--threshold=20", DEPLOY / "stammtisch.service")
        assert "Overall exposure level" in told


def test_the_proxies_pass_on_everything_but_what_is_for_monitoring(tmp_path: Path) -> None:
    nginx, caddy = read("nginx.conf"), read("Caddyfile")
    traefik = yaml.safe_load(read("traefik.yaml"))["http"]
    assert nginx.count("{") == nginx.count("}")
    assert "proxy_set_header Upgrade $http_upgrade;" in nginx
    assert "location ~ ^/(metrics|health|ready)$" in nginx
    assert "@watching path /metrics /health /ready" in caddy
    assert "reverse_proxy 127.0.0.1:8181" in caddy
    assert traefik["services"]["stammtisch"]["loadBalancer"]["servers"] == [{"url": "http://127.0.0.1:8181"}]
    assert "!PathRegexp(`^/(metrics|health|ready)$`)" in traefik["routers"]["stammtisch"]["rule"]
    in_a_folder = re.search(r"# +(Host\(.*PathPrefix\(`/stammtisch/`\).*)", read("traefik.yaml"))
    assert in_a_folder
    assert in_a_folder[1].endswith("&& !PathRegexp(`^/stammtisch/(metrics|health|ready)$`)")
    found = {name: programs.proxy(name) for name in programs.PROXIES}
    if found["nginx"] is not None:
        here = re.sub(r"listen 443 ssl;", f"listen unix:{tmp_path}/socket;", nginx)
        here = re.sub(r".*(ssl_certificate|\[::\]).*", "", here)
        (tmp_path / "site.conf").write_text(here, encoding="utf-8")
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        paths = "".join(f"{kind}_temp_path {tmp_path}/{kind}; " for kind in kinds)
        whole = f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{ access_log off; {paths}include {tmp_path}/site.conf; }}\n"
        (tmp_path / "nginx.conf").write_text(whole, encoding="utf-8")
        assert "test is successful" in run(found["nginx"], "-t", "-c", tmp_path / "nginx.conf")
    if found["caddy"] is not None:
        run(found["caddy"], "validate", "--adapter", "caddyfile", "--config", DEPLOY / "Caddyfile")


def test_litestream_follows_the_database_of_the_service() -> None:
    (database,) = yaml.safe_load(read("litestream.yml"))["dbs"]
    assert database["path"] == "/var/lib/stammtisch/stammtisch.db"
    (replica,) = database["replicas"]
    assert not Path(replica["path"]).is_relative_to(Path(database["path"]).parent)
    hours = {key: int(replica[key].removesuffix("h")) for key in ("retention", "snapshot-interval")}
    assert hours["snapshot-interval"] < hours["retention"]


def test_the_dashboard_shows_only_figures_that_the_server_has() -> None:
    board = json.loads(read("grafana.json"))
    metrics = Metrics()
    Workers(metrics=metrics)
    for name in ("addresses", "connections", "rooms", "sockets"):  # those of the lobby and the gate
        metrics.gauges[name] = lambda: 0.0
    metrics.refused("one")
    exposed = set(re.findall(r"^stammtisch_\w+", exposition(metrics).decode(), re.M))
    shown = {
        name
        for panel in board["panels"]
        for one in panel["targets"]
        for name in re.findall(r"stammtisch_\w+", one["expr"])
    }
    assert shown <= exposed
    assert len(shown) >= 15
    ids = [panel["id"] for panel in board["panels"]]
    assert len({*ids}) == len(ids)


def test_the_wheels_are_built_for_the_versions_that_the_check_tries() -> None:
    workflows = {
        path.stem: yaml.safe_load(path.read_text(encoding="utf-8")) for path in ROOT.glob(".github/workflows/*")
    }
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    versions = workflows["check"]["jobs"]["elsewhere"]["strategy"]["matrix"]["python"]
    assert f"build = {json.dumps(['cp' + one.replace('.', '') + '-*' for one in versions])}" in project
    systems = workflows["wheels"]["jobs"]["compiled"]["strategy"]["matrix"]["system"]
    assert {one.split("-")[0] for one in systems} == {"ubuntu", "macos", "windows"}


def test_what_the_check_runs_only_by_name_has_a_job() -> None:
    found = re.search(r"^BY_NAME = \[(.*)\]$", (ROOT / "check").read_text(encoding="utf-8"), re.M)
    assert found
    jobs = yaml.safe_load((ROOT / ".github" / "workflows" / "check.yml").read_text(encoding="utf-8"))["jobs"]
    steps = {step.get("run") for job in jobs.values() for step in job["steps"]}
    assert {f"./check {part}" for part in json.loads(f"[{found[1]}]")} <= steps
