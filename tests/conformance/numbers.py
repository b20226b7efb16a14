"""Fields of states and steps that hold numbers of what is never hidden: places, counters, sides, counts.

Counters lie open in all four games. Whatever holds a card, a secret marker or anything else that somebody
may not see is declared with the field (``quadrant.kernel.secrets``) and stands in no list here. A name
says the same thing wherever it is used; where it would not, its class stands before it.
"""

from __future__ import annotations

from typing import Final

#: What the kernel's own classes hold.
_KERNEL: Final = """
reveals rolls score passed turn ScorePart.amount ScorePart.args
"""

NUMBERS: Final = {
    "generals": """
        bottom bound by count happened hit index kind kind_of_piece left nation phase quiet round
        space rest spared start granted opening pieces protected ledger targets Trigger.number Act.refs
        Inner.refs Use.ref WithAsides.answered
    """,
    "churchill": """
        agenda_winner band base bomb boxes conference convoy edition effect front fronts index issue
        last_conference left n nation places previous_winner research roll side sortie space spy theater
        value winner agenda_value alignments alignments_due campaign command entered extra leader naval
        networks networks_due offensive owed place pool production reserves sent support surrendered
        target technology victories withheld world commitments forbidden fail tied waiting rivals rest
    """,
    "no_retreat": """
        active again against area at attacker battles by control count crossed crowded die done entrained
        event_vp first flipped ground hexes high_tide initiative inspected joker keep last_turn left
        look mode most no number of oil phase purpose result roomy saved scenario scorched second serial
        shock_shifts side space steps table targets thrown trained unit warsaw weather works yes blows
        attacked due faces fewer fewer_later marks reformed support attackers cancelled defenders units edges
        quotas rest end firsts size unopposed
    """,
    "empire": """
        active allies among area away battle blockade bombed bombing bonus built came china
        china_offensive control control_then count delayed_turn divisions escorts europe flags flown
        flyers fought guard_hits guards guards_lost hex hq india intelligence japan kept landings
        last_turn limit marks n number once origins penalty_turn phase place points port printed
        progress_need reaction_asp reaction_count reaction_hq reaction_limit rebuildable regained
        reshuffle rest restorable routes saved scenario side space start steps strength surrendered
        tokyo_express trophies unit value will winner asp asp_used at due faces future_turn occupied
        origin passes rivalry assault beside riding table tracks turned units extra lost Pacific.drawn
    """,
}


def numbers(game: str) -> frozenset[str]:
    """The names of that game's fields, some with their class before them."""
    return frozenset((*_KERNEL.split(), *NUMBERS[game].split()))
