"""Handles of the library: freed once, and never copied like plain data."""

from __future__ import annotations

import ctypes
from typing import Any, ClassVar, NoReturn


class NotPlainData:
    """Base class of objects that must not be copied or pickled member by member."""

    #: What to do instead.
    _instead: ClassVar[str]

    def __copy__(self) -> Any:
        self._refuse("copied")

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        self._refuse("copied")

    def __reduce_ex__(self, protocol: Any) -> NoReturn:
        self._refuse("pickled")

    def _refuse(self, done: str) -> NoReturn:
        raise TypeError(f"a {type(self).__name__} cannot be {done}; {self._instead}")


class Handle(NotPlainData):
    """A handle of the library, which this object frees when it is deleted."""

    #: The function that frees it.
    _free: ClassVar[Any]
    _handle: ctypes.c_void_p

    def __del__(self) -> None:
        handle = self.__dict__.pop("_handle", None)  # None if creating it failed
        if handle:
            self._free(handle)
