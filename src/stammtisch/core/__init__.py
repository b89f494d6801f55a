"""The foundation: what a game, a bot, a match, a deal and a record are."""

from stammtisch.core import pure_vec

pure_vec.install()
