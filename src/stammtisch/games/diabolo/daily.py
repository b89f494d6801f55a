"""Diabolo on the deal of the day: one round against three experts."""

from stammtisch.core.daily import Daily

DAILY = Daily(seats=4, options={"length": "single"})
