"""Web Push as the standards have it."""

from __future__ import annotations

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from quadrant.server.problems import ServerError
from quadrant.server.tidings.web_push import Subscription, Vapid, checked, decoded, encoded, encrypted


def test_a_message_is_encrypted_as_in_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    keys = Subscription(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    number = int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    own = ec.derive_private_key(number, ec.SECP256R1())
    salt = decoded("DGv6ra1nlYgDCS1FRnbzlw")
    text = b"When I grow up, I want to be a watermelon"
    assert encoded(encrypted(text, keys, own, salt)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(
    "keys", [Subscription("", ""), Subscription("AAAA", "BTBZMqHH6r4Tts7J_aSIgg"), Subscription("%", "é")]
)
def test_keys_that_are_none_are_refused(keys: Subscription) -> None:
    with pytest.raises(ServerError, match="keys of a push subscription"):
        checked(keys)


def test_a_key_is_the_same_after_it_was_stored() -> None:
    private = Vapid.fresh()
    assert Vapid(private).public == Vapid(private).public != Vapid(Vapid.fresh()).public
    assert len(decoded(Vapid(private).public)) == 65
