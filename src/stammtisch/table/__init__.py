"""The table engine: a table as its log describes it, and what happens there. No socket, no disk, no process."""
