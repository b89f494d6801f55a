"""The table engine: what a table's log comes to, and what happens there. No socket, no disk, no process."""
