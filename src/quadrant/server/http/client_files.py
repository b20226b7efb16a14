"""The built browser client, served from memory. It ships in the package, so users need no Node."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath
from msgspec import Struct

from quadrant.server.problems import NotFound

TEXT = (".html", ".js", ".css", ".svg", ".json", ".map", ".webmanifest", ".txt")
MISSING = b"""<!doctype html><meta charset="utf-8"><title>Quadrant</title>
<p>The browser client has not been built. Run <code>make client</code> and reload.</p>
"""


class File(Struct, frozen=True):
    """A file of the client, as it is sent."""

    data: bytes
    zipped: bytes | None
    kind: str
    etag: str
    #: Its name changes with its content, so it may be cached forever.
    fixed: bool


@cache
def client() -> dict[str, File]:
    """All files of the client by path."""
    folder = files("quadrant.server").joinpath("client")
    found = dict(_read(folder, "")) if folder.is_dir() else {}
    if "index.html" not in found:
        found["index.html"] = _file("index.html", MISSING)
    return found


def _read(folder: Traversable, path: str) -> list[tuple[str, File]]:
    found: list[tuple[str, File]] = []
    for item in folder.iterdir():
        name = path + item.name
        if item.is_dir():
            found += _read(item, f"{name}/")
        else:
            found.append((name, _file(name, item.read_bytes())))
    return found


def _file(name: str, data: bytes) -> File:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if name.endswith(".js"):
        kind = "text/javascript"
    zipped = gzip.compress(data, mtime=0) if name.endswith(TEXT) and len(data) > 1000 else None
    etag = f'"{blake2b(data, digest_size=12).hexdigest()}"'
    return File(data, zipped, kind, etag, name.startswith("assets/"))


@get("/", include_in_schema=False)
async def front(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The client."""
    return _page(request, "")


@get("/{path:path}", include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """A file of the client."""
    return _page(request, path)


def _page(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    """A file. Other paths get the client, which finds its own way."""
    known = client()
    name = path.strip("/")
    file = known.get(name)
    if file is None:
        if name.startswith("api/") or "." in name.rpartition("/")[2]:
            raise NotFound(f"there is nothing at /{name}")
        file = known["index.html"]
    return send(request, file.data, file.zipped, file.kind, file.etag, fixed=file.fixed)


def send(
    request: Request[Any, Any, Any],
    data: bytes,
    zipped: bytes | None,
    kind: str = MediaType.JSON,
    etag: str = "",
    *,
    fixed: bool = False,
) -> Response[bytes]:
    """Bytes that seldom change: not sent again to clients that have them, and compressed where accepted."""
    keep = "public, max-age=31536000, immutable" if fixed else "no-cache"
    headers = {"etag": etag, "cache-control": keep, "vary": "accept-encoding"}
    if etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    if zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(zipped, headers={**headers, "content-encoding": "gzip"}, media_type=kind)
    return Response(data, headers=headers, media_type=kind)
