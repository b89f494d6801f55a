"""The schema of the database as numbered migrations, the same for SQLite and PostgreSQL.

Column types are PostgreSQL's; SQLite accepts any. To change the schema, add a migration; never edit a released one.
"""

import sqlite3
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stammtisch.server.rows import StoreRefused

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

Migration = tuple[str, ...]

MIGRATIONS: Final[tuple[Migration, ...]] = (
    (
        "CREATE TABLE entries (table_id text NOT NULL, number bigint NOT NULL, at double precision NOT NULL,"
        " entry bytea NOT NULL, PRIMARY KEY (table_id, number))",
        # `people` is the JSON of Summary.people; `sitting` has the same ids again, for queries.
        "CREATE TABLE tables (id text PRIMARY KEY, game text NOT NULL, status text NOT NULL, public integer NOT NULL,"
        " created double precision NOT NULL, changed double precision NOT NULL, due double precision,"
        " about bytea NOT NULL, people text NOT NULL, said bigint NOT NULL DEFAULT 0)",
        "CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL",
        "CREATE INDEX tables_alive ON tables (status) WHERE status <> 'over'",
        "CREATE TABLE sitting (table_id text NOT NULL, person_id text NOT NULL, PRIMARY KEY (table_id, person_id))",
        "CREATE INDEX sitting_person ON sitting (person_id)",
        "CREATE TABLE persons (id text PRIMARY KEY, name text NOT NULL, created double precision NOT NULL,"
        " seen double precision NOT NULL)",
        "CREATE TABLE tokens (hash bytea PRIMARY KEY, person_id text NOT NULL"
        " REFERENCES persons (id) ON DELETE CASCADE)",
        "CREATE INDEX tokens_person ON tokens (person_id)",
        "CREATE TABLE transfers (hash bytea PRIMARY KEY, person_id text NOT NULL"
        " REFERENCES persons (id) ON DELETE CASCADE, expires double precision NOT NULL)",
        "CREATE INDEX transfers_person ON transfers (person_id)",
        "CREATE TABLE chat (table_id text NOT NULL, number bigint NOT NULL, person_id text, audience text NOT NULL,"
        " text text NOT NULL, at double precision NOT NULL, PRIMARY KEY (table_id, number))",
        "CREATE INDEX chat_person ON chat (person_id)",
        "CREATE TABLE secrets (name text PRIMARY KEY, value bytea NOT NULL)",
    ),
    # Why a table that cannot be read is set aside; empty for all others.
    (
        "ALTER TABLE tables ADD COLUMN aside text NOT NULL DEFAULT ''",
        "CREATE INDEX tables_aside ON tables (id) WHERE aside <> ''",
    ),
    (
        # A device is a browser or a program of a person; `hash` is the hash of its cookie or token.
        "CREATE TABLE devices (id text PRIMARY KEY, person_id text NOT NULL"
        " REFERENCES persons (id) ON DELETE CASCADE, hash bytea NOT NULL UNIQUE, kind text NOT NULL,"
        " label text NOT NULL, created double precision NOT NULL, seen double precision NOT NULL)",
        "CREATE INDEX devices_person ON devices (person_id)",
        "INSERT INTO devices (id, person_id, hash, kind, label, created, seen)"
        " SELECT 'token-' || row_number() OVER (ORDER BY hash), person_id, hash, 'program', '', created, seen"
        " FROM tokens JOIN persons ON persons.id = person_id",
        "DROP TABLE tokens",
        # Whether cookies of the first version (signed ids) still count for a person.
        "ALTER TABLE persons ADD COLUMN signed_cookies integer NOT NULL DEFAULT 1",
    ),
    # For hosts: what they decide about people and tables, reports, announcements, and what retention needs.
    (
        # `network` is a keyed hash of where a public table was set up; `attended` is when somebody was last seen there.
        "ALTER TABLE tables ADD COLUMN hidden integer NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN closed double precision",
        "ALTER TABLE tables ADD COLUMN host text NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN network text NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN attended double precision",
        "CREATE INDEX tables_finished ON tables (changed) WHERE status = 'over'",
        "CREATE INDEX tables_public ON tables (public) WHERE public = 1 AND status <> 'over'",
        "CREATE INDEX tables_closed ON tables (closed) WHERE closed IS NOT NULL",
        "CREATE INDEX persons_seen ON persons (seen)",
        "CREATE TABLE measures (kind text NOT NULL, target text NOT NULL, until double precision NOT NULL,"
        " reason text NOT NULL, made double precision NOT NULL, PRIMARY KEY (kind, target))",
        "CREATE TABLE reports (id text PRIMARY KEY, table_id text NOT NULL, reporter text NOT NULL,"
        " person_id text NOT NULL, reason text NOT NULL, text text NOT NULL, chat text NOT NULL,"
        " at double precision NOT NULL, state text NOT NULL, settled double precision)",
        "CREATE INDEX reports_state ON reports (state, at)",
        "CREATE TABLE announcements (id text PRIMARY KEY, texts text NOT NULL, until double precision NOT NULL,"
        " made double precision NOT NULL)",
    ),
    # Results of finished matches. The server adds those of earlier versions, a few at a time (`backfill.py`): they
    # must be read from logs, and a big database must not take minutes to open.
    (
        "CREATE TABLE results (table_id text NOT NULL, seat integer NOT NULL, game text NOT NULL,"
        " rules integer NOT NULL, options text NOT NULL, seats integer NOT NULL, player text NOT NULL,"
        " person_id text REFERENCES persons (id) ON DELETE SET NULL, points bigint NOT NULL, place integer,"
        " resigned integer NOT NULL, hints integer NOT NULL, deal text NOT NULL, fresh integer NOT NULL,"
        " at double precision NOT NULL, PRIMARY KEY (table_id, seat))",
        "CREATE INDEX results_person ON results (person_id)",
        "CREATE INDEX results_deal ON results (deal)",
    ),
    # Short codes of tables, for people who read them out; see `codes.py`.
    ("CREATE TABLE codes (table_id text PRIMARY KEY, code text NOT NULL UNIQUE, expires double precision NOT NULL)",),
    # What the coach has said about a seat of a finished match, as JSON by ply; the account of luck has seat -1 and a
    # ply below 0, which is lower for a newer version.
    (
        "CREATE TABLE reviews (table_id text NOT NULL, seat integer NOT NULL, ply integer NOT NULL,"
        " found bytea NOT NULL, PRIMARY KEY (table_id, seat, ply))",
    ),
    # Deals of the day. A person has one scored try at a game and day. `network` is a keyed hash of where it was begun,
    # kept until the day is over. `pars` has what masters made of a deal, by playthrough. `wishes` is what people have
    # switched on for themselves.
    (
        "CREATE TABLE tries (table_id text PRIMARY KEY, day text NOT NULL, game text NOT NULL,"
        " person_id text REFERENCES persons (id) ON DELETE SET NULL, scored integer NOT NULL, network text NOT NULL,"
        " at double precision NOT NULL)",
        "CREATE UNIQUE INDEX tries_scored ON tries (day, game, person_id) WHERE scored = 1",
        "CREATE INDEX tries_person ON tries (person_id, day)",
        "CREATE TABLE pars (day text NOT NULL, game text NOT NULL, number integer NOT NULL, score bigint NOT NULL,"
        " PRIMARY KEY (day, game, number))",
        "CREATE TABLE wishes (person_id text NOT NULL REFERENCES persons (id) ON DELETE CASCADE, wish text NOT NULL,"
        " PRIMARY KEY (person_id, wish))",
    ),
    # Puzzles: what people have answered and when it comes again, and the ratings of people and of puzzles.
    (
        "CREATE TABLE puzzle_answers (person_id text NOT NULL REFERENCES persons (id) ON DELETE CASCADE,"
        " puzzle text NOT NULL, game text NOT NULL, solved integer NOT NULL, box integer NOT NULL,"
        " due double precision, at double precision NOT NULL, PRIMARY KEY (person_id, puzzle))",
        "CREATE TABLE puzzle_players (person_id text NOT NULL REFERENCES persons (id) ON DELETE CASCADE,"
        " game text NOT NULL, rating double precision NOT NULL, answers integer NOT NULL,"
        " PRIMARY KEY (person_id, game))",
        "CREATE TABLE puzzle_ratings (puzzle text PRIMARY KEY, rating double precision NOT NULL,"
        " answers integer NOT NULL)",
    ),
    # Groups. `link` is the secret that leads to one; a member who was removed stays as a row, so as not to come back.
    (
        "CREATE TABLE groups (id text PRIMARY KEY, link text NOT NULL UNIQUE, name text NOT NULL,"
        " founder text NOT NULL, created double precision NOT NULL, plan text NOT NULL)",
        "CREATE TABLE members (group_id text NOT NULL REFERENCES groups (id) ON DELETE CASCADE,"
        " number integer NOT NULL, person_id text NOT NULL REFERENCES persons (id) ON DELETE CASCADE,"
        " removed integer NOT NULL, seen double precision NOT NULL, PRIMARY KEY (group_id, number),"
        " UNIQUE (group_id, person_id))",
        "CREATE INDEX members_person ON members (person_id)",
        "ALTER TABLE tables ADD COLUMN group_id text NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN same_deal text NOT NULL DEFAULT ''",
        "CREATE INDEX tables_group ON tables (group_id, changed) WHERE group_id <> ''",
        "CREATE INDEX tables_same_deal ON tables (same_deal) WHERE same_deal <> ''",
    ),
    # Where people are called when it is their turn; see `calls.py`. `called` is when that was last done.
    (
        "CREATE TABLE calls (id text PRIMARY KEY, person_id text NOT NULL REFERENCES persons (id) ON DELETE CASCADE,"
        " address text NOT NULL, keys text NOT NULL, auth text NOT NULL, language text NOT NULL,"
        " called double precision NOT NULL, UNIQUE (person_id, address))",
    ),
    # Ratings of people by game, and up to which match they are made; results by person and time.
    (
        "CREATE TABLE ratings (person_id text NOT NULL REFERENCES persons (id) ON DELETE CASCADE, game text NOT NULL,"
        " mu double precision NOT NULL, sigma double precision NOT NULL, matches integer NOT NULL,"
        " PRIMARY KEY (person_id, game))",
        "CREATE TABLE rated (at double precision NOT NULL, table_id text NOT NULL)",
        "DROP INDEX results_person",
        "CREATE INDEX results_person ON results (person_id, at)",
        "CREATE INDEX results_at ON results (at, table_id)",
    ),
    # Events. The id of one is the link that leads to it; `asked` is its settings as JSON. An entrant without a person
    # is a bot, or somebody who is forgotten. `seats` is a JSON list of entrants; `counts` is 0 where the host decided.
    (
        "CREATE TABLE events (id text PRIMARY KEY, name text NOT NULL, host text NOT NULL, group_id text NOT NULL,"
        " asked text NOT NULL, state text NOT NULL, round integer NOT NULL, created double precision NOT NULL,"
        " changed double precision NOT NULL)",
        "CREATE INDEX events_host ON events (host)",
        "CREATE INDEX events_group ON events (group_id) WHERE group_id <> ''",
        "CREATE INDEX events_alive ON events (state) WHERE state IN ('running', 'paused')",
        "CREATE TABLE entrants (event_id text NOT NULL REFERENCES events (id) ON DELETE CASCADE,"
        " number integer NOT NULL, person_id text REFERENCES persons (id) ON DELETE SET NULL, level text NOT NULL,"
        " gone integer NOT NULL, removed integer NOT NULL, seen double precision NOT NULL,"
        " PRIMARY KEY (event_id, number), UNIQUE (event_id, person_id))",
        "CREATE INDEX entrants_person ON entrants (person_id)",
        "CREATE TABLE pairings (event_id text NOT NULL REFERENCES events (id) ON DELETE CASCADE,"
        " round integer NOT NULL, number integer NOT NULL, table_id text NOT NULL, seats text NOT NULL,"
        " begun integer NOT NULL, counts integer NOT NULL, PRIMARY KEY (event_id, round, number))",
        "CREATE INDEX pairings_table ON pairings (table_id)",
    ),
    # Matches that people have played without a connection and then handed over; see `handed.py`.
    (
        "CREATE TABLE handed (table_id text PRIMARY KEY, person_id text NOT NULL"
        " REFERENCES persons (id) ON DELETE CASCADE, at double precision NOT NULL)",
        "CREATE INDEX handed_person ON handed (person_id)",
    ),
    # Ratings within groups; `members.rating` says whether somebody has switched theirs on. All are made from the start.
    (
        "ALTER TABLE members ADD COLUMN rating integer NOT NULL DEFAULT 0",
        "CREATE TABLE group_ratings (group_id text NOT NULL REFERENCES groups (id) ON DELETE CASCADE,"
        " person_id text NOT NULL REFERENCES persons (id) ON DELETE CASCADE, game text NOT NULL,"
        " mu double precision NOT NULL, sigma double precision NOT NULL, matches integer NOT NULL,"
        " PRIMARY KEY (group_id, person_id, game))",
        "CREATE INDEX group_ratings_person ON group_ratings (person_id)",
        "DELETE FROM ratings",
        "DELETE FROM rated",
    ),
    # When the members of a group were last told that they meet soon; see `reminders.py`.
    ("ALTER TABLE groups ADD COLUMN reminded double precision NOT NULL DEFAULT 0",),
    # When the seasons of a group began, as a JSON list; empty while there is only one.
    ("ALTER TABLE groups ADD COLUMN seasons text NOT NULL DEFAULT ''",),
    # To which evening of the group a member comes, by its beginning; negative if they cannot.
    ("ALTER TABLE members ADD COLUMN coming double precision NOT NULL DEFAULT 0",),
    # When a group meets next, or earlier: from then on the reminders look at it. NULL if it meets no more. Tries by
    # day, and those of which a network is kept. Ratings are made again: nobody is rated against themselves.
    (
        "ALTER TABLE groups ADD COLUMN meets double precision DEFAULT 0",
        "CREATE INDEX groups_meets ON groups (meets) WHERE plan <> ''",
        "CREATE INDEX tries_day ON tries (day, game)",
        "CREATE INDEX tries_network ON tries (day) WHERE network <> ''",
        "DELETE FROM ratings",
        "DELETE FROM group_ratings",
        "DELETE FROM rated",
    ),
)

COLUMNS: Final[dict[str, tuple[str, ...]]] = {
    "entries": ("table_id", "number", "at", "entry"),
    "tables": (
        *("id", "game", "status", "public", "created", "changed", "due", "about", "people", "said", "aside"),
        *("hidden", "closed", "host", "network", "attended", "group_id", "same_deal"),
    ),
    "sitting": ("table_id", "person_id"),
    "persons": ("id", "name", "created", "seen", "signed_cookies"),
    "devices": ("id", "person_id", "hash", "kind", "label", "created", "seen"),
    "transfers": ("hash", "person_id", "expires"),
    "chat": ("table_id", "number", "person_id", "audience", "text", "at"),
    "secrets": ("name", "value"),
    "measures": ("kind", "target", "until", "reason", "made"),
    "reports": ("id", "table_id", "reporter", "person_id", "reason", "text", "chat", "at", "state", "settled"),
    "announcements": ("id", "texts", "until", "made"),
    "results": (
        *("table_id", "seat", "game", "rules", "options", "seats", "player", "person_id", "points", "place"),
        *("resigned", "hints", "deal", "fresh", "at"),
    ),
    "codes": ("table_id", "code", "expires"),
    "reviews": ("table_id", "seat", "ply", "found"),
    "tries": ("table_id", "day", "game", "person_id", "scored", "network", "at"),
    "pars": ("day", "game", "number", "score"),
    "wishes": ("person_id", "wish"),
    "puzzle_answers": ("person_id", "puzzle", "game", "solved", "box", "due", "at"),
    "puzzle_players": ("person_id", "game", "rating", "answers"),
    "puzzle_ratings": ("puzzle", "rating", "answers"),
    "groups": ("id", "link", "name", "founder", "created", "plan", "reminded", "seasons", "meets"),
    "members": ("group_id", "number", "person_id", "removed", "seen", "rating", "coming"),
    "calls": ("id", "person_id", "address", "keys", "auth", "language", "called"),
    "ratings": ("person_id", "game", "mu", "sigma", "matches"),
    "rated": ("at", "table_id"),
    "events": ("id", "name", "host", "group_id", "asked", "state", "round", "created", "changed"),
    "entrants": ("event_id", "number", "person_id", "level", "gone", "removed", "seen"),
    "pairings": ("event_id", "round", "number", "table_id", "seats", "begun", "counts"),
    "handed": ("table_id", "person_id", "at"),
    "group_ratings": ("group_id", "person_id", "game", "mu", "sigma", "matches"),
}
"""The tables of a backup, in an order in which they can be restored."""

KEEPS_VERSION: Final = "CREATE TABLE IF NOT EXISTS schema (version bigint NOT NULL)"
READS_VERSION: Final = "SELECT version FROM schema"
MIGRATION_SECONDS: Final = 3600


def migrate_sqlite(connection: sqlite3.Connection, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Bring a SQLite database up to date in one transaction."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute(KEEPS_VERSION)
        row = connection.execute(READS_VERSION).fetchone()
        for statement in statements(row and row[0], migrations):
            connection.execute(statement)
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


async def migrate_postgres(
    connection: "PoolConnectionProxy[Record]", migrations: Sequence[Migration] = MIGRATIONS
) -> None:
    """Bring a PostgreSQL database up to date in one transaction, one process at a time."""
    async with connection.transaction():
        lock = "SELECT pg_advisory_xact_lock(hashtext('stammtisch schema'))"
        await connection.execute(lock, timeout=MIGRATION_SECONDS)
        await connection.execute(KEEPS_VERSION)
        for statement in statements(await connection.fetchval(READS_VERSION), migrations):
            await connection.execute(statement, timeout=MIGRATION_SECONDS)


def statements(version: int | None, migrations: Sequence[Migration]) -> list[str]:
    """Return the statements from a version (None: an empty database) to the newest; StoreRefused if it is newer."""
    newest = len(migrations)
    if version is not None and version > newest:
        raise StoreRefused(
            f"the database has schema version {version}, and this program knows versions up to {newest}: "
            "it was used with a newer stammtisch; install that version or a later one"
        )
    if version == newest:
        return []
    keep = f"INSERT INTO schema VALUES ({newest})" if version is None else f"UPDATE schema SET version = {newest}"
    return [statement for migration in migrations[version or 0 :] for statement in migration] + [keep]
