"""An agent that searches, written from the interface alone: tries each option of its main phase in a guess of the
hidden cards, goes on by rules to the end of the turn, and takes what leads to the best table."""

import random
from collections import Counter

import by_rules
from cg.api import SelectContext, search_begin, search_end, search_release, search_step

STEPS, TRIES = 12, 8
lots = random.Random(1)


def seen_cards(part, me):
    """All cards of a player that an observation shows."""
    if isinstance(part, dict):
        if part.get("playerIndex") == me and "serial" in part:
            yield part["id"], part["serial"]
        for value in part.values():
            yield from seen_cards(value, me)
    elif isinstance(part, list):
        for value in part:
            yield from seen_cards(value, me)


def hidden_cards(obs, deck, who):
    """What is left of a list, shuffled; the opponent's is taken to be ours."""
    shown = {serial: number for number, serial in seen_cards(obs["current"], who)}
    hidden = list((Counter(deck) - Counter(shown.values())).elements())
    lots.shuffle(hidden)
    return hidden + deck  # at least as many as are wanted


def guess(obs, deck):
    me = obs["current"]["yourIndex"]
    mine, other = obs["current"]["players"][me], obs["current"]["players"][1 - me]
    own, theirs = hidden_cards(obs, deck, me), hidden_cards(obs, deck, 1 - me)
    prizes, hand = len(mine["prize"]), other["handCount"]
    return dict(
        your_deck=own[prizes : prizes + mine["deckCount"]],
        your_prize=own[:prizes],
        opponent_hand=theirs[:hand],
        opponent_prize=theirs[hand : hand + len(other["prize"])],
        opponent_deck=theirs[hand + len(other["prize"]) :][: other["deckCount"]],
        opponent_active=[],
    )


def value(current, me):
    if current.result >= 0:
        return 100 if current.result == me else 0 if current.result == 2 else -100
    total = 0
    for who, side in ((1, current.players[me]), (-1, current.players[1 - me])):
        pokemon = [one for one in side.active + side.bench if one]
        total += who * (sum(one.hp / 100 + len(one.energies) / 5 for one in pokemon) - 3 * len(side.prize))
    return total


def told(observation):
    """The members that the rules look at, as a dict."""
    select = observation.select
    return {
        "select": {
            "context": select.context, "minCount": select.minCount, "maxCount": select.maxCount,
            "option": [vars(option) for option in select.option],
        },
        "current": {"turn": observation.current.turn},
    }


def tried(root, position, me, turn):
    """The value of an option, after the turn that goes on by rules."""
    state = search_step(root.searchId, [position])
    for _ in range(STEPS):
        current = state.observation.current
        if current.result >= 0 or current.turn != turn or current.yourIndex != me:
            break
        before = state
        state = search_step(state.searchId, by_rules.choose(told(state.observation)))
        search_release(before.searchId)
    return value(state.observation.current, me)


def choose(obs, deck):
    select = obs["select"]
    if select["context"] != SelectContext.MAIN or len(select["option"]) == 1:
        return by_rules.choose(obs)
    me, turn = obs["current"]["yourIndex"], obs["current"]["turn"]
    root = search_begin(obs, **guess(obs, deck))
    positions = list(range(len(select["option"])))
    tries = positions if len(positions) <= TRIES else lots.sample(positions, TRIES)
    best = max(tries, key=lambda position: tried(root, position, me, turn))
    search_end()
    return [best]


def make(deck):
    """Returns an agent with this deck."""
    return lambda obs: list(deck) if obs["select"] is None else choose(obs, list(deck))
