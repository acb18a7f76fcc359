"""Spaces with the members of those of Gymnasium. The environments make them from this module, or from
`gymnasium.spaces` if they are given it: `SingleEnv(..., spaces=gymnasium.spaces)`."""

from __future__ import annotations

from typing import Any, Mapping

import numpy as np


class Space:
    """What all spaces have in common."""

    def __init__(self, shape: tuple[int, ...] | None, dtype: Any, seed: Any = None) -> None:
        self.shape = shape
        self.dtype = None if dtype is None else np.dtype(dtype)
        self._np_random: np.random.Generator | None = None
        if seed is not None:
            self.seed(seed)

    @property
    def np_random(self) -> np.random.Generator:
        if self._np_random is None:
            self.seed()
        assert self._np_random is not None
        return self._np_random

    def seed(self, seed: int | None = None) -> Any:
        self._np_random = np.random.default_rng(seed)
        return seed

    def contains(self, x: Any) -> bool:
        raise NotImplementedError

    def __contains__(self, x: Any) -> bool:
        return self.contains(x)


class Discrete(Space):
    """The whole numbers from `start` on, `n` of them."""

    def __init__(self, n: int, seed: Any = None, start: int = 0) -> None:
        self.n, self.start = int(n), int(start)
        super().__init__((), np.int64, seed)

    def sample(self, mask: np.ndarray[Any, Any] | None = None) -> np.int64:
        """Draws a number; with a mask (1 for each number that may be drawn), one of those, or `start`
        if none may be drawn."""
        if mask is None:
            return np.int64(self.start + self.np_random.integers(self.n))
        if np.shape(mask) != (self.n,):
            raise ValueError(f"the mask must have {self.n} entries; its shape is {np.shape(mask)}")
        allowed = np.flatnonzero(mask)
        if not len(allowed):
            return np.int64(self.start)
        return np.int64(self.start + self.np_random.choice(allowed))

    def contains(self, x: Any) -> bool:
        whole = isinstance(x, (int, np.integer)) and not isinstance(x, bool)
        return bool(whole and self.start <= x < self.start + self.n)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Discrete) and (self.n, self.start) == (other.n, other.start)

    def __repr__(self) -> str:
        return f"Discrete({self.n})"


class Box(Space):
    """Arrays whose numbers are from `low` to `high`."""

    def __init__(
        self, low: Any, high: Any, shape: tuple[int, ...] | None = None, dtype: Any = np.float32,
        seed: Any = None,
    ) -> None:
        if shape is None:
            shape = np.shape(low)
        super().__init__(tuple(shape), dtype, seed)
        self.low = np.full(shape, low, dtype) if np.ndim(low) == 0 else np.asarray(low, dtype)
        self.high = np.full(shape, high, dtype) if np.ndim(high) == 0 else np.asarray(high, dtype)

    def sample(self, mask: None = None) -> np.ndarray[Any, Any]:
        drawn = self.np_random.integers(self.low.astype(np.int64), self.high.astype(np.int64) + 1)
        return drawn.astype(self.dtype)

    def contains(self, x: Any) -> bool:
        return (
            isinstance(x, np.ndarray)
            and np.can_cast(x.dtype, self.dtype)
            and x.shape == self.shape
            and bool(np.all(x >= self.low) and np.all(x <= self.high))
        )

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Box)
            and self.shape == other.shape
            and np.array_equal(self.low, other.low)
            and np.array_equal(self.high, other.high)
        )

    def __repr__(self) -> str:
        return f"Box({self.low.min()}, {self.high.max()}, {self.shape}, {self.dtype})"


class Dict(Space):
    """Spaces by name."""

    def __init__(self, spaces: Mapping[str, Any], seed: Any = None) -> None:
        self.spaces = dict(spaces)
        super().__init__(None, None, seed)

    def seed(self, seed: int | None = None) -> Any:
        super().seed(seed)
        for space in self.spaces.values():
            space.seed(None if seed is None else int(self.np_random.integers(1 << 31)))
        return seed

    def sample(self, mask: None = None) -> dict[str, Any]:
        return {name: space.sample() for name, space in self.spaces.items()}

    def contains(self, x: Any) -> bool:
        return (
            isinstance(x, dict)
            and x.keys() == self.spaces.keys()
            and all(x[name] in space for name, space in self.spaces.items())
        )

    def __getitem__(self, name: str) -> Any:
        return self.spaces[name]

    def keys(self) -> Any:
        return self.spaces.keys()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dict) and self.spaces == other.spaces

    def __repr__(self) -> str:
        return f"Dict({self.spaces})"
