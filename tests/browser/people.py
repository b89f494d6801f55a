"""People who sit before a real browser: they open links, click what glows, and remember everything they were sent.

A `Person` has a browser context of its own, as somebody on another device would. It knows no game: it finds out from
the page what can be clicked, and from the captured frames whether that said something.
"""

import json
import random
import re
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from house import fetch
from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, Request, TimeoutError, WebSocket

from browser.texts import text

Message = dict[str, Any]
Size = Literal["desktop", "phone"]

SIZES: Final[dict[Size, tuple[int, int]]] = {"desktop": (1440, 900), "phone": (390, 844)}
SECONDS: Final = 30.0
"""How long anything may take, on a busy machine."""
LOOK_AGAIN: Final = 200.0
"""Milliseconds: a page that is loaded anew has another socket, of which the old one says nothing."""
LOOK_OFTEN: Final = 40.0
"""Milliseconds: nothing tells of a message that never leaves the browser."""
MOST_CLICKS: Final = 60
"""How many clicks a word may take somebody who only tries what glows."""
MOST_KEYS: Final = 120
"""How many keys may lead from one control to another."""
IDLE: Final = [
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "MediaRouter",
    "OptimizationHints",
    "PaintHolding",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "WebUIOmniboxPopup",
]
"""What Chromium need not do here: Playwright's choice, and the address bar, which costs more than a small page."""
ARGUMENTS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(IDLE)}",
]
"""How Chromium is started."""
CALM: Final = {"botPace": "quick", "sound": False, "tips": False}
"""What everybody has chosen on his device before he comes."""

USABLE: Final = ":not([disabled]):not([aria-disabled='true'])"
OF_THE_GAME: Final = f"button{USABLE}:not([aria-keyshortcuts]):not(.tell, .here-too)"
"""The buttons of a face: those of the shell have keys of their own, tell the story, or bring it from a big screen."""
TARGETS: Final = f"main.table .target{USABLE}"
ASKED: Final = f"main.table .acts {OF_THE_GAME}"
LIT: Final = ", ".join(f"main.table {one}" for one in (".hand .yes", f".words {OF_THE_GAME}", f".ok{USABLE}", ".can"))
ANYTHING: Final = f"main.table {OF_THE_GAME}"
DOOR: Final = ".door form .btn"
"""The one button of an invitation."""
START: Final = "main button.go:not(.s)"
"""The main button of the waiting room, in any language."""
DRAG: Final = 30
"""Pixels after which nobody could take it for a tap."""
GO_ON: Final = "main.table.held .go-on, main.table .prompt [data-act=pass]"
"""The result of a round has been read; around one device, the card that was drawn."""
IMPATIENT: Final = "Shift"
"""Any key ends what is being told; this one does nothing else."""
OVERHEAR: Final = r"""
const Plain = window.Worker;
window.Worker = class extends Plain {
  constructor(...words) {
    super(...words);
    this.addEventListener('message', ({ data }) => data.is === 'tell' && window.overheardTold(data.message));
  }
  postMessage(message) {
    if (message.is === 'say') window.overheardAsked(message.message);
    // Their bots are as quick as a table allows, which no setting of the page is.
    const quick = message.is === 'ask' && message.body.replace(/"bot_seconds":[\d.]+/, '"bot_seconds":0.2');
    super.postMessage(quick ? { ...message, body: quick } : message);
  }
}"""
MY_TURN: Final = "main.table .prompt:not(.wait)"


@dataclass
class Traffic:
    """What went over the wire to and from one person, in order."""

    told: list[Message] = field(default_factory=list)
    asked: list[Message] = field(default_factory=list)
    paths: list[str] = field(default_factory=list)
    """What was asked for by HTTP."""

    def of(self, kind: str) -> list[Message]:
        """The messages of a kind that the server told."""
        return [message for message in self.told if message["is"] == kind]

    @property
    def plays(self) -> list[Message]:
        """The words that were tried, oldest first."""
        return [ask for ask in self.asked if ask["do"] == "play"]

    @property
    def words(self) -> list[str]:
        """The words that were said, oldest first."""
        done = {message["id"] for message in self.of("done")}
        return [str(ask["word"]) for ask in self.plays if ask["id"] in done]

    def answer_to(self, ask: Message) -> Message | None:
        """What the server said to that, if it has."""
        return next((one for one in self.told if one["is"] in ("done", "refused") and one["id"] == ask["id"]), None)


class Person:
    """Somebody with a browser of his own. Closing it asserts that the page never complained."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        name: str = "",
        size: Size = "desktop",
        *,
        still: bool = True,
        dark: bool = False,
        language: str = "en",
        bypass_csp: bool = False,
        newcomer: bool = False,
        hermit: bool = False,
    ) -> None:
        width, height = SIZES[size]
        self.url, self.name, self.size, self.language = url, name, size, language
        self.origin = "/".join(url.split("/")[:3])
        """The address without the folder that the house may be in."""
        self.traffic = Traffic()
        self.troubles: list[str] = []
        self.expected = [re.compile("Service Worker registration blocked by Playwright")]
        """What the browser may complain of in this test."""
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            is_mobile=size == "phone",
            has_touch=size == "phone",
            reduced_motion="reduce" if still else "no-preference",
            color_scheme="dark" if dark else "light",
            locale=language,
            service_workers="allow" if hermit else "block",
            bypass_csp=bypass_csp,
        )
        self.context.set_default_timeout(SECONDS * 1000)
        self.context.add_init_script(f"localStorage.getItem({KEY}) ?? localStorage.setItem({KEY}, {_js(CALM)})")
        if not newcomer:
            self.context.add_init_script("localStorage.setItem('stammtisch-offered', 'yes')")
        self.hermit = hermit
        """Whether they can do without a server: what they hear and say is overheard at their browser's own worker."""
        if hermit:
            self.context.expose_function("overheardTold", lambda frame: self.traffic.told.append(json.loads(frame)))
            self.context.expose_function("overheardAsked", lambda frame: self.traffic.asked.append(json.loads(frame)))
            self.context.add_init_script(OVERHEAR)
        self.page: Page = self.new_page()
        self._socket: WebSocket | None = None

    def new_page(self) -> Page:
        """Open another page in the same browser; from now on this person looks at that one."""
        self.page = self.context.new_page()
        self.page.on("websocket", self._connected)
        self.page.on("request", self._requested)
        self.page.on("console", self._complained)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        return self.page

    def close(self) -> None:
        """Leaves."""
        self.context.close()
        unexpected = [trouble for trouble in self.troubles if not any(one.search(trouble) for one in self.expected)]
        assert not unexpected, f"the page of {self.name or 'a guest'} complained: {unexpected}"

    # What is heard

    @property
    def view(self) -> Message:
        """The newest view."""
        return self.traffic.of("view")[-1]

    @property
    def table(self) -> Message:
        """The newest state of the table."""
        return self.traffic.of("table")[-1]

    @property
    def is_up(self) -> bool:
        """Whether the match waits for this person, who sees through the right seat."""
        return bool(self.now("legal", [])) and self.view["seat"] in self.view["holding_up"]

    @property
    def is_over(self) -> bool:
        """Whether the newest view is the last."""
        return bool(self.now("over", False))

    @property
    def my_seat(self) -> int:
        """The first seat of this person."""
        return next(number for number, seat in enumerate(self.table["seats"]) if seat["mine"])

    def now(self, part: str, otherwise: Any) -> Any:
        """A part of the newest view, if there is one yet."""
        views = self.traffic.of("view")
        return views[-1][part] if views else otherwise

    def until(self, wanted: Callable[[], bool], what: str, seconds: float = SECONDS) -> None:
        """Returns when something heard makes that true."""
        late = time.monotonic() + seconds
        while not wanted():
            left = (late - time.monotonic()) * 1000
            assert left > 0, f"{self.name} waited {seconds} s for {what}; told before: {self._lately()}"
            self._wait_for_a_frame(min(left, LOOK_AGAIN))
            self.go_on()

    def _lately(self) -> list[Message]:
        short = ("is", "at", "seat", "status", "holding_up", "code")
        return [{key: one[key] for key in short if key in one} for one in self.traffic.told[-3:]]

    def _wait_for_a_frame(self, milliseconds: float) -> None:
        try:
            if self.hermit:
                self.page.wait_for_timeout(min(milliseconds, LOOK_OFTEN))
            elif self._socket is None or self._socket.is_closed():
                self.page.wait_for_event("websocket", timeout=milliseconds)
            else:
                self._socket.wait_for_event("framereceived", timeout=milliseconds)
        except TimeoutError:
            return
        except Error as error:
            if "closed" not in error.message.lower():
                raise

    def _connected(self, socket: WebSocket) -> None:
        self._socket = socket
        socket.on("framereceived", lambda frame: self.traffic.told.append(json.loads(frame)))
        socket.on("framesent", lambda frame: self.traffic.asked.append(json.loads(frame)))

    def _requested(self, request: Request) -> None:
        self.traffic.paths.append(request.url.removeprefix(self.url))

    def _complained(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.text} ({message.location['url']})")

    # What is done

    def open(self, path: str = "/") -> "Person":
        """Opens an address of this house."""
        self.page.goto(self.url + path)
        self.page.wait_for_selector("html.ready")
        return self

    def press(self, control: Locator) -> None:
        """Clicks with the mouse, or taps on a phone."""
        if self.size == "phone":
            control.tap()
        else:
            control.click()

    def says(self, message: str) -> str:
        """What the page says in this person's language, by the id of the text."""
        return text(message, self.language)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button by the name that a screen reader says."""
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def open_table(self, game: str, **settings: Any) -> str:
        """Opens a table as the page would, and goes there; the settings are those of `wire.NewTable`."""
        headers = {"Origin": self.origin}
        asked = {"name": self.name or None}
        assert self.page.request.post(f"{self.url}/api/me", data=asked, headers=headers).ok
        wanted = {"game": game, "bot_seconds": 0.2, "mine": [0], "seats": 2, **settings}
        made = self.page.request.post(f"{self.url}/api/tables", data=wanted, headers=headers)
        assert made.ok, made.text()
        table = str(made.json()["table"])
        self.traffic = Traffic()
        self.open(f"/t/{table}")
        self.page.locator(START).wait_for()
        return table

    def sit(self, table: str) -> None:
        """Comes to a table by its link and sits down at its door."""
        headers = {"Origin": self.origin}
        assert self.page.request.post(f"{self.url}/api/me", data={"name": self.name or None}, headers=headers).ok
        self.open(f"/t/{table}")
        self.press(self.page.locator(DOOR))
        self.until(lambda: any(seat["mine"] for seat in self.table["seats"]), "a seat")

    def start(self) -> None:
        """As the host: starts, with bots on the empty seats."""
        self.press(self.page.locator(START))

    def choose(self, entry: str) -> None:
        """Takes an entry of the menu."""
        self.press(self.button(text("menu")))
        self.press(self.page.get_by_role("dialog").get_by_role("button", name=entry, exact=True))

    def give_up(self) -> None:
        """Resigns, and is sure."""
        self.choose(text("resign"))
        self.press(self.button(text("resign-yes")))

    def go_on(self) -> None:
        """Has read the result of a round, if there is one to read."""
        if self.page.locator(GO_ON).count():
            self.press(self.page.locator(GO_ON).first)

    def move(self, rng: random.Random) -> str:
        """Says one word by clicking what glows; gives the word."""
        tried = len(self.traffic.plays)
        self.page.keyboard.press(IMPATIENT)
        self.go_on()
        self.page.keyboard.press(IMPATIENT)
        self.page.locator(MY_TURN).first.wait_for()
        pools: tuple[str, ...] = (TARGETS, LIT, ASKED, ANYTHING)
        for _ in range(MOST_CLICKS):
            self.press_one_of(pools, rng)
            if self._said_since(tried):
                return self.traffic.words[-1]
            # What was clicked has lit something, or is asked about beside the prompt, or glows elsewhere.
            pools = (TARGETS, ASKED, *rng.sample((LIT, ANYTHING), 2))
        raise AssertionError(f"{self.name} found nothing to click for {self.view['legal']}")

    def _said_since(self, tried: int) -> bool:
        """Whether a word was said after so many, and what came of it has been heard."""
        if len(self.traffic.plays) == tried:
            return False
        ask = self.traffic.plays[-1]
        self.until(lambda: self.traffic.answer_to(ask) is not None, "the answer to a word")
        answer = self.traffic.answer_to(ask)
        # Where several act at once, somebody else may have been faster; then the page shows that first.
        if answer is None or answer["is"] == "refused":
            return False
        self.until(lambda: bool(self.view["at"] >= answer["at"]), "what a word came to")
        return True

    def press_one_of(self, pools: Sequence[str], rng: random.Random) -> None:
        """Clicks something from the first of these that is not empty; whatever that said has been heard afterwards."""
        point = self.page.evaluate(FIND, [list(pools), rng.random()])
        if point is not None and self.size == "phone":
            self.page.touchscreen.tap(*point)
        elif point is not None:
            self.page.mouse.click(*point)
        self.page.evaluate("0")

    def see_the_end(self) -> None:
        """Goes on to the last sheet; where the last position is worth a look, the table stands until then."""
        self.page.locator("#end-title, .toend").first.wait_for()
        if self.page.locator(".toend").count():
            self.press(self.page.locator(".toend"))
        self.page.locator("#end-title").wait_for()

    def drag(self, wanted: str, lit: str) -> None:
        """Drags the first of these, with the mouse or a finger, to the first of those that light up meanwhile."""
        hand = self._finger() if self.size == "phone" else self._mouse
        x, y = self.page.evaluate(FIND, [[wanted], 0])
        hand("down", x, y)
        hand("move", x, y - DRAG)
        self.page.locator(lit).first.wait_for()
        x, y = self.page.evaluate(FIND, [[lit], 0])
        hand("move", x, y)
        hand("up", x, y)

    def _mouse(self, does: str, x: float, y: float) -> None:
        self.page.mouse.move(x, y, steps=3)
        if does != "move":
            getattr(self.page.mouse, does)()

    def _finger(self) -> Callable[[str, float, float], None]:
        wire = self.context.new_cdp_session(self.page)
        kinds = {"down": "touchStart", "move": "touchMove", "up": "touchEnd"}

        def touch(does: str, x: float, y: float) -> None:
            touching = [] if does == "up" else [{"x": x, "y": y}]
            wire.send("Input.dispatchTouchEvent", {"type": kinds[does], "touchPoints": touching})

        return touch

    def move_by_keys(self) -> str:
        """Says one word with the keyboard alone; gives the word."""
        tried = len(self.traffic.plays)
        self.page.locator(MY_TURN).first.wait_for()
        for _ in range(MOST_CLICKS):
            # Once something is chosen, what it lit comes first.
            pools = (TARGETS, ASKED, LIT)
            self.keys_to(
                next((pool for pool in pools if self.page.locator(pool).filter(visible=True).count()), ANYTHING)
            )
            self.page.keyboard.press("Enter")
            self.page.evaluate("0")
            if self._said_since(tried):
                return self.traffic.words[-1]
        raise AssertionError(f"{self.name} found no way by keys to say one of {self.view['legal']}")

    def keys_to(self, wanted: str | Locator) -> None:
        """Goes there with Tab, and with arrows where a group of controls is one tab stop."""
        control = self.page.locator(wanted) if isinstance(wanted, str) else wanted
        control.first.wait_for()
        passed: list[str] = []
        key = ""
        for _ in range(MOST_KEYS):
            where = control.evaluate_all(WHERE)
            if where == "there":
                return
            key = "ArrowRight" if where == "beside" else "Home" if where == "end" and key != "Home" else "Tab"
            self.page.keyboard.press(key)
            passed.append(str(self.page.evaluate(FOCUSED)))
        raise AssertionError(f"the keys of {self.name} lead to {passed}, not to {control}")

    def kept(self) -> str:
        """Everything that the page holds: its text, its names for screen readers, and what it has stored."""
        return str(self.page.evaluate(KEPT))


KEY: Final = "'stammtisch settings'"
FOCUSED: Final = """() => {
  const { ariaLabel, textContent, tagName } = document.activeElement;
  return `${tagName} ${(ariaLabel ?? textContent ?? '').trim().slice(0, 40)}`;
}"""
# Whether the focus is on one of these, or beside one in the same group, which is a single tab stop, or at its end.
WHERE: Final = """(wanted) => {
  const here = document.activeElement;
  const [before, group] = [window.before, here.closest('[role=toolbar], [role=grid]')];
  window.before = here;
  if (wanted.includes(here)) return 'there';
  if (!group || !wanted.some((one) => group.contains(one))) return 'elsewhere';
  return before === here ? 'end' : 'beside';
}"""
# One control that can be hit, and a point where it is on top: a later card of a fan lies over an earlier one.
FIND: Final = """([pools, chance]) => {
  const point = (control) => {
    control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = control.getBoundingClientRect();
    for (const y of [0.5, 0.25, 0.75, 0.1, 0.9])
      for (const x of [0.5, 0.25, 0.1, 0.75, 0.9, 0.04]) {
        const [at, down] = [left + x * width, top + y * height];
        if (width && control.contains(document.elementFromPoint(at, down))) return [at, down];
      }
    return null;
  };
  for (const pool of pools) {
    const all = [...document.querySelectorAll(pool)];
    const first = Math.floor(chance * all.length);
    for (const control of [...all.slice(first), ...all.slice(0, first)]) {
      const found = point(control);
      if (found) return found;
    }
  }
  return null;
}"""
KEPT: Final = """() => JSON.stringify([
  document.documentElement.outerHTML, document.title, history.state, document.cookie,
  { ...localStorage }, { ...sessionStorage },
])"""


def _js(value: Mapping[str, Any]) -> str:
    return json.dumps(json.dumps(value))


People = Callable[..., Person]
Launch = Callable[..., Browser]


def play_out(people: Sequence[Person], rng: random.Random, moves: int | None = None) -> int:
    """Everybody plays until the match is over, or for a number of words; gives how many the people said."""
    said = 0
    seats = {person.my_seat: person for person in people}
    while not any(person.is_over for person in people) and (moves is None or said < moves):
        ready = next((person for person in people if person.is_up), None)
        # Everybody hears of a word in his own moment: whoever is waited for has it next.
        newest = max(people, key=lambda person: int(person.now("at", 0)))
        holding = next((seats[seat] for seat in newest.now("holding_up", []) if seat in seats), newest)
        if ready is None:
            heard = len(holding.traffic.told)
            for person in people:
                person.go_on()
            holding.until(lambda who=holding, heard=heard: len(who.traffic.told) > heard, "a move")  # type: ignore[misc]
        else:
            ready.move(rng)
            said += 1
    for person in people if any(person.is_over for person in people) else ():
        person.until(lambda person=person: person.is_over, "the end")  # type: ignore[misc]
    return said


def record_of(url: str, table: str) -> Message:
    """The judge's record of a finished match."""
    return dict(fetch(f"{url}/api/tables/{table}/record").json())
