"""`cg.api`: the interface's numbers and classes, and facts of its cards."""

from __future__ import annotations

import contextlib
import functools
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from .. import arguments as check
from .battles import AnswerRefused, SearchRefused, card, find_card
from .enums import (
    AreaType,
    CardType,
    EnergyType,
    LogType,
    OptionType,
    SelectContext,
    SelectType,
    SpecialConditionType,
)
from .searches import Searcher, StepRefused
from .world import the_library

__all__ = [
    "AllAttack", "AllCard", "AreaType", "Card", "CardType", "Current", "EnergyType", "Log", "LogType",
    "Observation", "Option", "OptionType", "Player", "Pokemon", "Select", "SelectContext", "SelectType",
    "SearchState", "Skill", "SpecialConditionType", "all_attack", "all_card_data", "search_begin",
    "search_end", "search_release", "search_step", "to_observation_class",
]


class _Part:
    """A part of an observation: its members are those of the JSON, None where one is missing. Each is a
    dataclass, for `dataclasses.asdict` and the like."""

    _members: tuple[str, ...] = ()

    def __init_subclass__(cls) -> None:
        cls.__annotations__ = dict.fromkeys(cls._members, Any)
        dataclass(init=False, repr=False, eq=False)(cls)

    def __init__(self, told: dict[str, Any]) -> None:
        for name in self._members:
            setattr(self, name, told.get(name))

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={getattr(self, name)!r}" for name in self._members)
        return f"{type(self).__name__}({told})"


class Card(_Part):
    """A card, by number and serial."""

    _members = ("id", "serial", "playerIndex")


class Pokemon(_Part):
    """A Pokémon in play."""

    _members = (
        "id", "serial", "playerIndex", "hp", "maxHp", "appearThisTurn", "energies", "energyCards",
        "tools", "preEvolution",
    )

    def __init__(self, told: dict[str, Any]) -> None:
        super().__init__(told)
        for pile in ("energyCards", "tools", "preEvolution"):
            setattr(self, pile, _cards(told.get(pile)))


class Player(_Part):
    """One player's side of the table."""

    _members = (
        "active", "bench", "benchMax", "deckCount", "discard", "prize", "handCount", "hand", "poisoned",
        "burned", "asleep", "paralyzed", "confused",
    )

    def __init__(self, told: dict[str, Any]) -> None:
        super().__init__(told)
        for spot in ("active", "bench"):
            setattr(self, spot, [one and Pokemon(one) for one in told[spot]])
        for pile in ("discard", "prize", "hand"):
            setattr(self, pile, _cards(told.get(pile)))


class Current(_Part):
    """The table."""

    _members = (
        "turn", "turnActionCount", "yourIndex", "firstPlayer", "supporterPlayed", "stadiumPlayed",
        "energyAttached", "retreated", "result", "stadium", "looking", "players",
    )

    def __init__(self, told: dict[str, Any]) -> None:
        super().__init__(told)
        self.stadium = _cards(told["stadium"])
        self.looking = _cards(told["looking"])
        self.players = [Player(one) for one in told["players"]]


class Option(_Part):
    """An option."""

    _members = (
        "type", "number", "area", "index", "playerIndex", "toolIndex", "energyIndex", "count",
        "inPlayArea", "inPlayIndex", "attackId", "cardId", "serial", "specialConditionType",
    )


class Select(_Part):
    """A question."""

    _members = (
        "type", "context", "minCount", "maxCount", "remainDamageCounter", "remainEnergyCost", "option",
        "deck", "contextCard", "effect",
    )

    def __init__(self, told: dict[str, Any]) -> None:
        super().__init__(told)
        self.option = [Option(one) for one in told["option"]]
        self.deck = _cards(told["deck"])
        self.contextCard = told["contextCard"] and Card(told["contextCard"])
        self.effect = told["effect"] and Card(told["effect"])


class Log(_Part):
    """Something that happened."""

    _members = (
        "type", "playerIndex", "hasBasicPokemon", "cardId", "serial", "fromArea", "toArea",
        "cardIdActive", "serialActive", "cardIdBench", "serialBench", "cardIdBefore", "serialBefore",
        "cardIdAfter", "serialAfter", "cardIdTarget", "serialTarget", "attackId", "value",
        "putDamageCounter", "isRecover", "head", "result", "reason",
    )


class Observation(_Part):
    """What an agent is given."""

    _members = ("select", "logs", "current", "search_begin_input", "remainingOverageTime", "step")

    def __init__(self, told: dict[str, Any]) -> None:
        super().__init__(told)
        self.select = told["select"] and Select(told["select"])
        self.logs = [Log(one) for one in told["logs"]]
        self.current = told["current"] and Current(told["current"])


def _cards(told: list[dict[str, Any] | None] | None) -> list[Card | None] | None:
    return None if told is None else [one and Card(one) for one in told]


def to_observation_class(observation: dict[str, Any]) -> Observation:
    """Returns the observation as objects; members that it lacks are None, others are dropped."""
    return Observation(observation)


# ---- searches ------------------------------------------------------------------------------------


class SearchState:
    """A state of a search."""

    def __init__(self, observation: Observation, searchId: int) -> None:
        self.observation = observation
        self.searchId = searchId

    def __repr__(self) -> str:
        current, select = self.observation.current, self.observation.select
        assert current is not None and select is not None
        return (
            f"SearchState(searchId={self.searchId}, turn={current.turn}, "
            f"yourIndex={current.yourIndex}, result={current.result}, context={select.context}, "
            f"options={len(select.option)})"
        )


_searcher = Searcher()


@contextlib.contextmanager
def searches_of(searcher: Searcher) -> Iterator[None]:
    """Inside, the functions below search with this one, as if its agent had a process to itself."""
    global _searcher
    before, _searcher = _searcher, searcher
    try:
        yield
    finally:
        _searcher = before


def _state(ask: Callable[[], bytes]) -> SearchState:
    try:
        state = json.loads(ask())["state"]
    except (AnswerRefused, SearchRefused, StepRefused) as refused:
        raise ValueError(f"the search refused: error {refused.error}: {refused}") from None
    return SearchState(Observation(state["observation"]), state["searchId"])


def search_begin(
    agent_observation: Observation | dict[str, Any],
    your_deck: Sequence[int],
    your_prize: Sequence[int],
    opponent_deck: Sequence[int],
    opponent_prize: Sequence[int],
    opponent_hand: Sequence[int],
    opponent_active: Sequence[int],
    manual_coin: bool = False,
) -> SearchState:
    """Begins a search from an observation, with guessed cards in place of the hidden ones: the whole
    pile in its order, the top card of a deck last. Raises ValueError."""
    told = agent_observation
    if not isinstance(told, dict) and not hasattr(told, "search_begin_input"):
        raise ValueError(f"agent_observation must be an observation, not {told!r:.80}")
    token = told.get("search_begin_input") if isinstance(told, dict) else told.search_begin_input
    if token is None:
        raise ValueError("the observation has no search_begin_input")
    lists = [
        check.whole_numbers(name, [] if given is None else given)
        for name, given in (
            ("your_deck", your_deck), ("your_prize", your_prize), ("opponent_deck", opponent_deck),
            ("opponent_prize", opponent_prize), ("opponent_hand", opponent_hand),
            ("opponent_active", opponent_active),
        )
    ]
    return _state(lambda: _searcher.begin(token, lists, bool(manual_coin)))


def search_step(search_id: int, select: Sequence[int]) -> SearchState:
    """Answers in a state of the search, which stays; returns the next one, with chance of its own: the
    same answer again is another throw. Raises ValueError."""
    number = check.signed("search_id (the searchId of a SearchState)", search_id, 64)
    picks = check.whole_numbers("select", select)
    return _state(lambda: _searcher.step(number, picks))


def search_end() -> None:
    """Ends all searches."""
    _searcher.end()


def search_release(search_id: int) -> None:
    """Forgets a state; those that came from it stay."""
    _searcher.release(search_id)


# ---- facts of cards ------------------------------------------------------------------------------


@dataclass
class Skill:
    """An Ability, or the text of a Trainer or special Energy card."""

    name: str
    text: str


@dataclass
class AllCard:
    """What is printed on a card."""

    cardId: int
    name: str
    cardType: int
    pokemonType: int  #: 0 none, 1 plain, 2 fossil, 3 ex, 4 Mega ex
    evolutionType: int  #: 0 none, 1 Basic, 2 Stage 1, 3 Stage 2
    retreatCost: int
    hp: int
    weakness: int | None
    resistance: int | None
    energyType: int
    basic: bool
    stage1: bool
    stage2: bool
    ex: bool
    megaEx: bool
    tera: bool
    aceSpec: bool
    evolvesFrom: str | None
    skills: list[Skill]
    attacks: list[int]


@dataclass
class AllAttack:
    """What is printed of an attack."""

    attackId: int
    name: str
    text: str
    damage: int
    energies: list[int]


_TYPES = {kind.name.lower(): int(kind) for kind in EnergyType}
_TRAINERS = {
    "item": CardType.ITEM,
    "tool": CardType.TOOL,
    "supporter": CardType.SUPPORTER,
    "stadium": CardType.STADIUM,
}
_STAGES = {"basic": 1, "stage-1": 2, "stage-2": 3}


def _card_type(facts: dict[str, Any]) -> int:
    if facts["kind"] == "pokemon":
        return int(CardType.POKEMON)
    if facts["kind"] == "energy":
        basic = facts["energy"] == "basic"
        return int(CardType.BASIC_ENERGY if basic else CardType.SPECIAL_ENERGY)
    return int(_TRAINERS[facts["trainer"]])


def _first_type(facts: dict[str, Any], of: str) -> int | None:
    entries = facts.get(of) or []
    return _TYPES[entries[0]["types"][0]] if entries else None


def _energy_type(facts: dict[str, Any]) -> int:
    """The type of a Pokémon, or of what an Energy card provides; 0 for other cards."""
    if facts.get("types"):
        return _TYPES[facts["types"][0]]
    provides = (facts.get("provides") or [[]])[0]
    if len(provides) > 2:
        return int(EnergyType.RAINBOW)
    if len(provides) == 2:
        return int(EnergyType.TEAM_ROCKET)
    return _TYPES[provides[0]] if provides else 0


def _skills(facts: dict[str, Any], name: str) -> list[Skill]:
    skills = [Skill(ability["name"], ability.get("text", "")) for ability in facts.get("abilities", [])]
    if facts["kind"] != "pokemon" and facts.get("text"):
        skills.insert(0, Skill(name, facts["text"]))
    return skills


@functools.lru_cache(maxsize=1)
def _names() -> dict[str, str]:
    """The interface's name for each name of a card here: some have other quotation marks."""
    library = the_library()
    called = (card(library, number) for number in range(1, POOL_SIZE + 1))
    return {library.card(find_card(library, one["cardId"]))["name"]: one["name"] for one in called}


def _all_card(number: int) -> AllCard:
    library = the_library()
    called = card(library, number)
    facts = library.card(find_card(library, number))
    classes = {one["id"] for one in facts.get("classes", [])}
    fossil = facts["kind"] == "trainer" and "hp" in facts
    mega = "mega-evolution-ex" in classes
    below = facts.get("evolves_from")
    ex = not mega and "pokemon-ex" in classes
    stage = 1 if fossil else _STAGES.get(facts.get("stage", ""), 0)
    pokemon = 2 if fossil else 4 if mega else 3 if ex else 1 if facts["kind"] == "pokemon" else 0
    return AllCard(
        cardId=number,
        name=called["name"],
        cardType=_card_type(facts),
        pokemonType=pokemon,
        evolutionType=stage,
        retreatCost=facts.get("retreat", 0),
        hp=facts.get("hp", 0),
        weakness=_first_type(facts, "weakness"),
        resistance=_first_type(facts, "resistance"),
        energyType=_energy_type(facts),
        basic=stage == 1,
        stage1=stage == 2,
        stage2=stage == 3,
        ex=ex,
        megaEx=mega,
        tera="tera" in classes,
        aceSpec="ace-spec" in classes,
        evolvesFrom=_names().get(below, below),
        skills=_skills(facts, called["name"]),
        attacks=called["attacks"],
    )


@functools.lru_cache(maxsize=1)
def _all_cards() -> tuple[AllCard, ...]:
    return tuple(_all_card(number) for number in range(1, POOL_SIZE + 1))


#: How many cards the pool has; their numbers are from 1.
POOL_SIZE = 1267


def all_card_data() -> list[AllCard]:
    """Returns the facts of all cards of the pool."""
    return list(_all_cards())


@functools.lru_cache(maxsize=1)
def _all_attacks() -> tuple[AllAttack, ...]:
    library = the_library()
    attacks = []
    for one in _all_cards():
        printed = library.card(find_card(library, one.cardId)).get("attacks", [])
        for number, attack in zip(one.attacks, printed):
            attacks.append(
                AllAttack(
                    attackId=number,
                    name=attack["name"],
                    text=attack.get("text", ""),
                    damage=attack.get("damage", 0),
                    energies=[_TYPES[symbol] for symbol in attack.get("cost", [])],
                )
            )
    return tuple(sorted(attacks, key=lambda attack: attack.attackId))


def all_attack() -> list[AllAttack]:
    """Returns the facts of all attacks of the pool."""
    return list(_all_attacks())
