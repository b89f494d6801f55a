"""Tools for authors of games: start a game, check it, work on it."""
