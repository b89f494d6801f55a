"""The processes of one server, kept by the first: uvicorn's, but each has a number in the ring."""

import logging
from typing import Final

from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

START_SECONDS: Final = 60.0

log = logging.getLogger("stammtisch.processes")


class Processes(Multiprocess):
    """Starts them, and starts those anew that end by themselves; SIGHUP starts all anew, one after the other."""

    def restart_all(self) -> None:
        """Ends each process before its successor begins, which takes its number; the others serve meanwhile."""
        log.warning("starting all processes anew, one after the other")
        for index, old in enumerate(self.processes):
            if self.should_exit.is_set():
                return
            old.terminate()
            old.join()
            new = Process(self.config, self.sockets)
            new.start()
            self.processes[index] = new
            if not new.wait_until_ready(START_SECONDS, self.should_exit):
                log.error("a new process is not ready in time; the others go on as they are")
                return
        log.warning("all processes are new")

    def handle_ttin(self) -> None:
        """One more would have no number."""
        log.warning("the number of processes is that of --processes; start the server anew to change it")

    def handle_ttou(self) -> None:
        """One less would leave its tables without a home."""
        self.handle_ttin()
