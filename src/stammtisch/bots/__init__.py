"""Bots: a choice from a view."""
