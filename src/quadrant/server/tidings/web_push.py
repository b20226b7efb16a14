"""Web Push: a message that only one browser can read (RFC 8291), from a server that it knows (RFC 8292)."""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import msgspec
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Struct

from quadrant.server.problems import ServerError

#: The size of a record; a message has one. Push services take 4096 bytes in all.
RECORD, LARGEST = 4096, 3000
#: Seconds that a token is valid, and that a push service keeps a message for a browser that is off.
VALID, KEPT = 12 * 3600, 24 * 3600
_CURVE = ec.SECP256R1()


class Subscription(Struct, frozen=True):
    """What a browser's push service needs: the browser's public key and a secret, in base64url."""

    p256dh: str
    auth: str


def encoded(data: bytes) -> str:
    """In base64url, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """From base64url, with or without padding."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def checked(keys: Subscription) -> Subscription:
    """The keys, if a message can be encrypted with them. Raises ServerError."""
    try:
        _public(decoded(keys.p256dh))
        fits = len(decoded(keys.auth)) == 16
    except (ValueError, UnsupportedAlgorithm):
        fits = False
    if not fits:
        raise ServerError("those are not the keys of a push subscription")
    return keys


def encrypted(
    message: bytes, keys: Subscription, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """The message for that browser as aes128gcm (RFC 8188), with a key and a salt made for it alone."""
    if len(message) > LARGEST:
        raise ValueError("the message is too long")
    own, salt = own or ec.generate_private_key(_CURVE), salt or os.urandom(16)
    theirs, mine = decoded(keys.p256dh), _point(own.public_key())
    shared = own.exchange(ec.ECDH(), _public(theirs))
    secret = _derived(shared, decoded(keys.auth), b"WebPush: info\0" + theirs + mine, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    # The last record ends with a two; the rest of its plain text would be padding.
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


class Vapid:
    """The server's key pair: push services see that all messages come from the same server."""

    def __init__(self, private: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(decoded(private), "big"), _CURVE)
        #: As browsers want it when they subscribe.
        self.public = encoded(_point(self._key.public_key()))

    @staticmethod
    def fresh() -> str:
        """A new private key, as it is stored."""
        number = ec.generate_private_key(_CURVE).private_numbers().private_value
        return encoded(number.to_bytes(32, "big"))

    def headers(self, endpoint: str, subject: str, seconds: int) -> dict[str, str]:
        """What a request to that push service must say; ``seconds`` since 1970."""
        place = urlsplit(endpoint)
        claims: dict[str, str | int] = {
            "aud": f"{place.scheme}://{place.netloc}",
            "exp": seconds + VALID,
            "sub": subject,
        }
        token = self._signed(claims)
        return {
            "authorization": f"vapid t={token}, k={self.public}",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT),
            "urgency": "normal",
        }

    def _signed(self, claims: dict[str, str | int]) -> str:
        """A JSON Web Token, by ES256."""
        head, body = (encoded(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(f"{head}.{body}".encode(), ec.ECDSA(hashes.SHA256())))
        return f"{head}.{body}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def _public(point: bytes) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, point)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
