"""Tokens as they are stored."""

from __future__ import annotations

from hashlib import sha256


def kept(token: str) -> str:
    """The form in which a token is stored: who reads the database cannot come in with it."""
    return sha256(token.encode()).hexdigest()
