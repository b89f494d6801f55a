"""The table server: people, tables, and matches that are kept."""
