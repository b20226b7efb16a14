"""The learner: the same net in PyTorch, and how it learns from games.

Clipped policy gradient (PPO): two passes over fresh games; what is learned is the choice, in proportion to
how much better things went than the net had said, and at the same time to say each camp's chance to win and
its margin. Nothing else is rewarded than the end of the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from quadrant.bots.nets.batch import Batch, Integers
from quadrant.bots.nets.net import TINY, Floats, Net, Shape, Weights
from quadrant.bots.nets.selfplay import Experience

#: The most by which a choice may become more or less likely before it is let be.
CLIP: Final = 0.2
#: Passes over fresh games; and those over all of a script's games so far, after each round of them.
PASSES: Final = 2
CLONE_PASSES: Final = 6
CLONE_STEP: Final = 2048
CLONE_SAID: Final = 0.1
#: Questions of a step, at most; a pass has so many steps at least.
STEP: Final = 8192
STEPS: Final = 4
#: How much winning and the margin count as reward; in a game without margins winning is all.
WIN: Final = 0.75
#: How much saying the chance and the margin counts beside choosing.
CHANCE: Final = 0.5
MARGIN: Final = 0.5
#: Gradients longer than this are shortened.
LONGEST: Final = 1.0


class Rates(NamedTuple):
    """What falls while learning goes on: the size of steps, and the reward for being undecided."""

    rate: float
    entropy: float


class QuickNet(Net):
    """A net that sums embeddings with PyTorch: many times as quickly as NumPy."""

    def __init__(self, shape: Shape, weights: Weights) -> None:
        super().__init__(shape, weights)
        self._tensors = {name: torch.from_numpy(array) for name, array in self.weights.items()}

    def sums(self, name: str, numbers: Integers, counts: Integers) -> Floats:
        starts = np.cumsum(counts, dtype=np.int32) - counts
        with torch.inference_mode():
            found = functional.embedding_bag(
                torch.from_numpy(numbers), self._tensors[name], torch.from_numpy(starts), mode="sum"
            )
        array: Floats = found.numpy()
        return array


class Module:
    """The net as PyTorch learns it: the same weights by the same names, the same numbers."""

    def __init__(self, shape: Shape, weights: Weights, device: str = "cpu") -> None:
        self.shape = shape
        self.w: dict[str, Tensor] = {
            name: torch.tensor(weights[name], device=device, requires_grad=True) for name in shape.weights()
        }

    def weights(self) -> dict[str, Floats]:
        """The weights as they are now."""
        return {name: value.detach().cpu().numpy().copy() for name, value in self.w.items()}

    def __call__(self, batch: dict[str, Tensor]) -> tuple[Tensor, Tensor, Tensor]:
        """Scores of all options; the logarithm of each camp's chance; the margins."""
        w = self.w
        h = self.trunk(batch)
        of = batch["of"]
        q, q2 = (h @ w["q"] + w["q_bias"])[of], (h @ w["q2"])[of]
        scores = functional.relu(q + self.options("o", batch)) @ w["w"]
        scores = scores + (q2 * self.options("o2", batch)).sum(1)
        chance = functional.log_softmax(h @ w["chance"] + w["chance_bias"], 1)
        return scores, chance, torch.tanh(h @ w["margin"] + w["margin_bias"])

    def trunk(self, batch: dict[str, Tensor]) -> Tensor:
        w, width = self.w, (self.shape.width,)
        x = self.sums("plain", batch["plain"], batch["counts"]) + w["first"]
        if len(batch["what"]):
            x = x + self.products("what", "where", batch["what"], batch["where"], batch["pairs"])
        h = functional.relu(functional.layer_norm(x, width, eps=TINY))
        for n in range(self.shape.layers):
            inner = functional.layer_norm(h, width, eps=TINY) @ w[f"layer{n}"] + w[f"bias{n}"]
            h = h + functional.relu(inner)
        return functional.layer_norm(h, width, eps=TINY)

    def options(self, name: str, batch: dict[str, Tensor]) -> Tensor:
        x = self.sums(f"{name}_plain", batch["o_plain"], batch["o_counts"])
        if len(batch["o_what"]):
            pairs = batch["o_what"], batch["o_where"], batch["o_pairs"]
            x = x + self.products(f"{name}_what", f"{name}_where", *pairs)
        return x

    def sums(self, name: str, numbers: Tensor, counts: Tensor) -> Tensor:
        return functional.embedding_bag(numbers, self.w[name], _starts(counts), mode="sum")

    def products(self, what: str, where: str, whats: Tensor, wheres: Tensor, counts: Tensor) -> Tensor:
        found = functional.embedding(whats, self.w[what]) * functional.embedding(wheres, self.w[where])
        rows = torch.repeat_interleave(torch.arange(len(counts), device=counts.device), counts)
        zeros = torch.zeros(len(counts), found.shape[1], device=found.device)
        return zeros.index_add(0, rows, found)


def _starts(counts: Tensor) -> Tensor:
    starts: Tensor = (torch.cumsum(counts, 0) - counts).to(counts.dtype)
    return starts


def tensors(batch: Batch, device: str) -> dict[str, Tensor]:
    """A batch as PyTorch takes it."""
    found = {name: torch.from_numpy(array).to(device) for name, array in batch.arrays.items()}
    found["of"] = torch.from_numpy(batch.question_of_option).to(device)
    return found


# Learning


class Learner:
    """Learns from games, with a memory of how its steps went."""

    def __init__(self, shape: Shape, weights: Weights, margins: bool, device: str = "") -> None:
        self.device = device or ("cuda" if torch.cuda.is_available() else "cpu")
        self.module = Module(shape, weights, self.device)
        self.camps = len(shape.camps)
        self.win = WIN if margins else 1.0
        self.adam = torch.optim.Adam(list(self.module.w.values()), lr=0.0, eps=1e-7)

    def reward(self, said: Tensor, camp: Tensor) -> Tensor:
        """What chances and margins are worth to a camp: 1 for a victory, and nothing on average."""
        camps = self.camps
        chance = said[:, :camps].gather(1, camp[:, None])[:, 0]
        margin = said[:, camps:].gather(1, camp[:, None])[:, 0]
        return self.win * (camps * chance - 1) / (camps - 1) + (1 - self.win) * margin

    def learn(
        self,
        played: Experience,
        rates: Rates,
        random: np.random.Generator,
        passes: int = PASSES,
        clone: bool = False,
    ) -> dict[str, float]:
        """Learn from these games, in so many passes; the figures of how it went."""
        for group in self.adam.param_groups:
            group["lr"] = rates.rate
        data = _Data(played, self.device)
        worth = self.reward(data.target, data.camp) - self.reward(data.said, data.camp)
        better = (worth - worth.mean()) / (worth.std() + 1e-6)
        sums: dict[str, float] = {}
        steps = 0
        for _ in range(passes):
            for some in data.parts(random, CLONE_STEP if clone else STEP):
                figures = self.step(data, some, better, rates, clone)
                steps += 1
                for name, value in figures.items():
                    sums[name] = sums.get(name, 0.0) + value.item()
        return {name: value / steps for name, value in sums.items()}

    def step(
        self, data: _Data, some: NDArray[np.int64], better: Tensor, rates: Rates, clone: bool
    ) -> dict[str, Tensor]:
        """One step, by these questions."""
        batch, at = data.batch(some)
        scores, chance, margin = self.module(batch)
        logs = _spread(scores, batch)
        taken = logs.gather(1, data.chosen[at][:, None])[:, 0]
        chances = logs.exp()
        entropy = -(chances * logs.clamp(min=-40)).sum(1).mean()
        target = data.target[at]
        said = -(target[:, : self.camps] * chance).sum(1).mean()
        margins = (margin - target[:, self.camps :]).square().mean()
        change = (taken - data.log_chance[at]).clamp(-10, 10)
        if clone:
            policy = -taken.mean()
        else:
            ratio, gain = change.exp(), better[at]
            policy = -torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
        # A few games gone through many times are soon known by heart, with how they end.
        less = CLONE_SAID if clone else 1.0
        loss = policy + less * (CHANCE * said + MARGIN * margins) - rates.entropy * entropy
        self.adam.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(list(self.module.w.values()), LONGEST)
        self.adam.step()
        with torch.no_grad():
            moved = (change.exp() - 1 - change).mean()
            clipped = ((change.exp() - 1).abs() > CLIP).float().mean()
        found = {"policy": policy, "entropy": entropy, "chance": said, "margin": margins}
        return {name: value.detach() for name, value in found.items()} | {"moved": moved, "clipped": clipped}

    # Going on later

    def state(self) -> dict[str, Any]:
        """Weights and memory of the steps, the memory in half the room."""
        memory = {
            name: {
                "step": float(self.adam.state[value]["step"]),
                "mean": self.adam.state[value]["exp_avg"].cpu().bfloat16(),
                "square": self.adam.state[value]["exp_avg_sq"].cpu().bfloat16(),
            }
            for name, value in self.module.w.items()
            if value in self.adam.state
        }
        return {
            "weights": {n: torch.from_numpy(w) for n, w in self.module.weights().items()},
            "memory": memory,
        }

    def resume(self, state: dict[str, Any]) -> None:
        """Go on from there."""
        for name, value in self.module.w.items():
            value.data.copy_(state["weights"][name].to(self.device))
            known = state["memory"].get(name)
            if known is not None:
                self.adam.state[value] = {
                    "step": torch.tensor(known["step"]),
                    "exp_avg": known["mean"].float().to(self.device),
                    "exp_avg_sq": known["square"].float().to(self.device),
                }


def _spread(scores: Tensor, batch: dict[str, Tensor]) -> Tensor:
    """The logarithms of the options' chances, one row a question; what is beyond its options is nothing."""
    width, of = batch["width"], batch["of"]
    column = torch.arange(len(scores), device=scores.device) - _starts(width.long())[of]
    table = torch.full((len(width), int(width.max())), -1e9, device=scores.device)
    return functional.log_softmax(table.index_put((of.long(), column), scores), 1)


class _Data:
    """Experience on the device, taken apart into steps."""

    def __init__(self, played: Experience, device: str) -> None:
        self.device = device
        self.played = played
        self.whole = tensors(played.batch, device)
        self.chosen = torch.from_numpy(played.chosen).long().to(device)
        self.log_chance = torch.from_numpy(played.log_chance).to(device)
        self.target = torch.from_numpy(played.target).to(device)
        self.said = torch.from_numpy(played.said).to(device)
        self.camp = torch.from_numpy(played.camp).long().to(device)

    def parts(self, random: np.random.Generator, step: int) -> Iterator[NDArray[np.int64]]:
        """All questions, in random order, so many at a time."""
        count = len(self.played)
        steps = max(STEPS, -(-count // step))
        yield from np.array_split(random.permutation(count), steps)

    def batch(self, some: NDArray[np.int64]) -> tuple[dict[str, Tensor], Tensor]:
        """These questions as a batch of their own."""
        at = torch.from_numpy(some).to(self.device)
        of, whole = {}, self.whole
        for numbers, counts in ((("plain",), "counts"), (("what", "where"), "pairs")):
            of[counts], among = _rows(whole[counts], at)
            of |= {name: whole[name][among] for name in numbers}
        of["width"], options = _rows(whole["width"], at)
        for numbers, counts in ((("o_plain",), "o_counts"), (("o_what", "o_where"), "o_pairs")):
            of[counts], among = _rows(whole[counts], options)
            of |= {name: whole[name][among] for name in numbers}
        questions = torch.arange(len(some), device=self.device, dtype=torch.int32)
        of["of"] = torch.repeat_interleave(questions, of["width"])
        return of, at


def _rows(counts: Tensor, rows: Tensor) -> tuple[Tensor, Tensor]:
    """How many things these rows have, and which ones of all they are."""
    starts = torch.cumsum(counts.long(), 0) - counts
    taken = counts[rows].long()
    first = torch.cumsum(taken, 0) - taken
    shift = torch.repeat_interleave(starts[rows] - first, taken)
    return counts[rows], torch.arange(len(shift), device=counts.device) + shift
