"""Offline: the table engine in a browser, without a server. Messages in, messages out; docs/offline.md says how."""
