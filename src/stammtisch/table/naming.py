"""Naming: which names and chat messages may be shown, and what a name looks like."""

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

from stammtisch.table.refusals import Reasoned
from stammtisch.table.table import SOMEBODY

LONGEST_NAME: Final = 30
LONGEST_TITLE: Final = 60
JOINERS: Final = "\u200c\u200d"
BLANKS: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2065\u2800\u3164\uffa0\ufffc\U00016fe4\U0001d159"
    + "".join(map(chr, [*range(0xFFF0, 0xFFF9), *range(0xE0000, 0xE0100), *range(0xE01F0, 0xE1000)]))
)
"""Invisible characters although they count as letters, marks or symbols, or are not assigned yet."""
SELECTORS: Final = frozenset(map(chr, [*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0), *range(0x180B, 0x1810)]))
"""Variation selectors, which change the character before them."""
MOST_ACCENTS: Final = 3
"""The most accents on one letter; Vietnamese has two."""
MOST_MARKS: Final = 5
"""The most marks of any kind on one letter; Burmese needs that many."""
ACCENTS: Final = re.compile("[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]")
VIRAMA: Final = 9
"""The combining class of the character after which Indic scripts use joiners."""
CURSIVE: Final = ("ARABIC ", "SYRIAC ", "MONGOLIAN ", "NKO ", "MANDAIC ", "ADLAM ")
"""Scripts in which a joiner decides whether two letters touch."""
ALPHABETS: Final = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "COPTIC", "CHEROKEE", "LISU", "DESERET")
"""Alphabets that share shapes: a word must keep to one of them."""

BOT: Final = "bot"
LEVELS: Final = (
    *("novice", "regular", "reflex", "expert", "master"),
    *("Neuling", "Stammgast", "Reflex", "Experte", "Meister"),
    *("novato", "intermedio", "reflejo", "experto", "maestro"),
    *("débutant", "habitué", "réflexe", "maître"),
    *("beginner", "stamgast", "meester"),
    *("nowicjusz", "bywalec", "refleks", "ekspert", "mistrz"),
    *("intermédio", "reflexo", "especialista", "mestre"),
)
"""What the pages call the levels of bots, in all their languages."""

ALIKE: Final = str.maketrans(
    {
        **dict(zip("авгекмнопрстухіјѕһԁԛԝѵґҽӏ", "abrekmhonpctyxijshdqwvrel", strict=True)),
        **dict(zip("αβεηικνορτυχωγϲϳ", "abeniknoptuxwycj", strict=True)),
        **dict(zip("օսհոցքյ", "ouhngqj", strict=True)),
        **dict(zip("ɑɡıɩʟʀøđłħɪʏƒ", "agiilrodlhiyf", strict=True)),
    }
)
"""Letters in lower case, and the Latin letter that each looks like in either case."""
STROKES: Final = str.maketrans("01i|!", "ollll")
"""Characters that look like o, and those that are one stroke."""


class BadName(Reasoned):
    """A name that cannot be shown."""


class MixedName(BadName):
    """A name that could be taken for another, because its words mix alphabets."""


class ReservedName(BadName):
    """A name that poses as a bot, or as somebody without a name."""


def clean_text(text: str) -> str:
    """Return a text fit to be shown: no control or direction characters except line ends; "" if nothing is visible."""
    kept = [sign for sign in unicodedata.normalize("NFC", text) if sign == "\n" or is_shown(sign)]
    clean = "".join(kept).strip()
    return clean if any(map(is_seen, clean)) else ""


def is_shown(sign: str) -> bool:
    """Say whether a character may be shown: no control, direction or private one, but joiners of emoji and scripts."""
    return sign in JOINERS or unicodedata.category(sign) not in ("Cc", "Cf", "Co", "Cs")


def is_seen(sign: str) -> bool:
    """Say whether a character is visible on its own."""
    return sign not in BLANKS and unicodedata.category(sign)[0] in "LNSP"


def clean_title(name: str) -> str:
    """Return the name of a group or an event fit to be shown in one line; refuse one that is empty."""
    clean = " ".join(clean_text(name).split())
    if not 1 <= len(clean) <= LONGEST_TITLE:
        raise BadName("group-name", most=LONGEST_TITLE)
    return clean


def clean_name(name: str) -> str:
    """Return a name fit to be shown: one line, nothing invisible, single spaces; BadName says what is wrong."""
    plain = unicodedata.normalize("NFC", name)
    shown = [sign for sign in plain if sign.isspace() or (is_shown(sign) and sign not in BLANKS)]
    clean = " ".join("".join(_without_strays("".join(shown))).split())
    if not clean or len(clean) > LONGEST_NAME:
        raise BadName("name-length", most=LONGEST_NAME)
    if not any(unicodedata.category(sign)[0] in "LNS" for sign in clean):
        raise BadName("name-unseen")
    if any(len(alphabets(word)) > 1 for word in re.split(r"[\W\d_]+", clean)):
        raise MixedName("mixed-name")
    if is_reserved(clean):
        raise ReservedName("reserved-name")
    return clean


def _without_strays(name: str) -> Iterator[str]:
    """Leave out marks, selectors and joiners without a character, and marks that pile up."""
    marks = accents = 0
    before = ""
    for place, sign in enumerate(name):
        category = unicodedata.category(sign)
        if sign in JOINERS:
            if not before or not _joins(before, name[place + 1 : place + 2]):
                continue
        elif sign in SELECTORS:
            if not is_seen(before or " "):
                continue
        elif category[0] == "M":
            marks += category != "Mc"
            accents += bool(ACCENTS.match(sign))
            if not before or before.isspace() or marks > MOST_MARKS or accents > MOST_ACCENTS:
                continue
        else:
            marks = accents = 0
        before = sign
        yield sign


def _joins(before: str, after: str) -> bool:
    """Say whether a joiner between these two changes what is visible."""
    if not after:
        return False
    if unicodedata.combining(before) == VIRAMA:
        return unicodedata.category(after)[0] == "L"
    if before in SELECTORS or unicodedata.category(before) in ("So", "Sk"):
        return unicodedata.category(after) == "So"
    return all(unicodedata.name(sign, "").startswith(CURSIVE) for sign in (before, after))


def alphabets(word: str) -> set[str]:
    """Return the alphabets of a word's letters, among those that share shapes."""
    letters = [unicodedata.name(sign, "") for sign in unicodedata.normalize("NFKC", word) if sign.isalpha()]
    return {alphabet for letter in letters for alphabet in ALPHABETS if letter.startswith(f"{alphabet} ")}


def skeleton(name: str) -> str:
    """Return what a name looks like: names with the same skeleton look the same at a glance (Unicode TR 39)."""
    looks = "".join([sign for sign in _looks(name) if not sign.isspace()])
    return looks.replace("rn", "m").replace("vv", "w")


def _looks(name: str) -> str:
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    return "".join([sign for sign in folded if not _is_ornament(sign)]).translate(ALIKE).translate(STROKES)


def _is_ornament(sign: str) -> bool:
    """Say whether a character is an accent, a Hebrew or Arabic point, or invisible; other scripts' vowels are not."""
    place = unicodedata.combining(sign)
    return place == 1 or 10 <= place <= 35 or place >= 200 or unicodedata.category(sign) in ("Me", "Cf", "Cc")


def is_reserved(name: str) -> bool:
    """Say whether a name poses as a bot, or as somebody without a name."""
    if skeleton(name) in _RESERVED or re.match(r"\W*bot[\W_]", skeleton(name)):
        return True
    # Digits after the word do not belong to it: Bot1.
    words = [_looks(re.sub(r"\d+$", "", word)) for word in re.findall(r"[^\W_]+", name)]
    return BOT in words


_RESERVED: Final = frozenset(skeleton(name) for name in (BOT, SOMEBODY, *LEVELS))
