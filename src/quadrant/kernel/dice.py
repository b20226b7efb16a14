"""Dice that are part of the state, cannot be predicted and can be checked afterwards.

The n-th number of a match is a keyed hash of n; the key comes from the seed. So the whole state of the
generator is a counter, and nobody who has seen a thousand dice can predict the next one. When a match starts,
it publishes ``commitment(seed)``; when it ends, the seed. Anyone can hash it and replay every die.
"""

from __future__ import annotations

import secrets
from functools import lru_cache
from hashlib import blake2b, sha256

Seed = int | str


def key_of(seed: Seed) -> bytes:
    """The key of the keyed hash."""
    return blake2b(str(seed).encode(), digest_size=32, person=b"quadrant dice").digest()


def commitment(seed: Seed) -> str:
    """What is published when a match starts. It fixes the seed and does not give it away."""
    return sha256(f"quadrant:{seed}".encode()).hexdigest()


def fresh_seed() -> str:
    """A seed nobody can guess, so that its commitment really hides it."""
    return secrets.token_hex(16)


def number(key: bytes, counter: int, n: int) -> int:
    """The number with that counter, evenly from 0 to n - 1 (the bias is below n / 2**64)."""
    keyed = _keyed(key).copy()
    keyed.update(counter.to_bytes(8, "little"))
    return int.from_bytes(keyed.digest(), "little") * n >> 64


@lru_cache(64)
def _keyed(key: bytes) -> blake2b:
    """The hash before it has read anything: to copy it is quicker than to read the key again."""
    return blake2b(key=key, digest_size=8)
