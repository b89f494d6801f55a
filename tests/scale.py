"""How much the tests try: `./check --quick`, `./check` and `./check --full` are samples of one thing."""

import os


def scaled(quick: int, normal: int, full: int) -> int:
    """How many of something to try at the level of this check, which STAMMTISCH_CHECK names."""
    sizes = {"quick": quick, "normal": normal, "full": full}
    level = os.environ.get("STAMMTISCH_CHECK", "normal")
    if level not in sizes:
        raise ValueError(f"STAMMTISCH_CHECK must be quick, normal or full, not {level!r}")
    return sizes[level]
