"""The same tournament on a Ray cluster."""

from collections.abc import Iterable, Iterator

from stammtisch.arena.tournament import Contest, PlayedDeal, play_deal
from stammtisch.core.game import Refused


def tournament_on_ray(
    address: str, contest: Contest, numbers: Iterable[int], jobs: int, *, recorded: bool = False
) -> Iterator[PlayedDeal]:
    """Play the deals in order on the cluster at an address; `local` starts one with `jobs` processes here."""
    try:
        import ray  # noqa: PLC0415
    except ImportError as error:
        raise Refused("a cluster needs Ray: install stammtisch[ray]") from error
    if address == "local":
        ray.init(num_cpus=jobs, include_dashboard=False, log_to_driver=False)
    else:
        ray.init(address=address, log_to_driver=False)
    try:
        remote = ray.remote(play_deal)
        asked = [remote.remote(contest, number, recorded) for number in numbers]
        for reference in asked:
            played: PlayedDeal = ray.get(reference)
            yield played
    finally:
        ray.shutdown()
