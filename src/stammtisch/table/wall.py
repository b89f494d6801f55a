"""The wall clock without its steps: Unix seconds that follow the monotonic clock within a process.

An operator or NTP may set the system's clock by minutes while matches run. Nobody's time to move may change by that.
"""

import time

_OFFSET = time.time() - time.monotonic()


def now() -> float:
    """Unix seconds, right when the process began, and never jumping since."""
    return time.monotonic() + _OFFSET
