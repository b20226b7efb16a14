"""``quadrant page``: serve the built page on this machine. Any other server of files does as well."""

from __future__ import annotations

import argparse
import gzip
import sys
from functools import lru_cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from quadrant.errors import QuadrantError

#: What is worth compressing on its way; the large files are compressed already.
TEXTS = (".css", ".ftl", ".html", ".js", ".json", ".mjs", ".svg", ".webmanifest")
TYPES = {".mjs": "text/javascript", ".js": "text/javascript", ".webmanifest": "application/manifest+json"}


@lru_cache(maxsize=256)
def _packed(path: str, changed: int) -> bytes:
    return gzip.compress(Path(path).read_bytes(), 6)


class Files(SimpleHTTPRequestHandler):
    """Files as they are, texts compressed; what is new is asked for, the rest is told to be as it was."""

    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **TYPES, ".gz": "application/octet-stream"}
    protocol_version = "HTTP/1.1"

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        if path.is_dir():
            path /= "index.html"
        accepts = "gzip" in self.headers.get("Accept-Encoding", "")
        fresh = "If-Modified-Since" not in self.headers
        if not (accepts and fresh and path.suffix in TEXTS and path.is_file()):
            super().do_GET()
            return
        data = _packed(str(path), path.stat().st_mtime_ns)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Last-Modified", self.date_time_string(path.stat().st_mtime))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads who has fetched what."""


def serve(args: argparse.Namespace) -> int:
    """Serve the page until somebody interrupts it."""
    folder = Path(args.folder)
    if not (folder / "index.html").is_file():
        raise QuadrantError(f"there is no page in {folder}: `make page` builds it")
    try:
        server = ThreadingHTTPServer(("127.0.0.1", args.port), partial(Files, directory=str(folder)))
    except OSError as error:
        raise QuadrantError(f"port {args.port} cannot be used: {error.strerror}") from None
    with server:
        sys.stdout.write(f"http://127.0.0.1:{server.server_port}/\n")
        sys.stdout.flush()
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            return 0
    return 0
