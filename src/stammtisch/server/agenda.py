"""The agenda of a group: when it meets next, and the same as a file for calendars (iCalendar, RFC 5545).

A day and an hour belong to a time zone: a round that meets at 20:00 does so in summer and in winter.
"""

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from stammtisch.server.api_groups import Agreed
from stammtisch.table.refusals import Reasoned

LASTS: Final = timedelta(hours=3)
"""How long an evening is in a calendar, and how long after its beginning it is still the next one."""
REMINDER: Final = timedelta(minutes=30)
YEARS: Final = 3
"""For how many years a calendar is told when the clocks change."""
FARTHEST: Final = 5
"""How many years the first evening may be away."""
LONGEST_LINE: Final = 74
"""Bytes of a line of a calendar; longer ones are folded."""
WEEKDAYS: Final = ("MO", "TU", "WE", "TH", "FR", "SA", "SU")


class BadPlan(Reasoned):
    """A day and an hour that cannot be kept."""


def checked_plan(plan: Agreed, now: float) -> Agreed:
    """Return the same plan; refuse one in an unknown time zone, on a day that does not exist, or on one far away."""
    try:
        _zone(plan)
        first = _first(plan)
    except (ZoneInfoNotFoundError, OSError, ValueError):
        raise BadPlan("bad-plan") from None
    if abs(first.year - datetime.fromtimestamp(now, UTC).year) > FARTHEST:
        raise BadPlan("bad-plan")
    return plan


def next_time(plan: Agreed, now: float) -> float | None:
    """Return when the group meets next, or meets now, in Unix seconds; None if that is past."""
    for start in _times(plan, datetime.fromtimestamp(now, UTC) - LASTS):
        return start.timestamp()
    return None


def calendar(plan: Agreed, id: str, name: str, link: str, now: float) -> str:
    """Return the file for a calendar, with a reminder; the times follow the zone of the plan."""
    moment = datetime.fromtimestamp(now, UTC)
    zone = _zone(plan)
    start = next(_times(plan, moment - LASTS), _first(plan))
    rule = [] if plan.weeks == 0 else [f"RRULE:FREQ=WEEKLY;INTERVAL={plan.weeks};BYDAY={WEEKDAYS[start.weekday()]}"]
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Stammtisch//EN",
        *_zone_lines(plan.zone, zone, start),
        "BEGIN:VEVENT",
        f"UID:{id}@stammtisch",
        f"DTSTAMP:{moment:%Y%m%dT%H%M%SZ}",
        f"DTSTART;TZID={plan.zone}:{start:%Y%m%dT%H%M%S}",
        f"DURATION:PT{int(LASTS.total_seconds() // 3600)}H",
        *rule,
        f"SUMMARY:{_text(name)}",
        f"DESCRIPTION:{_text(link)}",
        f"URL:{link}",
        "BEGIN:VALARM",
        "ACTION:DISPLAY",
        f"DESCRIPTION:{_text(name)}",
        f"TRIGGER:-PT{int(REMINDER.total_seconds() // 60)}M",
        "END:VALARM",
        "END:VEVENT",
        "END:VCALENDAR",
    ]
    return "".join([f"{_folded(line)}\r\n" for line in lines])


def _zone(plan: Agreed) -> ZoneInfo:
    return ZoneInfo(plan.zone)


def _first(plan: Agreed) -> datetime:
    """Return the first evening, as the clocks of its zone show it."""
    return datetime.combine(date.fromisoformat(plan.day), time.fromisoformat(plan.time), _zone(plan))


def _times(plan: Agreed, since: datetime) -> Iterator[datetime]:
    """Return the evenings from a moment on."""
    start = _first(plan)
    if plan.weeks and start < since:
        # A day is a day, however many hours it has: the clock of the zone stays the same.
        passed = (since.astimezone(start.tzinfo).date() - start.date()).days // (7 * plan.weeks)
        start += timedelta(days=7 * plan.weeks * passed)
        if start < since:
            start += timedelta(days=7 * plan.weeks)
    while start >= since:
        yield start
        if not plan.weeks:
            return
        start += timedelta(days=7 * plan.weeks)


def _zone_lines(name: str, zone: ZoneInfo, start: datetime) -> list[str]:
    """Return the offsets of a zone from the first evening on, change by change."""
    before = start.utcoffset() or timedelta()
    lines = ["BEGIN:VTIMEZONE", f"TZID:{name}", *_offset_lines(datetime(1970, 1, 1), before, before)]
    day = start.astimezone(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    for _ in range(366 * YEARS):
        after = (day + timedelta(days=1)).astimezone(zone).utcoffset() or timedelta()
        if after != before:
            change = _change(day, zone, after)
            lines += _offset_lines(change + before, before, after)
            before = after
        day += timedelta(days=1)
    return [*lines, "END:VTIMEZONE"]


def _change(day: datetime, zone: ZoneInfo, after: timedelta) -> datetime:
    """Return the minute of a day, in UTC without a zone, from which on the clocks show the new time."""
    low, high = 0, 24 * 60
    while low < high:
        middle = (low + high) // 2
        if (day + timedelta(minutes=middle)).astimezone(zone).utcoffset() == after:
            high = middle
        else:
            low = middle + 1
    return (day + timedelta(minutes=low)).replace(tzinfo=None)


def _offset_lines(at: datetime, before: timedelta, after: timedelta) -> list[str]:
    kind = "DAYLIGHT" if after > before else "STANDARD"
    return [
        f"BEGIN:{kind}",
        f"DTSTART:{at:%Y%m%dT%H%M%S}",
        f"TZOFFSETFROM:{_offset(before)}",
        f"TZOFFSETTO:{_offset(after)}",
        f"END:{kind}",
    ]


def _offset(offset: timedelta) -> str:
    minutes = round(offset.total_seconds() / 60)
    return f"{'-' if minutes < 0 else '+'}{abs(minutes) // 60:02}{abs(minutes) % 60:02}"


def _text(text: str) -> str:
    """Return a text with the signs escaped that mean something in a calendar."""
    for sign in ("\\", ";", ","):
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", "\\n")


def _folded(line: str) -> str:
    """Return a line in parts of at most 75 bytes; a part never ends within a character."""
    parts = [""]
    for sign in line:
        if len((parts[-1] + sign).encode()) > LONGEST_LINE:
            parts.append(" ")
        parts[-1] += sign
    return "\r\n".join(parts)
