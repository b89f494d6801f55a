"""Law 8: the rules for people, the code and the tests match."""

import re
from collections import Counter
from collections.abc import Collection


def every_paragraph_is_cited(rules: str, code: str, tests: str) -> None:
    """Law 8: every paragraph of rules.md is cited in the game's code and in a test, and nothing else is cited."""
    prefixes = Counter(re.findall(r"\*\*([A-Z]{2}) \d", rules))
    assert prefixes, "rules.md has no numbered paragraphs such as **AB 1.2**"
    [(prefix, _)] = prefixes.most_common(1)
    number = re.compile(rf"\b{prefix} \d+(?:\.\d+)?\b")
    paragraphs = {*number.findall(rules)}
    cited, tested = {*number.findall(code)}, {*number.findall(tests)}
    assert paragraphs <= cited, f"the code does not cite {', '.join(sorted(paragraphs - cited))}"
    assert paragraphs <= tested, f"no test cites {', '.join(sorted(paragraphs - tested))}"
    strange = (cited | tested) - paragraphs
    assert not strange, f"rules.md has no {', '.join(sorted(strange))}"


def every_event_is_explained(rules: str, kinds: Collection[str]) -> None:
    """Law 8: every kind of event is in the section Events of rules.md."""
    _, heading, section = rules.rpartition("# Events")
    assert heading, "rules.md has no section called Events"
    unknown = [kind for kind in kinds if not re.search(rf"(?<![\w-]){re.escape(kind)}(?![\w-])", section)]
    assert not unknown, f"rules.md does not explain the events {', '.join(sorted(unknown))}"
