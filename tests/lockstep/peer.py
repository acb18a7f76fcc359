"""The peer's game as the follower needs it: states, selects as meanings, and what chance brought.

Meanings ("senses") are tuples that both engines' options are translated into:
  ("play", card)               a hand card that attaches to nothing (Pokemon to the Bench, Trainer)
  ("on", card, spot)           a hand card attached to a Pokemon (Energy, Tool)
  ("evolve", card, spot)
  ("use", zone, spot or card)  an Ability; zone "play", or where its card lies
  ("stadium",) ("retreat",) ("end",) ("yes",) ("no",)
  ("attack", name) ("number", n)
  ("card", owner, card, zone)  a card in a pile
  ("mon", spot)                a Pokemon
  ("attached", spot, card)     a card attached to a Pokemon
  ("text", card)               a waiting effect, when its order is asked; card None: the Special Conditions
A spot is (player, place): 0 Active, 1.. Bench. A card is a number of the ptcg library: copies are alike.
"""

from __future__ import annotations

from collections import Counter, deque
from dataclasses import dataclass, field

DECK, HAND, DISCARD, ACTIVE, BENCH, PRIZES, STADIUM = 1, 2, 3, 4, 5, 6, 7
ENERGY, TOOL, UNDER, LOOKING, BOTTOM = 8, 9, 10, 12, 14
ZONES = {DECK: "deck", HAND: "hand", DISCARD: "discard", PRIZES: "prizes", LOOKING: "looking"}
MOVED = ZONES | {BOTTOM: "bottom"}
CONDITIONS = ("poisoned", "burned", "asleep", "paralyzed", "confused")
REASONS = {1: "prizes", 2: "no_cards", 3: "no_pokemon"}


@dataclass
class Mon:
    """A Pokemon in play, in terms both engines have."""

    card: int
    max_hp: int
    damage: int
    under: Counter
    energy: Counter
    tools: Counter
    conditions: frozenset

    def key(self):
        return (
            self.card, self.max_hp, self.damage, tuple(sorted(self.under.elements())),
            tuple(sorted(self.energy.elements())), tuple(sorted(self.tools.elements())),
            tuple(sorted(self.conditions)),
        )


@dataclass
class State:
    turn: int
    player: int
    flags: dict
    stadium: object
    mons: tuple  # per player: [active or None, bench ...]
    hand: tuple
    deck: tuple  # lists of cards, the top one last; None where its order is not known
    discard: tuple
    prizes: tuple


    def drawn(self, before, who):
        """Cards that were in the player's deck before and are in the hand now."""
        more = self.hand[who] - before.hand[who]
        return [card for card in more.elements() if card in before.deck[who]]


@dataclass
class Select:
    """One question of the peer and its answer."""

    frame: int
    player: int
    kind: str
    context: str
    least: int
    most: int
    options: list  # senses
    picks: list  # senses, in the order picked
    source: object  # card whose text asks
    about: object  # card the question is about
    taken: int = 0  # how many of the picks have been used
    done: bool = False
    agreed: bool = False  # "do you want to" was answered, "which" not yet
    parts: set = field(default_factory=set)  # of an Evolution: whether the Pokemon and the card have been asked for

    def left(self):
        return self.picks[self.taken :]

    def forced(self):
        """There was no choice: nothing to pick from, all of it, or all alike."""
        return (
            not self.options
            or (self.least == self.most and self.least >= len(self.options))
            or (self.least == self.most and len(set(self.options)) == 1)
        )

    def __str__(self):
        return f"frame {self.frame}: player {self.player} {self.kind}/{self.context} {self.least}-{self.most}"


@dataclass
class Shuffle:
    frame: int
    order: list  # cards after it, the top one last
    used: bool = False


@dataclass
class Coin:
    frame: int
    player: int
    heads: bool


@dataclass
class Game:
    states: list
    selects: list  # one per frame, None where the game is over
    shuffles: tuple
    coins: deque
    moves: list  # (frame, owner, card, from zone, to zone), for random picks
    winner: object
    reason: object
    problems: list = field(default_factory=list)


class Reader:
    def __init__(self, pool, numbers):
        self.pool, self.numbers = pool, numbers

    def card(self, pool_id):
        return self.numbers[pool_id]

    def cards(self, cards):
        return [self.numbers[c["id"]] for c in cards or () if c]

    def mon(self, mon, conditions):
        if mon is None:
            return None
        return Mon(
            card=self.card(mon["id"]),
            max_hp=mon["maxHp"],
            damage=mon["maxHp"] - mon["hp"],
            under=Counter(self.cards(mon["preEvolution"])),
            energy=Counter(self.cards(mon["energyCards"])),
            tools=Counter(self.cards(mon["tools"])),
            conditions=frozenset(conditions),
        )

    def state(self, current):
        mons, hand, deck, discard, prizes = [], [], [], [], []
        for who in current["players"]:
            conditions = [c for c in CONDITIONS if who[c]]
            active = who["active"][0] if who["active"] else None
            mons.append([self.mon(active, conditions)] + [self.mon(m, ()) for m in who["bench"]])
            hand.append(Counter(self.cards(who["hand"])))
            deck.append(self.cards(who["deck"]))
            discard.append(self.cards(who["discard"]))
            prizes.append(Counter(self.cards(who["prize"])))
        stadium = current["stadium"]
        flags = {
            "energy": bool(current["energyAttached"]),
            "supporter": bool(current["supporterPlayed"]),
            "stadium": bool(current["stadiumPlayed"]),
            "retreated": bool(current["retreated"]),
        }
        return State(
            turn=current["turn"],
            player=current["yourIndex"],
            flags=flags,
            stadium=(self.card(stadium[0]["id"]), stadium[0]["playerIndex"]) if stadium else None,
            mons=tuple(mons), hand=tuple(hand), deck=tuple(deck),
            discard=tuple(discard), prizes=tuple(prizes),
        )

    # -- options ------------------------------------------------------------------------------

    def sense(self, option, frame):
        current, select = frame["current"], frame["select"]
        me = current["yourIndex"]
        players = current["players"]
        kind = option["type"]
        if kind in ("Yes", "No", "End", "Retreat"):
            return (kind.lower(),)
        if kind == "Number":
            return ("number", option["number"])
        if kind == "Attack":
            return ("attack", self.pool.attacks.get(option["attackId"], str(option["attackId"])))
        if kind == "Skill":
            # The rules (Special Conditions) are card 0.
            return ("text", self.card(option["cardId"]) if option["cardId"] else None)
        if kind == "Play":
            return ("play", self.card(players[me]["hand"][option["index"]]["id"]))
        if kind in ("Attach", "Evolve"):
            spot = (me, 0 if option["inPlayArea"] == ACTIVE else 1 + option["inPlayIndex"])
            card = self.card(self.pile(option["area"], me, frame)[option["index"]]["id"])
            return ("on" if kind == "Attach" else "evolve", card, spot)
        if kind in ("Ability", "Discard"):  # a Fossil is discarded from play
            area, index = option["area"], option["index"]
            if area == STADIUM:
                return ("stadium",)
            if area in (ACTIVE, BENCH):
                return ("use", "play", (me, 0 if area == ACTIVE else 1 + index))
            return ("use", ZONES.get(area, str(area)), self.card(self.pile(area, me, frame)[index]["id"]))
        owner = option.get("playerIndex", me)
        if kind == "Card":
            area, index = option["area"], option["index"]
            if area == ACTIVE:
                return ("mon", (owner, 0))
            if area == BENCH:
                return ("mon", (owner, 1 + index))
            if area == STADIUM:
                return ("card", owner, self.card(current["stadium"][0]["id"]), "stadium")
            pile = self.pile(area, owner, frame)
            return ("card", owner, self.card(pile[index]["id"]), ZONES.get(area, str(area)))
        if kind in ("Energy", "EnergyCard", "ToolCard"):
            area, index = option["area"], option["index"]
            who = players[owner]
            mon = who["active"][0] if area == ACTIVE else who["bench"][index]
            spot = (owner, 0 if area == ACTIVE else 1 + index)
            if kind == "ToolCard":
                return ("attached", spot, self.card(mon["tools"][option["toolIndex"]]["id"]))
            return ("attached", spot, self.card(mon["energyCards"][option["energyIndex"]]["id"]))
        return ("unknown", kind, tuple(sorted(option.items())))

    @staticmethod
    def pile(area, owner, frame):
        current, select = frame["current"], frame["select"]
        who = current["players"][owner]
        if area == HAND:
            return who["hand"]
        if area == DISCARD:
            return who["discard"]
        if area == PRIZES:
            return who["prize"]
        if area == LOOKING:
            return current["looking"]
        if area == DECK:
            return select["deck"] or who["deck"]
        raise KeyError(f"area {area}")

    def select(self, number, frame, step):
        s = frame["select"]
        options = [self.sense(o, frame) for o in s["option"]]
        effect, about = s["effect"], s["contextCard"]
        return Select(
            frame=number,
            player=step["player"],
            kind=s["type"],
            context=s["context"],
            least=s["minCount"],
            most=min(s["maxCount"], len(options)),
            options=options,
            picks=[options[i] for i in step["picked"]],
            source=self.card(effect["id"]) if effect else None,
            about=self.card(about["id"]) if about else None,
        )

    # -- chance -------------------------------------------------------------------------------

    def shuffles_of(self, number, frame, before, problems):
        """Takes the log of one frame back, from its end, to find each deck's order after a shuffle."""
        decks = [[c["serial"] for c in who["deck"]] for who in frame["current"]["players"]]
        ids = {c["serial"]: c["id"] for who in frame["current"]["players"] for c in who["deck"]}
        start = [set(), set()]
        if before is not None:
            start = [{c["serial"] for c in who["deck"]} for who in before["current"]["players"]]
        known = [True, True]
        found = []
        for log in reversed(frame["logs"]):
            kind, who = log["type"], log.get("playerIndex")
            if "serial" in log:
                ids[log["serial"]] = log["cardId"]
            if kind == "Draw":
                decks[who].append(log["serial"])
            elif kind in ("Attach", "Evolve", "Play") and before is not None:  # these say not from where
                if log["serial"] in start[who] and log["serial"] not in decks[who]:
                    decks[who].append(log["serial"])
                    known[who] = False
            elif kind == "MoveCard":
                source, target = log.get("fromArea"), log.get("toArea")
                if target in (DECK, BOTTOM) and log["serial"] in decks[who]:
                    decks[who].remove(log["serial"])
                if source == DECK:  # from the top, if no shuffle follows
                    decks[who].append(log["serial"])
                    known[who] = False
                elif source == BOTTOM:
                    decks[who].insert(0, log["serial"])
            elif kind == "Shuffle":
                found.append((who, Shuffle(number, [self.card(ids[s]) for s in decks[who]])))
                known[who] = False
        if before is not None:
            for who in (0, 1):
                was = [c["serial"] for c in before["current"]["players"][who]["deck"]]
                if sorted(was) != sorted(decks[who]) or (known[who] and was != decks[who]):
                    problems.append((number, who, "the log does not explain the deck"))
        return list(reversed(found))

    def game(self, trace):
        frames, steps = trace["frames"], trace["steps"]
        first = frames[0]["current"]["players"]
        shuffles = ([], [])
        for who in (0, 1):
            shuffles[who].append(Shuffle(0, self.cards(first[who]["deck"])))
        coins, moves, problems, states, selects = deque(), [], [], [], []
        winner = reason = None
        for number, frame in enumerate(frames):
            before = frames[number - 1] if number else None
            for who, shuffle in self.shuffles_of(number, frame, before, problems):
                if len(shuffle.order) > 1:  # ptcg asks chance for no order of one card
                    shuffles[who].append(shuffle)
            for log in frame["logs"]:
                if log["type"] == "Coin":
                    coins.append(Coin(number, log["playerIndex"], log["head"]))
                elif log["type"] == "MoveCard":
                    moves.append(
                        [number, log["playerIndex"], self.card(log["cardId"]),
                         MOVED.get(log["fromArea"]), MOVED.get(log["toArea"])]
                    )
                elif log["type"] == "Result":
                    winner, reason = log["result"], log["reason"]
            states.append(self.state(frame["current"]))
            over = number >= len(steps) or not frame["select"]
            selects.append(None if over else self.select(number, frame, steps[number]))
        return Game(states, selects, shuffles, coins, moves, winner, reason, problems)
