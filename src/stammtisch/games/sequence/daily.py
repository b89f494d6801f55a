"""Sequence on the deal of the day: against one expert. The lead in lines is compared."""

from stammtisch.core.daily import Daily

DAILY = Daily(seats=2, scoring="lead")
