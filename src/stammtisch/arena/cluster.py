"""Calls spread over a Ray cluster."""

from collections.abc import Callable, Iterable, Iterator
from typing import ParamSpec, TypeVar

from stammtisch.core.game import Refused

P = ParamSpec("P")
Given = TypeVar("Given")


def on_ray(address: str, jobs: int, task: Callable[P, Given], calls: Iterable[tuple[object, ...]]) -> Iterator[Given]:
    """Call the task with each of these arguments on the cluster at an address, and give the answers in their order.

    `local` starts a cluster with `jobs` processes here. Machines that write files must share the folder.
    """
    try:
        import ray  # noqa: PLC0415
    except ImportError as error:
        raise Refused("a cluster needs Ray: install stammtisch[ray]") from error
    here = {"num_cpus": jobs, "include_dashboard": False} if address == "local" else {"address": address}
    ray.init(**here, log_to_driver=False)
    try:
        remote = ray.remote(task)
        for reference in [remote.remote(*call) for call in calls]:
            yield ray.get(reference)
    finally:
        ray.shutdown()
