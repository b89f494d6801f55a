"""The folder below which a proxy serves this server, beside other sites: the path of the base address.

The operator names it; no header of a request does. The server answers at its root as well, so it does not matter
whether a proxy takes the folder off.
"""

import re
from typing import Final
from urllib.parse import urlsplit

FIT: Final = re.compile(r"(?:/[\w.~-]+)*", re.ASCII)
WITH_ADDRESSES: Final = ("index.html", "offline.html", "offline.js")
"""The files of the built pages that name others from the root; all others name them from where they are."""
FROM_THE_ROOT: Final = re.compile(r"(?<=[\"'])/(?=[\w.-])")
"""An address from the root of a server, at the beginning of a text."""


def folder_of(base_url: str) -> str:
    """Return the folder of a base address, such as /games; empty if it is the root."""
    return urlsplit(base_url).path.rstrip("/")


def below(folder: str, path: str) -> str:
    """Return the path of a request as it is below the folder."""
    return path.removeprefix(folder) if folder and path.startswith(f"{folder}/") else path


def moved(text: str, folder: str) -> str:
    """Return the text of a page with the addresses of its files below another folder."""
    return FROM_THE_ROOT.sub(f"{folder}/", text)
