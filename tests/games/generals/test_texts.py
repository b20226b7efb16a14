"""What the catalogues say of the rules is what the rules say."""

from __future__ import annotations

from importlib.resources import files

import pytest

from cards.generals.position import GAME, position
from games.generals.positions import attack_on_ukraine, board
from quadrant.kernel.flow import DONE
from quadrant.kernel.text import catalogue

WORDS = {
    lang: (files("quadrant.games.generals") / "locale" / f"{lang}.ftl").read_text("utf-8")
    for lang in ("en", "ru")
}


def text_of(lang: str, card: str) -> str:
    """The text of a card, without its name."""
    return WORDS[lang].partition(f"\ncard-{card} = ")[2].partition(".text = ")[2].partition("\n")[0]


@pytest.mark.parametrize(
    ("lang", "card", "says", "not_says"),
    [
        ("en", "japan_surprise_attack", "next to one of your supplied pieces", "anywhere"),
        ("ru", "japan_surprise_attack", "рядом со своей снабжаемой фишкой", "любом секторе"),
        ("ru", "germany_broad_front", "против другой советской армии", "новой"),
        ("ru", "italy_skilled_pilots", "производное", "есть бомбардировщики"),
        ("en", "italy_skilled_pilots", "derived", "with bombers"),
        ("en", "italy_romanian_reinforcements", "When the enemy removes", "is removed"),
        ("ru", "italy_romanian_reinforcements", "Когда противник убрал", "убрана"),
    ],
)
def test_a_card_says_what_it_does(lang: str, card: str, says: str, not_says: str) -> None:
    text = text_of(lang, card)
    assert says in text
    assert not_says not in text


def test_names_and_numbers_are_right() -> None:
    assert "card-germany_volksturm = Volkssturm\n" in WORDS["en"]
    assert "of your ten cards" not in WORDS["en"], "with nine in hand"


def test_a_place_next_to_a_supplied_piece_is_refused_for_want_of_a_line() -> None:
    table = board("japan", hand="japan_build_army", response="japan_truk", japan="japan south_pacific")
    table.do("anytime japan_truk").play("japan_build_army")
    refusal = table.why_not("build army new_zealand japan")
    assert refusal is not None
    assert (refusal.rule, refusal.id) == ("supply.line", "why-no-line")
    far = table.why_not("build army africa japan")
    assert far is not None
    assert far.rule == "type.build_army"


def why_stavka(status: str, *choices: str) -> str:
    table = position(
        "ussr",
        hand="ussr_land_battle ussr_build_army ussr_build_army ussr_build_army",
        status=f"ussr_stavka_artillery {status}",
        ussr="moscow russia",
        germany="germany ukraine",
        italy="italy ukraine",
    )
    table.play("ussr_land_battle", "battle ukraine germany").do(*choices)
    refusal = table.why_not("use ussr_stavka_artillery ukraine")
    assert refusal is not None
    return refusal.id


def test_a_status_for_every_battle_is_refused_for_want_of_a_target() -> None:
    assert why_stavka("ussr_frontal_assault", "use ussr_stavka_artillery ukraine") == "why-nothing-there"


def test_a_card_used_this_turn_is_refused_for_that() -> None:
    table = position(
        "germany",
        hand="germany_land_battle",
        status="germany_blitzkrieg germany_dive_bombers germany_bias_for_action",
        germany="germany eastern_europe",
        ussr="moscow ukraine russia",
    )
    table.play("germany_land_battle", "battle ukraine ussr").use("germany_dive_bombers", "battle russia ussr")
    refusal = table.why_not("use germany_dive_bombers russia")
    assert refusal is not None
    assert refusal.id == "why-used-this-turn"


def test_a_card_for_any_time_is_not_said_to_be_used_where_the_battle_was() -> None:
    table = attack_on_ukraine(response="ussr_moscow")
    match, texts = table.match, catalogue("generals", "en")
    use = next(option for option in match.options() if option.verb == "use")
    assert texts.wording(use, GAME.all_verbs(), match.prompt) == "Use Moscow"


def test_without_a_card_in_hand_none_is_asked_for() -> None:
    table = board("germany", hand="", status="germany_conscription", empty_hand="germany")
    prompt = table.match.prompt
    assert prompt is not None
    assert "Use a status instead" in catalogue("generals", "en").format(prompt.id, prompt.args)


def test_leaving_out_a_step_of_a_card_is_not_building_nothing() -> None:
    """Three builds in order: one was made already, and another may follow."""
    table = board("usa", hand="usa_fleet_pearl_harbor", usa="eastern_united_states western_united_states")
    match = table.play("usa_fleet_pearl_harbor", "build navy east_pacific usa").match
    said = catalogue("generals", "en").wording(DONE, GAME.all_verbs(), match.prompt)
    assert said == "Leave this step out"
