"""An owner's components: written out, checked, and played with beside the built-in ones."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import quadrant
from quadrant import bots
from quadrant.bots import arena
from quadrant.cli import main
from quadrant.errors import BadComponents, QuadrantError, UnknownComponents
from quadrant.kernel import catalog, components, owned
from quadrant.kernel.components import Owned
from quadrant.kernel.text import catalogue

Change = Callable[[Any], None]


def corrected(root: Path, game: str, file: str, change: Change) -> Path:
    """A folder with one file of a game, changed."""
    folder = root / game
    folder.mkdir(parents=True, exist_ok=True)
    data = json.loads(components.built_in(game, file))
    change(data)
    (folder / f"{file}.json").write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
    return root


def stronger(data: Any) -> None:
    """Clement Attlee is worth one less than was thought."""
    card(data, "UK-01")["value"] = 4


def card(data: Any, id: str) -> Any:
    return next(card for card in data["cards"] if card["id"] == id)


@pytest.fixture
def taken(tmp_path: Path) -> Iterator[Owned]:
    """Churchill with another value on one card."""
    (found,) = owned.take([corrected(tmp_path, "churchill", "cards", stronger)])
    yield found
    components.remove(found)


# Writing and checking


@pytest.mark.unmeasured
@pytest.mark.parametrize("game", catalog.NAMES)
def test_what_is_written_out_is_as_built_in(game: str, tmp_path: Path) -> None:
    written = owned.export(catalog.find(game), tmp_path)
    assert {path.stem for path in written} == {*catalog.find(game).printed, "README"}
    assert owned.check(tmp_path) == ([], [])
    with pytest.raises(QuadrantError, match="there already"):
        owned.export(catalog.find(game), tmp_path)


def test_what_is_reconstructed_is_named(tmp_path: Path) -> None:
    owned.export(catalog.find("generals"), tmp_path)
    text = (tmp_path / "generals" / "README.md").read_text("utf-8")
    assert text.count(": medium") == 4
    assert "`cards[24] germany_volksturm`: medium" in text
    data = json.loads(components.built_in("churchill", "cards"))
    assert (
        dict(owned.reconstructed(data))["cards[2] truman"]
        == "value authored, ability authored, penalty authored"
    )


def first(data: Any) -> Any:
    return data["cards"][0]


FAULTS: list[tuple[Change, str]] = [
    (lambda data: first(data).update(copies="two"), 'cards[0].copies: "two" is a text; it must be a number'),
    (lambda data: first(data).update(colour=1), "cards[0].colour: there is no such field"),
    (lambda data: first(data).pop("copies"), "cards[0]: the field 'copies' is missing"),
    (lambda data: first(data).update(id="unheard_of"), "cards: there is no 'unheard_of'"),
    (lambda data: data["cards"].pop(), "cards: 'usa_wartime_production' is missing"),
    (lambda data: data["cards"].append(first(data)), "cards: 'germany_build_army' is there twice"),
    (
        lambda data: first(data)["effects"][0].update(op="buld"),
        "cards[0].effects[0].op: there is no operation 'buld'; there is build",
    ),
    (lambda data: first(data).update(nation="atlantis"), "the game cannot be played with it"),
]


@pytest.mark.parametrize(("change", "said"), FAULTS)
def test_what_is_wrong_is_named_by_file_path_and_reason(change: Change, said: str, tmp_path: Path) -> None:
    _, faults = owned.check(corrected(tmp_path, "generals", "cards", change))
    assert any(str(fault).startswith("generals/cards.json: ") and said in str(fault) for fault in faults), (
        faults
    )


def test_files_and_folders_that_mean_nothing_are_named(tmp_path: Path) -> None:
    corrected(tmp_path, "churchill", "cards", stronger)
    (tmp_path / "chess").mkdir()
    (tmp_path / "churchill" / "jokers.json").write_text("{}")
    (tmp_path / "churchill" / "map.json").write_text("{")
    _, faults = owned.check(tmp_path)
    assert [fault.file for fault in faults] == ["chess", "churchill/jokers.json", "churchill/map.json"]
    assert "not JSON" in faults[2].reason
    with pytest.raises(BadComponents, match="chess"):
        owned.take([tmp_path])
    assert components.newest("churchill") is None


def test_files_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    folder = tmp_path / "churchill"
    folder.mkdir()
    (folder / "cards.json").symlink_to(tmp_path / "nowhere")
    (folder / "editions.json").write_text("[" * 200_000)
    (folder / "en.ftl").write_bytes(b"card-x = \xff")
    (folder / "map.json").mkdir()
    (folder / "scenarios.json").write_text('"\\ud800"')
    _, faults = owned.check(tmp_path)
    reasons = {fault.file.removeprefix("churchill/"): fault.reason for fault in faults}
    for name in ("cards.json", "en.ftl", "map.json"):
        assert "cannot be read" in reasons[name]
    for name in ("editions.json", "scenarios.json"):
        assert "not JSON" in reasons[name]


def test_folders_that_cannot_be_used_are_said_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    assert main(["components", "export", "churchill", str(tmp_path / "file")]) == 2
    assert "cannot write" in capsys.readouterr().err
    (tmp_path / "own" / "churchill").mkdir(parents=True)
    (tmp_path / "own" / "churchill" / "cards.json").symlink_to(tmp_path / "nowhere")
    assert main(["verify", "x.json", "--components", str(tmp_path / "own")]) == 2
    assert "cannot read" in capsys.readouterr().err


def test_nothing_is_half_taken_over(tmp_path: Path) -> None:
    root = corrected(
        tmp_path / "bad", "generals", "cards", lambda data: first(data).update(nation="atlantis")
    )
    good = corrected(tmp_path / "good", "churchill", "cards", stronger)
    with pytest.raises(BadComponents, match=r"the components in .*bad are not taken"):
        owned.take([good, root])
    assert list(components.known()) == []
    assert catalog.current("generals") is catalog.find("generals")


# Playing


def play(match: quadrant.Match, choices: int = 60) -> quadrant.Match:
    random = Random(1)
    while match.seat is not None and len(match.choices) < choices:
        match.choose(random.choice(match.options()))
    return match


def test_both_are_played_side_by_side(taken: Owned) -> None:
    own, built_in = catalog.current("churchill"), catalog.find("churchill")
    assert (own.id, built_in.id) == (taken.id, "churchill")
    assert own.components == taken.fingerprint
    values = {}
    for game in (own, built_in):
        match = quadrant.Match(game, seed=1)
        worth = [match.view(seat).own.worth.get("UK-01") for seat in game.seats]
        values[game.id] = next((found for found in worth if found), None)
        play(match)
        assert match.game is game
    assert own.state is not built_in.state
    assert own.codec().shape == built_in.codec().shape


def test_a_record_is_refused_without_its_components(taken: Owned) -> None:
    match = play(quadrant.new("churchill", seed=1))
    record = match.record()
    assert (record["game"], record["components"]) == ("churchill", taken.fingerprint)
    assert quadrant.load(record).digest() == match.digest()
    components.remove(taken)
    with pytest.raises(UnknownComponents, match=rf"components of churchill \({taken.fingerprint}\)"):
        quadrant.load(record)
    assert "components" not in quadrant.new("churchill", seed=1).record()


def test_bots_play_with_the_components_of_the_match(taken: Owned) -> None:
    match = quadrant.new("churchill", seed=2)
    for seat, bot in bots.seated(match.game, dict.fromkeys(match.game.seats, "staff"), 1).items():
        assert taken.fingerprint in type(bot).__module__ or taken.fingerprint in repr(vars(bot)), seat
    players = bots.seated(match.game, dict.fromkeys(match.game.seats, "chapter11"), 1)
    while match.seat is not None and len(match.choices) < 12:
        match.choose(players[match.seat].choose(bots.Question(match)))


@pytest.mark.unmeasured
def test_a_match_is_drawn_with_its_components(tmp_path: Path) -> None:
    units = json.loads(components.built_in("no_retreat", "units"))["units"]
    unit = units[0]["id"]

    def change(data: Any) -> None:
        data["units"][0]["front"]["strength"] = 19

    (found,) = owned.take([corrected(tmp_path, "no_retreat", "units", change)])
    try:
        match = quadrant.new("no_retreat", seed=1)
        assert any(unit == seen.unit and seen.space for seen in match.view().units)
        assert ">19-" in match.board().svg
        assert ">19-" not in quadrant.Match(catalog.find("no_retreat"), seed=1).board().svg
    finally:
        components.remove(found)


def test_how_a_file_is_laid_out_does_not_matter(tmp_path: Path, taken: Owned) -> None:
    data = json.loads(taken.files["cards"])
    other = {"cards": json.dumps(data, indent=4, ensure_ascii=True)}
    assert components.fingerprint(other) == taken.fingerprint


# From the command line


@pytest.mark.unmeasured
def test_commands_play_with_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root, file = str(tmp_path / "own"), str(tmp_path / "games.jsonl")
    assert main(["components", "export", "churchill", root]) == 0
    corrected(Path(root), "churchill", "cards", stronger)
    assert main(["components", "check", root]) == 0
    fingerprint = capsys.readouterr().out.split()[-1]
    given = ["--components", root]
    games = ["--games", "2", "--jobs", "2", "--json"]
    assert main(["simulate", "churchill", *games, "--records", file, *given]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["game"], report["errors"]) == (f"churchill@{fingerprint}", 0)
    assert main(["verify", file]) == 2
    assert f"({fingerprint})" in capsys.readouterr().err
    assert main(["verify", file, *given]) == 0
    assert capsys.readouterr().out.count(f"churchill@{fingerprint}") == 2
    begun = tmp_path / "begun.json"
    with owned.playing_with([Path(root)]):
        match = quadrant.new("churchill", seed=1)
        match.choose(match.options()[0])
        begun.write_text(json.dumps(match.record()))
    assert main(["analyse", str(begun), *given, "--json"]) == 0
    assert [point["n"] for point in json.loads(capsys.readouterr().out)["points"]] == [0, 1]
    assert arena.simulate(arena.plan("churchill"), 1).game == "churchill"
    (Path(root) / "churchill" / "cards.json").write_text("{")
    assert main(["components", "check", root]) == 1
    assert "churchill/cards.json: it is not JSON" in capsys.readouterr().out
    assert main(["simulate", "churchill", *games, *given]) == 2
    assert "are not taken" in capsys.readouterr().err


def test_an_owner_puts_it_into_his_own_words(tmp_path: Path) -> None:
    (tmp_path / "generals").mkdir()
    file = tmp_path / "generals" / "en.ftl"
    right = "card-germany_blitzkrieg = Lightning War\n    .text = As printed.\n"
    file.write_text(f"{right}card-chess = Mate\nnonsense\n")
    _, faults = owned.check(tmp_path)
    assert [fault.path for fault in faults] == ['"nonsense\\n"', "card-chess"]
    file.write_text(right)
    (found,) = owned.take([tmp_path])
    try:
        own, built_in = (catalogue(id, "en") for id in (found.id, "generals"))
        assert own.name("card", "germany_blitzkrieg") == "Lightning War"
        assert own.format("card-germany_blitzkrieg", attribute="text") == "As printed."
        assert built_in.name("card", "germany_blitzkrieg") == "Blitzkrieg"
        assert own.name("space", "ukraine") == built_in.name("space", "ukraine")
    finally:
        components.remove(found)
