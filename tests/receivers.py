"""A push service and webhook receivers on this machine, for the tests of tidings: they check what they get.

The push service decrypts a message as a browser does (RFC 8291, RFC 8188) and checks who sent it (RFC 8292).
"""

from __future__ import annotations

import asyncio
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Struct

CURVE = ec.SECP256R1()


def encode(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Got(Struct):
    """A request as it came."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return msgspec.json.decode(self.body)


class Receiver:
    """Keeps what it is sent, and answers as it is told to."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.status = 200
        self.more: dict[str, str] = {}
        #: As long as it is set nothing is answered.
        self.silent: asyncio.Event | None = None
        self.address = ""
        self.came = asyncio.Event()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        method, path, _ = head[0].split(" ")
        pairs = (line.partition(":") for line in head[1:] if line)
        headers = {name.strip().lower(): value.strip() for name, _, value in pairs}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        self.got.append(Got(method, path, headers, body))
        self.came.set()
        if self.silent is not None:
            await self.silent.wait()
        more = "".join(f"{name}: {value}\r\n" for name, value in self.more.items())
        writer.write(f"HTTP/1.1 {self.status} answer\r\n{more}content-length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


class Browser:
    """A browser's push subscription: its keys, which nobody else has."""

    def __init__(self, service: Receiver, name: str = "1") -> None:
        self._key = ec.generate_private_key(CURVE)
        self._auth = os.urandom(16)
        self._service = service
        self.endpoint = f"{service.address}/push/{name}"

    @property
    def point(self) -> bytes:
        return self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, **more: Any) -> dict[str, Any]:
        """What it gives to whoever may send it messages."""
        return {"endpoint": self.endpoint, "p256dh": encode(self.point), "auth": encode(self._auth), **more}

    def read(self, got: Got) -> Any:
        """What a message says, which only this browser can read."""
        assert got.headers["content-encoding"] == "aes128gcm"
        salt, size, length = got.body[:16], int.from_bytes(got.body[16:20], "big"), got.body[20]
        theirs, sealed = got.body[21 : 21 + length], got.body[21 + length :]
        assert len(sealed) <= size <= 4096
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        info = b"WebPush: info\0" + self.point + theirs
        secret = HKDF(hashes.SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        text = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert text.endswith(b"\x02")
        return msgspec.json.decode(text[:-1])


def sender_of(got: Got, key: str) -> dict[str, Any]:
    """Who says that he has sent it, if he has the key that browsers were given."""
    scheme, _, rest = got.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert parts["k"] == key
    head, claims, signed = parts["t"].split(".")
    assert msgspec.json.decode(decode(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = decode(signed)
    signature = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(key))
    public.verify(signature, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = msgspec.json.decode(decode(claims))
    return found


@asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    """A receiver on a port of its own."""
    receiver = Receiver()
    server = await asyncio.start_server(receiver.serve, "127.0.0.1", 0)
    receiver.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield receiver
