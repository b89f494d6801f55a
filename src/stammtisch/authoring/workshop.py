"""A development server: every edit of a game restarts it and reloads the open pages.

With the sources of the pages and Node.js, Vite serves the pages and applies edits of faces at once. Otherwise the built
pages are served, with a script that asks once a second whether there is a newer edition.
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
"""Where the built pages can be."""
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
    """The processes of one `stammtisch dev`, and the files that they watch."""

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
        """Serve and follow edits until Ctrl-C or a signal."""
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
        """Start everything and print the address."""
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
        print(f"Play at {address}; following edits of {self.folder or PACKAGE}. Ctrl-C stops it.", flush=True)
        if browser:
            webbrowser.open(address)

    def looks(self) -> dict[Path, int]:
        """Return the time of the last change of each file that the server or the pages are made from."""
        folders = [PACKAGE] if self.folder is None or PACKAGE in self.folder.parents else [self.folder]
        found: dict[Path, int] = {}
        for path in [path for folder in folders for path in folder.rglob("*") if path.suffix in WATCHED]:
            try:
                found[path] = path.stat().st_mtime_ns
            except FileNotFoundError:
                continue
        return found

    def take(self, home: Path, changed: list[Path]) -> None:
        """Follow an edit: build the face, restart the server, reload the pages."""
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
        """Start the server with the same matches. A broken game is reported in its log."""
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
        """Copy the built pages and add the script that reloads them."""
        built = next((folder for folder in PAGES if (folder / "index.html").is_file()), None)
        if built is None:
            return
        shutil.copytree(built, home / "pages")
        index = home / "pages" / "index.html"
        text = index.read_text(encoding="utf-8")
        index.write_text(text.replace("</body>", '<script src="/edition.js"></script></body>'), encoding="utf-8")
        (home / "pages" / "edition.js").write_text(ASKING, encoding="utf-8")

    def build_face(self) -> None:
        """Build the face of a game outside the repository into its face.js, if that is possible here."""
        builder = WEB / "build-face.js"
        if self.folder is None or PACKAGE in self.folder.parents or not (self.folder / "face" / "index.ts").is_file():
            return
        if _vite() is None or not builder.is_file():
            print("The face was not built: that needs the folder web of the repository, and Node.js.", flush=True)
            return
        subprocess.run([str(shutil.which("node")), str(builder), str(self.folder)], cwd=WEB, check=False)


def _vite() -> list[str] | None:
    """Return the command that starts Vite; None without the sources of the pages, their packages or Node.js."""
    node, program = shutil.which("node"), WEB / "node_modules" / "vite" / "bin" / "vite.js"
    return [node, str(program)] if node is not None and program.is_file() else None


def _uncompile(path: Path) -> None:
    """Remove the compiled files of the edited game, which would hide the edit. The other games stay compiled."""
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
