"""The pages in a folder of an address: nothing asks for or leads to anything outside of it."""

import random

from house import Servers
from playwright.sync_api import Browser, expect

from browser.people import SECONDS, People, Person, play_out
from browser.texts import text

FOLDER = "/stammtisch"
LINKS = "(all) => all.map((one) => one.getAttribute('href')).filter((href) => !href.startsWith('#'))"
KEEP = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => data.kept ? resolve(true) : data.failed && reject(data.failed);
    active.postMessage('keep', [port2]);
  });
}"""


def stays_in_the_folder(person: Person) -> None:
    links = person.page.locator("a[href]").evaluate_all(LINKS)
    assert [link for link in links if not link.startswith(f"{FOLDER}/")] == []
    assert [path for path in person.traffic.paths if path.startswith("http")] == []


def test_a_match_is_played_in_a_folder_and_no_link_leads_out_of_it(servers: Servers, people: People) -> None:
    server = servers(base_url=f"https://games.example{FOLDER}")
    url = server.url + FOLDER
    anna = people("Anna", url)
    table = anna.open_table("sequence", seats=2)
    expect(anna.page.get_by_role("textbox", name=text("waiting-link"))).to_have_value(f"{url}/t/{table}")
    stays_in_the_folder(anna)
    anna.start()
    assert play_out([anna], random.Random(7), 4) == 4
    stays_in_the_folder(anna)
    anna.page.reload()
    anna.move(random.Random(8))
    for path in ("/", "/puzzles", "/daily", "/me", "/new/sep?how=friends", "/elsewhere"):
        anna.open(path)
        anna.page.locator("main a[href], header a[href]").first.wait_for()
        stays_in_the_folder(anna)
    anna.open("/")
    row = anna.page.locator("a.run").first
    assert row.get_attribute("href") == f"{FOLDER}/t/{table}"
    anna.press(row)
    anna.page.wait_for_url(f"{url}/t/{table}")
    anna.page.go_back()
    anna.page.wait_for_url(f"{url}/")
    # Another tab opens the same link as the browser does.
    link = f"{server.url}{row.get_attribute('href')}"
    anna.new_page().goto(link)
    anna.page.locator("main.table").wait_for()
    # Its cookie is not sent to others at the same address.
    (cookie,) = [one for one in anna.context.cookies() if one["name"].startswith("stammtisch")]
    assert (cookie["name"], cookie["path"]) == ("stammtisch.stammtisch", f"{FOLDER}/")


def test_an_app_in_a_folder_keeps_its_own_and_leaves_what_others_keep(servers: Servers, browser: Browser) -> None:
    server = servers(base_url=f"https://games.example{FOLDER}")
    context = browser.new_context()
    context.set_default_timeout(SECONDS * 1000)
    page = context.new_page()
    page.goto(f"{server.url}/icon.svg")
    page.evaluate("caches.open('stammtisch of a neighbour').then(() => caches.open('another site'))")
    page.goto(f"{server.url}{FOLDER}/")
    assert page.evaluate("navigator.serviceWorker.ready.then((one) => one.scope)") == f"{server.url}{FOLDER}/"
    assert page.evaluate(KEEP)
    kept = set(page.evaluate("caches.keys()"))
    assert {"stammtisch of a neighbour", "another site", f"stammtisch {FOLDER}/ offline"} < kept
    asked = f"caches.open('stammtisch {FOLDER}/ offline').then((cache) => cache.keys())"
    addresses = page.evaluate(f"{asked}.then((all) => all.map(({{ url }}) => url))")
    assert {f"{server.url}{FOLDER}/", f"{server.url}{FOLDER}/offline/manifest.json"} < {*addresses}
    assert [one for one in addresses if not one.startswith(f"{server.url}{FOLDER}/")] == []
    context.set_offline(True)
    page.goto(f"{server.url}{FOLDER}/new/sep?how=now")
    page.wait_for_selector("html.ready")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    context.close()
