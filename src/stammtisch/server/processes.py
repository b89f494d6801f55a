"""The processes of one server on PostgreSQL: the first one supervises the others, and each has a number."""

import asyncio
import fcntl
import logging
import multiprocessing
import os
import shutil
import signal
import time
from pathlib import Path
from typing import Final

from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

from stammtisch.core.game import Refused

START_SECONDS: Final = 60.0
CLAIM_SECONDS: Final = 3.0
"""How many seconds a process waits for a number: its predecessor may still have it."""
LOOK_AGAIN: Final = 0.05
FIGURES_SECONDS: Final = 5.0
"""Older figures belong to a process that is gone."""

log = logging.getLogger("stammtisch.processes")


class Peers:
    """What one process knows of the others, through a folder of their own."""

    def __init__(self, folder: Path, size: int) -> None:
        self.size = size
        self._folder = folder
        self.number = self._claimed()
        """The number of this process, from 0. The lock on it ends with the process in any case."""

    def _claimed(self) -> int:
        late = time.monotonic() + CLAIM_SECONDS
        while True:
            for number in range(self.size):
                self._claim = os.open(self._folder / f"{number}.lock", os.O_RDWR | os.O_CREAT, 0o600)
                try:
                    fcntl.flock(self._claim, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except BlockingIOError:
                    os.close(self._claim)
                else:
                    return number
            if time.monotonic() > late:
                raise Refused(f"{self.size} processes serve already")
            time.sleep(LOOK_AGAIN)

    def publish(self, figures: bytes) -> None:
        """Let the others know the figures of this process."""
        new = self._folder / f"{self.number}.new"
        new.write_bytes(figures)
        new.replace(self._folder / f"{self.number}.figures")

    def figures(self) -> dict[int, bytes]:
        """Return what the others have published lately, by their numbers."""
        found = {}
        for path in self._folder.glob("*.figures"):
            number = int(path.stem)
            if number != self.number and time.time() - path.stat().st_mtime < FIGURES_SECONDS:
                found[number] = path.read_bytes()
        return found

    def end_with_the_first_process(self) -> None:
        """Stop when the first process is gone: nobody would restart or stop this one."""
        parent = multiprocessing.parent_process()
        if parent is not None:
            asyncio.get_running_loop().add_reader(parent.sentinel, self._orphaned, parent.sentinel)

    def _orphaned(self, sentinel: int) -> None:
        asyncio.get_running_loop().remove_reader(sentinel)
        log.warning("the first process has ended; this one ends, too")
        shutil.rmtree(self._folder, ignore_errors=True)  # nobody else will
        os.kill(os.getpid(), signal.SIGTERM)

    def close(self) -> None:
        """Give the number back."""
        os.close(self._claim)


class Processes(Multiprocess):
    """Starts the processes and restarts those that end unexpectedly; SIGHUP restarts all, one after the other."""

    def restart_all(self) -> None:
        """End each process before its successor takes its number; the others serve meanwhile."""
        log.warning("restarting all processes, one after the other")
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
        """Refuse one more process: it would have no number."""
        log.warning("the number of processes is that of --processes; start the server again to change it")

    def handle_ttou(self) -> None:
        """Refuse one process less: nobody would wake its tables."""
        self.handle_ttin()
