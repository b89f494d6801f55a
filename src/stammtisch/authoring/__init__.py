"""For those who make a game: check it, begin one, work on it."""
