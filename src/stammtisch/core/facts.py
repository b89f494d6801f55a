"""What a viewer knows beside the places of pieces: a struct or a dataclass of the game's own, or a dictionary."""


def named(facts: object) -> dict[str, object]:
    """Return facts by their names."""
    if isinstance(facts, dict):
        return facts
    names = getattr(facts, "__struct_fields__", ()) or getattr(facts, "__dataclass_fields__", ())
    return {name: getattr(facts, name) for name in names}


def some(facts: object, *names: str) -> dict[str, object]:
    """Return some facts by their names, for an event that changes them."""
    return {name: getattr(facts, name) for name in names}


def in_words(fact: object) -> str:
    """Return a fact as text."""
    if isinstance(fact, (tuple, list)):
        return " ".join([in_words(part) for part in fact]) or "-"
    return str(fact)
