"""Bots: they choose an action from a view."""
