"""Makes ptcg play the peer's game and tells where they part."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from compare import Names, differences
from ours import CHANCE, Match
from peer import REASONS

ORDERS = ("trigger_order", "replacement_order", "checkup_order")


@dataclass
class Difference:
    kind: str  # what to group by
    frame: int
    step: int  # ptcg's answers so far
    hard: bool  # the games cannot be followed any further
    detail: dict

    def as_json(self):
        return {"kind": self.kind, "frame": self.frame, "step": self.step, "hard": self.hard, "detail": self.detail}


class Parted(Exception):
    """The games cannot be followed any further."""


#: What ptcg calls the purposes of the peer's contexts, where that says which select is meant.
AFFINITY = {
    "SetupActivePokemon": {"active"},
    "SetupBenchPokemon": {"bench"},
    "DrawCount": {"bonus_cards", "bonus_card", "number"},
    "ToHand": {"search", "prize", "choose_card"},
    "ToBench": {"search", "choose_card"},
    "Discard": {"discard", "choose_card", "choose_pokemon", "trim_bench"},
    "DiscardEnergy": {"discard_energy", "pay_retreat", "discard"},
    "DiscardEnergyCard": {"discard_energy", "discard"},
    "DiscardToolCard": {"discard"},
    "Switch": {"switch_in"},
    "ToActive": {"promote", "switch_in"},
    "AttachTo": {"search", "attach", "choose_card"},
    "AttachFrom": {"attach", "choose_pokemon"},
    "SwitchEnergy": {"move_energy", "choose_pokemon"},
    "SwitchEnergyCard": {"move_energy"},
    "ToDeck": {"to_deck", "choose_card", "search"},
    "Heal": {"heal"},
    "Damage": {"damage"},
    "DamageCounter": {"damage"},
    "DamageCounterAny": {"damage"},
    "Attack": {"attack"},
    "SkillOrder": {"trigger_order", "checkup_order"},
}
#: Zones in which the engines keep a card that is looked at.
IN_DECK = {"deck", "looking", "beside"}


def loose(sense):
    """A sense without what the engines may call by different names."""
    if sense[0] == "card":
        return sense[:3] + ("deck" if sense[3] in IN_DECK else sense[3],)
    return sense[:1] if sense[0] == "retreat" else sense


class Follower:
    def __init__(self, game, match, names, log=None):
        self.game, self.names = game, names
        self.ours = Match(match)
        self.found = []
        self.frame = 0  # the last frame whose select was used
        self.known = Counter()
        self.compared = Counter()  # states compared, by kind
        self.decisions = 0  # ptcg's questions to players answered
        self.chance = Counter()
        self.places = [{}, {}]
        self.copied = None  # the attack to be chosen for one that copies
        self.run = None  # context and source of the select used last: of several in a row
        self.shuffle_at = [0, 0]
        self.coin_at = 0
        self.used_moves = set()
        self.log = log or (lambda *_: None)

    # -- telling ------------------------------------------------------------------------------

    def differ(self, kind, detail, frame=None, hard=False):
        frame = self.frame if frame is None else frame
        self.found.append(Difference(kind, frame, self.ours.question["number"], hard, detail))
        self.log("DIFF", kind, frame, detail)
        if hard:
            raise Parted(kind)

    def know(self, what):
        """A deviation that is understood and changes nothing that follows."""
        self.known[what] += 1

    def told_question(self):
        q = self.ours.question
        return {"asked": q["asked"], "purpose": q["purpose"], "min": q["min"], "max": q["max"],
                "source": q["source"] and q["source"]["name"],
                "options": [self.names.sense(s) for s in self.ours.senses()][:40]}

    def told_select(self, s):
        return {"select": str(s), "source": s.source is not None and self.names.short(s.source),
                "options": [self.names.sense(o) for o in s.options][:40],
                "picks": [self.names.sense(p) for p in s.picks]}

    # -- where the peer stands ----------------------------------------------------------------

    def next_main(self):
        """The frame of the peer's next main phase that is not yet played, or the last frame."""
        for s in self.game.selects[self.frame :]:
            if s is not None and s.kind == "Main" and not s.done:
                return s.frame
        return len(self.game.selects) - 1

    def open_selects(self, player=None):
        """The selects not yet used up to the next main phase."""
        for s in self.game.selects[: self.next_main() + 1]:
            if s is not None and not s.done and s.kind != "Main" and player in (None, s.player):
                yield s

    def use(self, s, count=None):
        s.taken = len(s.picks) if count is None else s.taken + count
        s.done = s.taken >= len(s.picks)
        self.frame = max(self.frame, s.frame)

    # -- comparing ----------------------------------------------------------------------------

    def compare_at(self, frame, within_effect):
        peer = self.game.states[frame]
        ours = self.ours.state()
        self.compared["within an effect" if within_effect else "main phase"] += 1
        self.match_benches(ours, peer)
        found = differences(self.names, ours, peer, within_effect)
        where = "state within effect: " if within_effect else "state: "
        for kind, detail in found:
            self.differ(where + kind, detail, frame)
        hard = [kind for kind, _ in found if not kind.startswith("flag")]
        if hard and not within_effect:
            self.found[-1].hard = True
            raise Parted(hard[0])

    def match_benches(self, ours, peer):
        """Where the same Pokemon stand in another order on the Bench (the peer asks for the Bench of the
        setup at once, ptcg in two steps), says which is which; `peer` is put in ptcg's order."""
        for who in (0, 1):
            mine, theirs = ours.mons[who], peer.mons[who]
            before, self.places[who] = self.places[who], {}
            order = self.bench_order(mine, theirs)
            if order is None:
                continue
            self.places[who] = order
            if not before:
                self.know("another order on the Bench")
                self.log("bench order", self.frame)
            theirs[:] = mine

    @staticmethod
    def bench_order(mine, theirs):
        """Which place here each of the peer's on the Bench has; None if the order is the same, or not all are alike."""
        keys = [[m and m.key() for m in mine], [m and m.key() for m in theirs]]
        if keys[0] == keys[1] or len(mine) != len(theirs) or keys[0][:1] != keys[1][:1]:
            return None
        if sorted(map(str, keys[0])) != sorted(map(str, keys[1])):
            return None
        left = list(range(1, len(mine)))
        order = {i: i for i in left if keys[0][i] == keys[1][i]}
        left = [i for i in left if i not in order]
        for i in [i for i in range(1, len(theirs)) if i not in order]:
            order[i] = next(j for j in left if keys[0][j] == keys[1][i])
            left.remove(order[i])
        return order

    def placed(self, sense):
        """A sense of the peer's in ptcg's places."""
        for i, part in enumerate(sense):
            if isinstance(part, tuple) and len(part) == 2 and self.places[part[0]]:
                spot = (part[0], self.places[part[0]].get(part[1], part[1]))
                return sense[:i] + (spot,) + sense[i + 1 :]
        return sense

    def here(self, sense):
        """A sense of the peer's in ptcg's places and zones."""
        if sense[0] == "card" and sense[3] == "looking":  # a hand that is shown lies there, too
            zones = {o.get("zone") for o in self.ours.question.get("options", ()) if o["kind"] in ("card", "face_down")}
            return sense[:3] + (zones.pop(),) if len(zones) == 1 else sense
        return self.placed(sense)

    def compare_options(self, s, ours, what, frame):
        mine = {loose(x) for x in ours}
        theirs = {loose(self.here(x)) for x in s.options}
        self.compared["options"] += 1
        copies = [x for x in mine - theirs if x[0] == "attack"] if what == "in the main phase" else []
        for label, some in (("ptcg only", mine - theirs), ("peer only", theirs - mine)):
            by_kind = {}
            for sense in some:
                by_kind.setdefault(self.option_class(sense), []).append(self.names.sense(sense))
            for kind, senses in sorted(by_kind.items()):
                if label == "ptcg only" and kind.startswith("attack ") and what == "in the main phase":
                    self.know(f"the peer offers no attack that would do nothing: {kind[7:]}")
                    continue
                if label == "peer only" and kind.startswith("attack ") and copies:
                    self.know("the peer offers what an attack can copy in place of it")
                    continue
                self.differ(f"options {what}: {label}: {kind}", {"options": senses,
                            "question": self.told_question(), "select": self.told_select(s)}, frame)

    def option_class(self, sense):
        if sense[0] in ("play", "on", "evolve"):
            return f"{sense[0]} {self.names.short(sense[1])}"
        if sense[0] == "attack":
            return f"attack {sense[1]}"
        if sense[0] == "use" and sense[1] == "play":
            owner, place = sense[2]
            mons = self.ours.state().mons[owner]
            return f"use {self.names.short(mons[place].card)}" if place < len(mons) and mons[place] else "use"
        if sense[0] == "card":
            return f"card {self.names.short(sense[2])}"
        return sense[0]

    # -- chance -------------------------------------------------------------------------------

    def answer_chance(self):
        q = self.ours.question
        purpose = q["purpose"]
        self.chance[purpose] += 1
        if purpose == "flip":
            return self.flip(q)
        if purpose == "shuffle":
            return self.shuffle(q)
        return self.random_pick(q)

    def flip(self, q):
        if q["turn"] == 0:
            return [0]  # the peer always asks seat 0 who starts
        coins = self.game.coins
        if self.coin_at < len(coins) and coins[self.coin_at].frame <= self.next_main():
            self.coin_at += 1
            return [0 if coins[self.coin_at - 1].heads else 1]
        self.differ("chance: ptcg flips a coin, the peer does not", {"question": self.told_question()})
        return [0]

    def shuffle(self, q):
        option = q["options"][0]
        owner, zone = option["spot"]["player"], option["zone"]
        if zone != "deck":
            return self.moved_next(self.ours.senses(self.ours.judge()), {zone})[0]
        known = self.ours.judge()["players"][owner]["deck"]["cards"]
        places = {}
        for card in known:
            places.setdefault(card["number"], []).append(card["place"])
        queue, at = self.game.shuffles[owner], self.shuffle_at[owner]
        if at < len(queue) and queue[at].frame <= self.next_main():
            order = queue[at].order
            self.shuffle_at[owner] += 1
        else:
            self.differ("chance: ptcg shuffles, the peer does not", {"player": owner, "source": q["source"]})
            order = self.game.states[self.next_main()].deck[owner]
        picks, strangers = [], []
        for card in reversed(order):  # from the top
            if places.get(card):
                picks.append(places[card].pop())
            else:
                strangers.append(card)
        left = [p for some in places.values() for p in some]
        if left and not strangers:
            self.know("cards that are set aside are shuffled with the others: they go on top later")
        elif strangers:
            cards = {c["place"]: c["number"] for c in known}
            self.differ("chance: other cards are shuffled", {"player": owner, "source": q["source"],
                        "ours_only": self.names.bag(cards[p] for p in left),
                        "peer_only": self.names.bag(strangers)})
        return list(reversed(picks + left))

    def random_pick(self, q):
        limit = self.next_main()
        under = self.shuffled_under(limit)
        if under is not None:
            return under
        for option, sense in zip(range(len(q["options"])), self.ours.senses(self.ours.judge())):
            if sense[0] != "card":
                continue
            for i, (frame, owner, card, source, target) in enumerate(self.game.moves):
                if i in self.used_moves or not self.frame < frame <= limit:
                    continue
                if (owner, card, source) == (sense[1], sense[2], sense[3]):
                    first = min(j for j, m in enumerate(self.game.moves) if j not in self.used_moves
                                and self.frame < m[0] <= limit and m[1] == owner and m[3] == source)
                    if first == i:
                        self.used_moves.add(i)
                        return [option]
        self.differ("chance: ptcg picks at random, the peer does not", {"question": self.told_question()})
        return [0]

    def shuffled_under(self, limit):
        """The next card of those that are put under a deck in a random order; None: it is about others."""
        senses = self.ours.senses(self.ours.judge())
        if any(sense[0] != "card" or sense[3] != "deck" for sense in senses):
            return None
        for i, (frame, owner, card, _, target) in enumerate(self.game.moves):
            if i in self.used_moves or target != "bottom" or not self.frame < frame <= limit:
                continue
            for option, sense in enumerate(senses):
                if sense[1:3] == (owner, card):
                    self.used_moves.add(i)
                    return [option]
        return None

    def check_chance(self, frame):
        """All that chance brought the peer up to this frame must have been asked for."""
        for owner in (0, 1):
            queue = self.game.shuffles[owner]
            while self.shuffle_at[owner] < len(queue) and queue[self.shuffle_at[owner]].frame <= frame:
                self.differ("chance: the peer shuffles, ptcg does not", {"player": owner},
                            queue[self.shuffle_at[owner]].frame)
                self.shuffle_at[owner] += 1
        while self.coin_at < len(self.game.coins) and self.game.coins[self.coin_at].frame <= frame:
            self.differ("chance: the peer flips a coin, ptcg does not", {}, self.game.coins[self.coin_at].frame)
            self.coin_at += 1

    # -- the main phase -----------------------------------------------------------------------

    def skip_to(self, frame):
        """Selects before this frame that ptcg did not ask for."""
        for s in self.game.selects[:frame]:
            if s is None or s.done:
                continue
            s.done = True
            if s.parts or (s.agreed and len(set(s.options)) == 1):
                continue
            known = self.why_only_there(s)
            if known is None:
                self.differ(f"the peer asks, ptcg does not: {s.kind}/{s.context} of "
                            + (self.names.short(s.source) if s.source is not None else "the rules"),
                            self.told_select(s), s.frame)
            elif known:
                self.know(known)

    def why_only_there(self, s):
        """Why only the peer asks; "" if there was no choice, None if that is not known."""
        if s.options and all(o[0] == "card" and o[3] == "prizes" for o in s.options):
            return "Prizes for several Knock Outs: the peer asks for each, ptcg for all"
        if s.forced() or s.context == "Mulligan" or (s.kind == "Skill" and s.taken >= len(s.picks) - 1):
            return ""
        if self.pays_with_all(s):
            return "a price of all Energy: the peer asks for each card"
        if s.least == 0 and s.picks and len(set(s.options)) == 1:
            return "\"up to\": the peer also lets choose none (QTY-01)"
        if self.picked_for_nothing(s):
            return f"the peer lets search for what can't be put anywhere: {self.names.short(s.source)}"
        return None

    def pays_with_all(self, s):
        """Each Energy was asked for in turn until none was left."""
        if s.context != "DiscardEnergy" or s.source is not None:
            return False
        for later in self.game.selects[s.frame :]:
            if later is None or later.context != s.context or later.source is not None:
                return False
            if later.forced() and len(later.options) == 1:
                return True
        return False

    def picked_for_nothing(self, s):
        """Cards of a deck were chosen, and none of them went anywhere."""
        if s.source is None or not s.options or any(o[0] != "card" or o[3] != "deck" for o in s.options):
            return False
        end = next((x.frame for x in self.game.selects[s.frame :] if x is not None and x.kind == "Main"),
                   len(self.game.selects) - 1)
        before, after = self.game.states[s.frame], self.game.states[end]
        return all(sorted(before.deck[who]) == sorted(after.deck[who] + after.drawn(before, who)) for who in (0, 1))

    def answer_main(self):
        s = self.game.selects[self.next_main()]
        self.run = None
        if s is None or s.kind != "Main":
            self.end_of_peer()
        self.skip_to(s.frame)
        self.check_chance(s.frame)
        self.frame = s.frame
        self.compare_at(s.frame, within_effect=False)
        senses = self.ours.senses()
        self.compare_options(s, senses, "in the main phase", s.frame)
        self.use(s)
        pick = self.here(s.picks[0])
        copying = [sense for sense in senses if sense[0] == "attack" and sense not in s.options]
        if pick[0] == "attack" and pick not in senses and len(copying) == 1:
            self.copied, pick = pick, copying[0]
        fits = [i for i, sense in enumerate(senses) if loose(sense) == loose(pick)]
        if not fits:
            self.differ(f"the peer's choice is not offered: {self.option_class(pick)}",
                        {"question": self.told_question(), "select": self.told_select(s)}, hard=True)
        if pick[0] == "retreat" and len(fits) > 1:
            fits = self.retreat_to(s, senses, fits)
        return [fits[0]]

    def retreat_to(self, main, senses, fits):
        """ptcg asks with the retreat who becomes Active, the peer later."""
        for s in self.open_selects(main.player):
            for i in fits:
                if s.picks and ("mon", senses[i][1]) == self.here(s.picks[0]):
                    self.use(s)
                    self.frame = main.frame
                    return [i]
        self.differ("retreat: the peer does not say who becomes Active", self.told_select(main))
        return fits

    # -- other questions ----------------------------------------------------------------------

    def answer_player(self):
        q = self.ours.question
        if q["purpose"] == "main_phase":
            return self.answer_main()
        senses = self.ours.senses(self.ours.judge() if any(o["kind"] == "face_down" for o in q["options"]) else None)
        if not senses:  # a search of a hidden zone that has nothing: the peer does not ask
            return []
        if self.copied in senses:  # the peer offers what an attack can copy in place of it
            copied, self.copied = self.copied, None
            return [senses.index(copied)]
        setup = q["turn"] == 0
        selects = list(self.open_selects(q["asked"]))
        # A select may have no question of ptcg's: those that are rather about the same come first.
        for s in sorted(selects, key=lambda s: self.rank(q, s)):
            if setup and s.context in AFFINITY and q["purpose"] not in AFFINITY[s.context]:
                continue
            before = [x for x in selects if x.frame < s.frame and not x.done and not x.forced()]
            fresh = s.taken == 0
            picks = self.fit(q, senses, s, not before or self.same_source(q, s), setup)
            if picks is not None:
                if fresh and not before and not setup and self.run != (s.context, s.source):
                    self.compare_at(s.frame, within_effect=True)
                self.run = (s.context, s.source)
                return picks
        return self.answer_alone(q, senses)

    @staticmethod
    def same_source(q, s):
        return q["source"] is not None and q["source"]["number"] in (s.source, s.about)

    def rank(self, q, s):
        """Whether a select may be about this question, the lower the likelier: its source, its purpose, its turn."""
        texts = (q["source"] is not None) + (s.source is not None or s.about is not None)
        source = 0 if self.same_source(q, s) else 2 if texts == 2 else 1
        return (source == 2, q["purpose"] not in AFFINITY.get(s.context, ()), source, s.frame)

    def fit(self, q, senses, s, first, setup):
        """The answer if the peer's select is about what ptcg asks, else None."""
        yes_no = bool(senses) and set(senses) <= {("yes",), ("no",)}
        if s.context == "Mulligan":
            self.use(s)
            return None
        if s.context == "FirstEffect" and q["purpose"] == "mode" and len(senses) == 2:
            self.use(s)
            return [0 if s.picks[0] == ("yes",) else 1]
        if s.picks and s.picks[0][0] == "attached" and senses and all(x[0] == "mon" for x in senses):
            at = self.find(("mon", self.here(s.picks[0])[1]), senses, [1] * len(senses))
            if at is None:
                return None
            s.parts.add("mon")  # the peer asks at once for the card and its Pokemon
            return [at]
        if yes_no and q["purpose"] == "checkup_order":  # conditions first, then other effects?
            rules = ("text", None)
            if s.kind != "Skill" or rules not in s.picks or q["source"] is not None:
                return None
            yes = s.picks[0] == rules
            s.picks.remove(rules)
            return [senses.index(("yes",) if yes else ("no",))]
        if yes_no:
            if s.kind == "YesNo":
                self.use(s)
                return [senses.index(s.picks[0])]
            if s.least == 0 and first:  # the peer has "do you want to" and "which" in one
                wanted = bool(s.picks)
                s.agreed = wanted
                if not wanted:
                    self.use(s)
                return [senses.index(("yes",) if wanted else ("no",))]
            return None
        if s.kind == "YesNo":
            if s.picks[0] == ("yes",) and first:
                self.use(s)
            elif s.picks[0] == ("no",) and q["min"] == 0 and first:
                self.use(s)
                return []
            return None
        if not s.picks:
            alike = {loose(self.here(x)) for x in s.options} & {loose(x) for x in senses}
            if q["min"] == 0 and (alike or not s.options or not senses) and not setup:
                self.compare_options(s, senses, "within an effect", s.frame)
                self.use(s)
                return []
            if setup and alike and q["purpose"] == "bench":
                self.use(s)
                return []
            return None
        room = [o["count"] for o in q["options"]]
        picks = []
        if not self.take(q, senses, s, room, picks, setup):
            return None
        return picks

    def take(self, q, senses, s, room, picks, setup):
        """Moves what fits of the select's picks into `picks`; goes on with selects that continue it."""
        taken = 0
        whole = s.taken == 0
        if whole and not setup and s.most == q["max"] and s.kind != "Skill":
            compare = True
        else:
            compare = False
        chosen = []
        for pick in s.left():
            if len(picks) + len(chosen) >= q["max"]:
                break
            at = self.find(self.here(pick), senses, room)
            if at is None and pick[0] == "evolve" and self.part_of(self.here(pick), senses, s, picks):
                return True
            if at is None:
                if setup:
                    continue
                break
            room[at] -= 1
            chosen.append(at)
            taken += 1
        if not chosen:
            return False
        if compare:
            self.compare_options(s, senses, "within an effect", s.frame)
        if q["purpose"] == "to_deck" and s.context == "ToDeck" and q["min"] == q["max"] == sum(
                o["count"] for o in q["options"]):
            chosen.reverse()  # what comes onto the top last, lies on top
        picks += chosen
        if setup and taken < len(s.left()):
            s.picks = self.without(s.picks, [senses[i] for i in chosen])
            self.frame = max(self.frame, s.frame)
        else:
            self.use(s, taken)
        if len(picks) < q["max"] and s.done:
            for more in self.open_selects(q["asked"]):
                if more.frame <= s.frame:
                    continue
                same = more.context == s.context and more.source == s.source
                if (same and s.most == 1) or len(picks) < q["min"]:
                    if self.take(q, senses, more, room, picks, setup):
                        break
                break
        return True

    def part_of(self, pick, senses, s, picks):
        """The peer asks at once which Pokemon evolves into which card, ptcg one after the other."""
        for part, wanted in (("mon", ("mon", pick[2])), ("card", ("card", s.player, pick[1]))):
            for i, sense in enumerate(senses):
                if part not in s.parts and sense[: len(wanted)] == wanted:
                    s.parts.add(part)
                    picks.append(i)
                    if len(s.parts) == 2:
                        self.use(s)
                    self.frame = max(self.frame, s.frame)
                    return True
        return False

    @staticmethod
    def without(picks, used):
        left = list(picks)
        for sense in used:
            for i, pick in enumerate(left):
                if loose(pick) == loose(sense):
                    del left[i]
                    break
        return left

    @staticmethod
    def find(pick, senses, room):
        for same in (lambda x: x == pick, lambda x: loose(x) == loose(pick)):
            for i, sense in enumerate(senses):
                if room[i] > 0 and same(sense):
                    return i
        return None

    def answer_alone(self, q, senses):
        """ptcg asks what the peer does not."""
        what = f"{q['purpose']} of {q['source']['name'] if q['source'] else 'the rules'}"
        if q["turn"] == 0 and q["purpose"] == "bench":
            return []
        if q["turn"] == 0 and self.frame > 0 and self.decisions > 5 and self.game.winner == 2:
            self.know("both win at once: Sudden Death (SIM-03) for ptcg, a draw for the peer")
            raise Parted("Sudden Death")
        if q["turn"] == 0 and q["purpose"] == "use_text":  # the peer offers the card with the Basic Pokemon
            active = next(s for s in self.open_selects(q["asked"]) if s.context == "SetupActivePokemon")
            wanted = active.picks[0][2] == q["source"]["number"]
            return [senses.index(("yes",) if wanted else ("no",))]
        if set(senses) <= {("yes",), ("no",)} and q["purpose"] == "yes_no":
            at, queue = self.shuffle_at[q["asked"]], self.game.shuffles[q["asked"]]
            shuffles = at < len(queue) and queue[at].frame <= self.next_main()
            self.know(f"the peer does not ask where nothing can be found: {q['source']['name']}")
            return [senses.index(("yes",) if shuffles else ("no",))]
        kept = self.kept_of_found(q, senses)
        if kept is not None:
            return kept
        if q["purpose"] == "to_deck" and q["min"] == q["max"] == sum(o["count"] for o in q["options"]):
            return self.order_in_deck(q, senses)
        if q["purpose"] in ORDERS and len({x for x in senses}) == 1:
            self.know(f"ptcg asks for the order of copies of one text: {self.names.sense(senses[0])}")
            return [0]
        if q["purpose"] in ORDERS:
            self.differ(f"ptcg asks for an order, the peer does not: {what}", {"question": self.told_question()})
            return [0]
        if len(set(senses)) == 1 and q["min"] == q["max"]:
            return self.first_picks(q)
        if q["purpose"] == "promote" and self.game.winner is not None and self.next_main() == len(self.game.selects) - 1:
            self.know("promotion before the winner is declared (NOTE-14)")
            return [0]
        open_selects = list(self.open_selects())
        if q["min"] == q["max"] == 1 and not open_selects and set(x[0] for x in senses) == {"mon"}:
            self.know(f"ptcg asks for a target of what does nothing: {what}")  # else the tables differ
            return [0]
        selects = [self.told_select(s) for s in open_selects]
        if q["min"] == 0:
            self.differ(f"ptcg asks, the peer does not: {what}", {"question": self.told_question(), "peer": selects})
            return []
        if self.next_main() == len(self.game.selects) - 1 and self.game.selects[-1] is None and not selects:
            self.end_of_peer()
        self.differ(f"ptcg asks, the peer does not: {what}", {"question": self.told_question(), "peer": selects},
                    hard=True)
        return []

    def kept_of_found(self, q, senses):
        """Of the cards that were searched for, those that go into the hand: the peer says so while searching."""
        if q["purpose"] != "choose_card" or q["source"] is None or any(x[0] != "card" for x in senses):
            return None
        for s in reversed(self.game.selects[: self.frame + 1]):
            if s is None or s.kind == "Main":
                return None
            if s.context == "ToHand" and s.source == q["source"]["number"]:
                at = [i for pick in s.picks for i, x in enumerate(senses) if x[1:3] == pick[1:3]]
                return at[: q["max"]] or None
        return None

    def order_in_deck(self, q, senses):
        """Puts cards into the deck in the order in which the peer has moved them there."""
        picks, targets = self.moved_next(senses, {"deck", "hand", "looking", "discard", None})
        return picks if "bottom" in targets else picks[::-1]  # what comes onto the top last, lies on top

    def moved_next(self, senses, sources):
        """The options in the order in which their cards are moved next from one of these zones; also whereto."""
        left, picks, targets = dict(enumerate(senses)), [], set()
        for i, (frame, owner, card, source, target) in enumerate(self.game.moves):
            if i in self.used_moves or not self.frame <= frame <= self.next_main() or source not in sources:
                continue
            if target not in ("deck", "bottom"):
                continue
            at = next((k for k, x in left.items() if x[1:3] == (owner, card)), None)
            if at is None:
                continue
            del left[at]
            self.used_moves.add(i)
            picks.append(at)
            targets.add(target)
        return picks + list(left), targets

    @staticmethod
    def first_picks(q):
        picks = []
        for i, option in enumerate(q["options"]):
            picks += [i] * option["count"]
        return picks[: q["min"]]

    # -- the end ------------------------------------------------------------------------------

    def end_of_peer(self):
        if self.game.winner is None:
            self.know("the peer stopped the game: it was too long")
            self.stopped = True
            raise Parted("stopped")
        self.differ("the peer's game is over, ptcg's is not",
                    {"winner": self.game.winner, "reason": self.game.reason, "question": self.told_question()},
                    frame=len(self.game.selects) - 1, hard=True)

    def end(self):
        q = self.ours.question
        last = len(self.game.selects) - 1
        if q["outcome"] not in ("won", "draw"):
            self.differ(f"ptcg's match ended: {q['outcome']}", {"failure": q.get("failure")}, hard=True)
        winner = q["winner"] if q["outcome"] == "won" else 2
        if self.next_main() != last or self.game.winner is None:
            self.differ("ptcg's game is over, the peer's is not", {"winner": winner, "reason": q["reason"]}, hard=True)
        self.skip_to(last + 1)
        if winner != self.game.winner:
            self.differ("result", {"ours": winner, "peer": self.game.winner, "our reason": q["reason"],
                                   "peer reason": self.game.reason}, frame=last, hard=True)
        reason = REASONS.get(self.game.reason)
        both = {q["reason"], reason} == {"prizes", "no_pokemon"}  # two reasons at a time: either is told
        if reason != q["reason"] and not (both and winner < 2 and self.both_reasons(last, winner)):
            self.differ("reason of the result", {"ours": q["reason"], "peer": self.game.reason}, frame=last)
        ours = self.ours.state()
        self.compared["end"] += 1
        ours.player = self.game.states[last].player
        for mine, theirs in zip(ours.mons, self.game.states[last].mons):
            if mine[0] is not None and theirs and theirs[0] is None and any(theirs):
                if sorted(m.key() for m in mine) == sorted(m.key() for m in theirs if m):
                    self.know("promotion before the winner is declared (NOTE-14)")
                    theirs[:] = mine
        self.match_benches(ours, self.game.states[last])
        for kind, detail in differences(self.names, ours, self.game.states[last]):
            if kind.startswith("flag") or kind == "turn":
                continue  # of a turn that is over or not: it no longer matters
            self.differ("state at the end: " + kind, detail, last)

    def both_reasons(self, last, winner):
        state = self.game.states[last]
        return not state.prizes[winner] and not any(state.mons[1 - winner])

    def play(self, most=20000):
        try:
            for _ in range(most):
                asked = self.ours.asked
                if asked is None:
                    self.end()
                    return self
                picks = self.answer_chance() if asked == CHANCE else self.answer_player()
                if asked != CHANCE:
                    self.decisions += 1
                    self.log(self.frame, self.ours.question["purpose"], picks)
                self.ours.answer(picks)
            self.differ("too many questions", {}, hard=True)
        except Parted:
            pass
        return self
