"""An agent by rules, written from the interface alone: uses what it has, attacks as hard as it can."""

from cg.api import OptionType, SelectContext, all_attack

DAMAGE = {attack.attackId: attack.damage for attack in all_attack()}
#: What is done first in the main phase.
ORDER = [OptionType.EVOLVE, OptionType.ABILITY, OptionType.ATTACH, OptionType.PLAY, OptionType.ATTACK, OptionType.END]
#: Contexts in which less is better.
COSTS = {SelectContext.DISCARD, SelectContext.DISCARD_ENERGY_CARD, SelectContext.TO_DECK}
used = {}  # Abilities in this turn, so that none is used for ever


def main_phase(obs):
    options = obs["select"]["option"]
    turn = obs["current"]["turn"]
    if used.get("turn") != turn:
        used.clear()
        used["turn"] = turn

    def rank(position):
        option = options[position]
        kind = option["type"]
        key = (kind, option.get("area"), option.get("index"))
        if kind not in ORDER or (kind == OptionType.ABILITY and used.get(key, 0) > 1):
            return len(ORDER), 0
        return ORDER.index(kind), -DAMAGE.get(option.get("attackId"), 0)

    best = min(range(len(options)), key=rank)
    key = (options[best]["type"], options[best].get("area"), options[best].get("index"))
    used[key] = used.get(key, 0) + 1
    return [best]


def choose(obs):
    select = obs["select"]
    if select["context"] == SelectContext.MAIN:
        return main_phase(obs)
    count = select["minCount"] if select["context"] in COSTS else select["maxCount"]
    return list(range(count))


def make(deck):
    """Returns an agent with this deck."""
    return lambda obs: list(deck) if obs["select"] is None else choose(obs)
