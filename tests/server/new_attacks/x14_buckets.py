"""Beyond 50,000 buckets that are not empty every message looks through all of them: a botnet makes each message dear.

Two buckets that drain slowly (identities, secrets) come with each address; 25,000 addresses are enough.
"""

import time

import begin  # noqa: F401

from stammtisch.server.limits import IDENTITIES, MESSAGES, MOST_BUCKETS, Limits

if __name__ == "__main__":
    limits = Limits()
    for number in range(MOST_BUCKETS + 1):
        for _ in range(3):
            limits.spend(IDENTITIES, number)
    begun = time.perf_counter()
    for _ in range(50):
        limits.spend(MESSAGES, "somebody honest")
    print(f"{(time.perf_counter() - begun) / 50 * 1000:.1f} ms for each message of anybody, in the event loop")
