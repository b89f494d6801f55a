"""Seven Seals on the deal of the day: one round against three experts. Points are penalties."""

from stammtisch.core.daily import Daily

DAILY = Daily(seats=4, options={"length": "single"}, scoring="penalties")
