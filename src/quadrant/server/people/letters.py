"""The letters that the server writes: in the reader's language, complete and safe to send."""

from __future__ import annotations

import re
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from quadrant.kernel.text import catalogue
from quadrant.server.problems import ServerError

#: Longer titles are cut: a subject is a line.
TITLE = 60
#: What mail programs turn into links: a dot within a word (any sign used in host names), and what follows the
#: name of a protocol.
_LINK = re.compile(r"(?<=\S)[.\u3002\uff0e\uff61](?=\S)|:(?=//)")
_LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_ADDRESS = re.compile(rf"[\w.!#$%&'*+/=?^`{{|}}~-]{{1,64}}@{_LABEL}(?:\.{_LABEL})+", re.ASCII)


def checked(address: str) -> str:
    """The address, if mail can be sent there and nowhere else. Raises ServerError."""
    if len(address) > 254 or not _ADDRESS.fullmatch(address):
        raise ServerError("that is not an address for mail")
    return address


def box_of(address: str) -> str:
    """The mailbox behind an address: the part after a plus sign does not matter."""
    name, _, host = address.casefold().rpartition("@")
    return f"{name.partition('+')[0]}@{host}"


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    path = files("quadrant.server").joinpath("locale", f"{language}.ftl")
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def _say(language: str, id: str, attribute: str | None = None, **args: str) -> str:
    bundle = _bundle(language)
    message = bundle.get_message(id)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, args)[0])


def title_of(game: str, title: str, language: str) -> str:
    """The title of a match in one line; its owner may have written anything."""
    plain = " ".join("".join(c if c.isprintable() else " " for c in title).split())
    return unlinked(plain[:TITLE]) or catalogue(game, language).format("game-title")


def unlinked(words: str) -> str:
    """Somebody else's words, changed so that no program turns them into a link: "www. example. com"."""
    return _LINK.sub(r"\g<0> ", words)


def seat_of(game: str, seat: str, language: str) -> str:
    """The name of a seat."""
    return catalogue(game, language).name("seat", seat)


def letter(
    kind: str, language: str, sender: str, address: str, name: str, url: str, token: str, **args: str
) -> EmailMessage:
    """A letter of that kind; ``link`` among the arguments leads to the table, if there is one."""
    stop = f"{url}/#/mail/stop/{token}"
    parts = [_say(language, "mail-greeting", name=unlinked(name))]
    asked = {"confirm": "mail/confirm", "reset": "reset"}
    if kind in asked:
        parts.append(_say(language, f"mail-{kind}", "text", link=f"{url}/#/{asked[kind]}/{token}"))
    else:
        parts.append(_say(language, f"mail-{kind}", "text", **args))
        if args.get("told"):
            parts.append(_say(language, "mail-told") + "\n" + args["told"])
        parts.append(_say(language, "mail-link", link=args["link"]))
        parts.append(_say(language, "mail-stop", link=stop))
    message = EmailMessage()
    message["From"], message["To"] = sender, address
    message["Subject"] = _say(language, f"mail-{kind}", **args)
    message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain="quadrant.invalid")
    # Tells programs that reply automatically that nobody would read it.
    message["Auto-Submitted"] = "auto-generated"
    if kind not in asked:
        message["List-Unsubscribe"] = f"<{stop}>"
    message.set_content("\n\n".join(parts) + "\n")
    return message
