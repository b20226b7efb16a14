"""Which rules of which game are carried out where, and which tests prove them: ``make rules``.

``--write`` renews the pages in ``docs/rules``; ``--check`` only says whether they are as they should be.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from os.path import relpath
from pathlib import Path
from typing import Final

from quadrant import citations
from quadrant.citations import CHECKOUT, DOCS, Cited
from quadrant.kernel.catalog import Game, games
from quadrant.kernel.rules import Rule, rules
from quadrant.testing import Citation, coverage

PAGES: Final = DOCS / "rules"
HEAD: Final = """# The rules of {title}

Every rule of the rulebook in our words, the modules that carry it out, and the tests that prove it.
`make rules` writes this page; `quadrant rule {name} {number}` prints a rule with lines, options and rulings.

| rule | | in | carried out in | proven by |
| --- | --- | --- | --- | --- |
"""


def page(game: Game) -> str:
    """The page of a game's rules."""
    number = next(rule.rule for rule in rules(game.name) if rule.place == "code")
    head = HEAD.format(title=game.title, name=game.name, number=number)
    return head + "".join(f"{_row(game.name, rule)}\n" for rule in rules(game.name))


def _row(game: str, rule: Rule) -> str:
    found = (citations.of_bots if rule.place == "bots" else citations.of_code)(game).cited[rule.rule]
    acting = (place for place in found if place.acts)
    proofs = citations.of_tests().get(Citation(game, rule.rule), ())
    words = f"**{rule.title_en}** {rule.summary_en}".replace("|", "\\|")
    return f"| {rule.rule} | {words} | {rule.place} | {_links(acting)} | {_links(proofs)} |"


def _links(places: Iterable[Cited]) -> str:
    """The files in which these places are."""
    files = dict.fromkeys(place.file for place in places)
    return ", ".join(f"[{file.stem}]({Path(relpath(file, PAGES)).as_posix()})" for file in files)


def pages() -> Iterator[tuple[Path, str]]:
    """Every page, and what should stand on it."""
    for game in games():
        yield PAGES / f"{game.name.replace('_', '-')}.md", page(game)


def report() -> Iterator[str]:
    """How much is proven and cited, and what is not."""
    for book in coverage(citations.of_tests()):
        missing, wrong = citations.uncited(book.game), citations.of_code(book.game).unknown
        yield f"{book}; {len(book.rules) - len(missing)} cited where they live"
        yield from (f"  not proven: {rule}" for rule in book.unproven)
        yield from (f"  not cited: {rule.rule}" for rule in missing)
        yield from (f"  no such rule: {number} ({place})" for number, place in wrong)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="renew the pages in docs/rules")
    parser.add_argument("--check", action="store_true", help="fail if they are not as they should be")
    args = parser.parse_args()
    for line in report():
        print(line)
    stale = [file for file, text in pages() if not file.is_file() or file.read_text(encoding="utf-8") != text]
    if args.write:
        PAGES.mkdir(exist_ok=True)
        for file, text in pages():
            file.write_text(text, encoding="utf-8")
    elif args.check:
        for file in stale:
            print(f"{file.relative_to(CHECKOUT)} is out of date: make rules")
    return 1 if args.check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
