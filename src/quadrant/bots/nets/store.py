"""Weights as files: half-precision npz, with a card of JSON beside them that says how they came about."""

from __future__ import annotations

import io
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from quadrant.bots.nets import CARD, WEIGHTS
from quadrant.bots.nets.net import Floats, Net, Weights, shape_of
from quadrant.errors import QuadrantError
from quadrant.kernel.catalog import Game
from quadrant.kernel.features import reader


class Card(msgspec.Struct, frozen=True):
    """How weights came about: what they are for, the command, on how many games, and how they play."""

    game: str
    #: The version of the game's rules, and the fingerprint of its features.
    version: int
    features: str
    command: str
    scenarios: tuple[str, ...]
    games: int
    choices: int
    minutes: float
    #: How it did against others, by their names: (games, part of the victories).
    ladder: dict[str, tuple[int, float]] = {}


def packed(weights: Weights) -> bytes:
    """Weights as the bytes of a half-precision npz."""
    file = io.BytesIO()
    arrays: dict[str, Any] = {name: array.astype(np.float16) for name, array in weights.items()}
    np.savez(file, **arrays)
    return file.getvalue()


def unpacked(data: bytes) -> dict[str, Floats]:
    """The weights in the bytes of an npz."""
    with np.load(io.BytesIO(data), allow_pickle=False) as arrays:
        return {name: arrays[name].astype(np.float32) for name in arrays.files}


def write(folder: Path, weights: Weights, card: Card) -> None:
    """Weights and card, each whole or not at all."""
    put(folder / WEIGHTS, packed(weights))
    put(folder / CARD, msgspec.json.format(msgspec.json.encode(card), indent=1) + b"\n")


def put(path: Path, data: bytes) -> None:
    """Write a file; who reads it meanwhile, or after a crash, finds the old one or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".new")
    fresh.write_bytes(data)
    fresh.replace(path)


def card(game: Game, file: Traversable) -> Card:
    """The card of weights, if they are for the game as it is."""
    try:
        found = msgspec.json.decode(file.read_bytes(), type=Card)
    except OSError as error:
        raise QuadrantError(f"cannot read {file}: {error.strerror}") from None
    except msgspec.MsgspecError as error:
        raise QuadrantError(f"{file} is not the card of a net: {error}") from None
    if found.game != game.name:
        raise QuadrantError(f"{file} is about a net for {found.game}, not for {game.name}")
    if found.features != reader(game).fingerprint:
        raise QuadrantError(f"{file} is about a net for other features of {game.name} than there are now")
    return found


def read(game: Game, weights: Traversable, card_file: Traversable) -> Net:
    """The net in these files, if it is for the game as it is."""
    card(game, card_file)
    try:
        data = weights.read_bytes()
    except OSError as error:
        raise QuadrantError(f"cannot read {weights}: {error.strerror}") from None
    return Net(shape_of(game), unpacked(data))


def league_packed(members: Mapping[str, bytes]) -> bytes:
    """Several packed nets in one file."""
    return msgspec.msgpack.encode(dict(members))


def league_unpacked(data: bytes) -> dict[str, bytes]:
    return msgspec.msgpack.decode(data, type=dict[str, bytes])
