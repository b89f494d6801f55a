"""SEP on the deal of the day: the solo game."""

from stammtisch.core.daily import Daily

DAILY = Daily(seats=1)
