"""A server that follows its author: every edit of a game starts it again, and the open pages load again.

Where the sources of the pages and Node.js are there, Vite serves the pages and takes edits of faces at once. Elsewhere
the built pages are served, with a script that asks once a second whether there is a newer edition.
"""

import os
import shutil
import signal
import subprocess
import sys
import time
import webbrowser
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import stammtisch
from stammtisch.core.game import Refused

SECONDS_BETWEEN_LOOKS: Final = 0.4
PACKAGE: Final = Path(stammtisch.__file__).resolve().parent
WEB: Final = PACKAGE.parents[1] / "web"
"""The sources of the pages, in a working copy."""
PAGES: Final = (PACKAGE / "web", WEB / "dist")
"""Where the built pages may be."""
WATCHED: Final = (".py", ".ftl", ".md", ".js", ".ts", ".svelte", ".css")
FACE: Final = (".ts", ".svelte", ".css")
ASKING: Final = """let edition;
setInterval(async () => {
  const asked = fetch('/edition.txt', { cache: 'no-store' });
  const now = await asked.then((answer) => (answer.ok ? answer.text() : edition)).catch(() => edition);
  if (edition !== undefined && now !== edition) location.reload();
  edition = now;
}, 1000);
"""


class Workshop:
    """The processes of one `stammtisch dev`, and what they look at."""

    def __init__(self, folder: Path | None, port: int, *, vite: bool) -> None:
        self.folder = None if folder is None else folder.resolve()
        if folder is not None and not folder.is_dir():
            raise Refused(f"{folder} is not a folder; `stammtisch new-game NAME` makes one")
        self.port = port
        self.vite = vite and _vite() is not None
        self.server: subprocess.Popen[bytes] | None = None
        self.pages: subprocess.Popen[bytes] | None = None
        self.edition = 0

    def run(self, *, browser: bool) -> int:
        """Serve and follow edits until Ctrl-C, or until it is told to stop."""
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        with TemporaryDirectory(prefix="stammtisch-dev-") as scratch:
            home = Path(scratch)
            try:
                self.begin(home, browser)
                seen = self.looks()
                while True:
                    time.sleep(SECONDS_BETWEEN_LOOKS)
                    now = self.looks()
                    changed = sorted(path for path in {*seen, *now} if seen.get(path) != now.get(path))
                    if changed:
                        self.take(home, changed)
                        now = self.looks()
                    seen = now
            except KeyboardInterrupt:
                return 0
            finally:
                for process in (self.server, self.pages):
                    _end(process)

    def begin(self, home: Path, browser: bool) -> None:
        """Start everything and say where it is."""
        self.build_face()
        if not self.vite:
            self.copy_pages(home)
        self.start_server(home)
        address = f"http://localhost:{self.port}/"
        if self.vite:
            address = f"http://localhost:{self.port + 1}/"
            command = [*(_vite() or []), "--port", str(self.port + 1), "--strictPort", "--clearScreen", "false"]
            server = {"STAMMTISCH_SERVER": f"http://127.0.0.1:{self.port}"}
            self.pages = subprocess.Popen(command, cwd=WEB, env={**os.environ, **server})
        print(f"Play at {address}; edits of {self.folder or PACKAGE} are followed. Ctrl-C stops it.", flush=True)
        if browser:
            webbrowser.open(address)

    def looks(self) -> dict[Path, int]:
        """Return when each file was changed that the server or the pages are made from."""
        folders = [PACKAGE] if self.folder is None or PACKAGE in self.folder.parents else [self.folder]
        found: dict[Path, int] = {}
        for path in [path for folder in folders for path in folder.rglob("*") if path.suffix in WATCHED]:
            try:
                found[path] = path.stat().st_mtime_ns
            except FileNotFoundError:
                continue
        return found

    def take(self, home: Path, changed: list[Path]) -> None:
        """Follow an edit: build the face, start the server again, let the pages load again."""
        print(f"edited: {', '.join(path.name for path in changed)}", flush=True)
        if any(path.suffix in FACE for path in changed):
            self.build_face()
        if all(path.suffix in FACE for path in changed) and self.vite and self.folder is None:
            return
        for path in changed:
            _uncompile(path)
        _end(self.server)
        self.start_server(home)

    def start_server(self, home: Path) -> None:
        """Start the server on the same matches; a game that is broken is reported in its log."""
        self.edition += 1
        pages = home / "pages"
        if pages.is_dir():
            (pages / "edition.txt").write_text(str(self.edition), encoding="utf-8")
        elif self.vite and self.edition > 1:
            (WEB / "index.html").touch()
        games = [str(self.folder)] if self.folder is not None and PACKAGE not in self.folder.parents else []
        others = [entry for entry in os.environ.get("STAMMTISCH_GAMES", "").split(os.pathsep) if entry]
        games += [entry for entry in others if entry not in games]
        words = ["serve", "--port", str(self.port), "--data", str(home / "data"), "--limits", "0", "--log", "text"]
        words += ["--web", str(pages)] if pages.is_dir() else []
        environment = {**os.environ, "STAMMTISCH_GAMES": os.pathsep.join(games)}
        self.server = subprocess.Popen([sys.executable, "-m", "stammtisch", *words], env=environment)

    def copy_pages(self, home: Path) -> None:
        """Copy the built pages and let them ask for newer editions."""
        built = next((folder for folder in PAGES if (folder / "index.html").is_file()), None)
        if built is None:
            return
        shutil.copytree(built, home / "pages")
        index = home / "pages" / "index.html"
        text = index.read_text(encoding="utf-8")
        index.write_text(text.replace("</body>", '<script src="/edition.js"></script></body>'), encoding="utf-8")
        (home / "pages" / "edition.js").write_text(ASKING, encoding="utf-8")

    def build_face(self) -> None:
        """Build the face of a game outside the repository into its face.js, where that can be done here."""
        builder = WEB / "build-face.js"
        if self.folder is None or PACKAGE in self.folder.parents or not (self.folder / "face" / "index.ts").is_file():
            return
        if _vite() is None or not builder.is_file():
            print("The face is not built: that needs the repository's folder web and Node.js.", flush=True)
            return
        subprocess.run([str(shutil.which("node")), str(builder), str(self.folder)], cwd=WEB, check=False)


def _vite() -> list[str] | None:
    """Return the command that starts Vite, where the sources of the pages, their packages and Node.js are there."""
    node, program = shutil.which("node"), WEB / "node_modules" / "vite" / "bin" / "vite.js"
    return [node, str(program)] if node is not None and program.is_file() else None


def _uncompile(path: Path) -> None:
    """Remove the compiled files of the game that was edited: they would hide the edit. The others stay compiled."""
    if path.suffix == ".py" and PACKAGE / "games" in path.parents:
        for extension in [*path.parent.glob("*.so"), *path.parent.glob("*.pyd")]:
            extension.unlink()


def _end(process: subprocess.Popen[bytes] | None) -> None:
    if process is not None and process.poll() is None:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
