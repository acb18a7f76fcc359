#include "words/hooks.hpp"

#include <algorithm>
#include <array>

namespace ptcg::script {

namespace {

using enum Answer;
using enum Subject;

constexpr std::array table = {
    HookInfo{Hook::play, nothing, self, "card.play: the effect of a Trainer card that is played",
             "", R"(card.play = {
  needs = { "deck" },
  effect = function(game, it) game:draw(2) end,
})"},
    HookInfo{Hook::use, nothing, self,
             "an Ability, Poké-Power or Stadium is used, any number of times; for a Stadium, "
             "it.owner is the player who uses it. The keys `once_per_turn`, "
             "`once_per_turn_by_name` and `once_per_game` replace it and limit how often",
             "player",
             R"(card.ability["Example"] = {
  use = { needs = { "no_condition" }, effect = function(game, it) game:flip() end },
  once_per_turn = function(game, it) game:draw() end,
})"},
    // ---- queries
    HookInfo{Hook::damage_dealt, number, self,
             "the damage of an attack, before Weakness and Resistance; the subject attacks",
             "attacker target attack amount player origin", R"(card.ability["Example"] = {
  damage_dealt = function(game, it)
    if it.target:is_type("fire") then return it.amount + 10 end
  end,
})"},
    HookInfo{Hook::damage_taken, number, self,
             "the damage of an attack, after Weakness and Resistance; the subject is damaged",
             "attacker target attack amount player origin", R"(card.ability["Example"] = {
  damage_taken = { by = "opponent", attacker = { evolved = true }, value = -10 },
})"},
    HookInfo{Hook::base_damage, number, self, "the number printed next to an attack of the subject",
             "attacker target attack amount player", R"(card.ability["Example"] = {
  base_damage = function(game, it)
    if it.owner.prizes_left == 1 then return it.amount + 20 end
  end,
})"},
    HookInfo{Hook::ignores, ignored, self,
             "what does not affect the damage of the subject's attacks, in addition to what they "
             "say themselves",
             "attacker target attack player", R"(card.ability["Example"] = {
  ignores = {
    subject = "own",
    effect = function(game, it)
      if it.target.is_active then return "resistance" end
    end,
  },
})"},
    HookInfo{Hook::applies_on_bench, affinities, self,
             "what also applies to damage of the subject's attacks to a Benched Pokémon",
             "attacker target attack player", R"(card.attack["Example"] = {
  after = function(game, it) game:damage(it.opponent.bench, 10) end,
}

card.ability["Example"] = {
  applies_on_bench = { value = { "weakness", "resistance" } },
})"},
    HookInfo{Hook::attack_cost, cost, self,
             "what an attack of the subject costs; `it.amount`: Colorless symbols added or removed "
             "so far, starting from 0",
             "attacker target attack amount player", R"(card.ability["Example"] = {
  attack_cost = {
    { value = { any = -1 } },  -- 1 Energy less, of whichever type
    function(game, it)
      if it.self.is_damaged then return it.amount - 1 end  -- 1 Colorless less
    end,
    function(game, it)
      if it.self.has_tool then return { "fire" } end  -- Fire instead
    end,
  },
})"},
    HookInfo{Hook::hp, number, self, "the Hit Points of the subject", "target amount player",
             R"(card.ability["Example"] = {
  hp = function(game, it)
    return it.amount + 10 * #it.self.energy_cards
  end,
})"},
    HookInfo{Hook::retreat_cost, number, self,
             "the number of symbols in the subject's Retreat Cost", "target amount player",
             R"(card.ability["Example"] = {
  retreat_cost = function(game, it)
    if it.self.has_tool then return 0 end
  end,
})"},
    HookInfo{Hook::types, types, self, "the types of the subject", "target player",
             R"(card.ability["Example"] = {
  types = function(game, it)
    if #it.self.energy_cards > 0 then return { "fire", "water" } end
  end,
})"},
    HookInfo{
        Hook::weakness, types, self,
        "the types the subject is weak to; the amount stays as printed, or x2 if none is printed",
        "target player", R"(card.ability["Example"] = {
  weakness = function(game, it)
    if #it.self.energy_cards > 0 then return {} end  -- it has no Weakness
  end,
})"},
    HookInfo{Hook::weakness_times, number, self,
             "the factor by which Weakness multiplies damage to the subject, instead of its "
             "printed amount; "
             "0: the printed amount",
             "target amount player", R"(card.ability["Example"] = {
  weakness_times = { subject = "any", stacks = false, effect = function() return 4 end },
})"},
    HookInfo{
        Hook::resistance, types, self,
        "the types the subject resists; the amount stays as printed, or -30 if none is printed",
        "target player", R"(card.ability["Example"] = {
  resistance = function(game, it) return { "fire", "water" } end,
})"},
    HookInfo{Hook::energy_units, number, self,
             "how many units an Energy card attached to the subject provides, at most four; units "
             "beyond the printed ones are like the last printed unit",
             "target card amount player", R"(card.ability["Example"] = {
  energy_units = {
    subject = "own",
    filter = { "basic_energy", type = "fire" },
    effect = function(game, it) return 2 end,
  },
})"},
    HookInfo{Hook::energy_provided, types, self,
             "what a unit of an Energy card attached to the subject counts as; {}: it provides no "
             "such unit; `it.value` is the unit's number",
             "target card value player", R"(card.ability["Example"] = {
  energy_provided = function(game, it)
    if it.card.is_basic_energy then return "fire" end
  end,
})"},
    HookInfo{Hook::prizes, number, self, "how many Prize cards a Knock Out of the subject is worth",
             "target amount player attacker cause", R"(card.ability["Example"] = {
  prizes = function(game, it)
    if it.self.is_evolved then return it.amount + 1 end
  end,
})"},
    HookInfo{Hook::bench_size, number, own, "the Bench limit of a player", "player amount",
             R"(card.ability["Example"] = {
  bench_size = { subject = "any", stacks = false, effect = function() return 4 end },
})"},
    HookInfo{Hook::energy_limit, number, own,
             "how many Energy cards a player may attach in a turn if `it.card` is the next",
             "player card target amount", R"(card.ability["Example"] = {
  energy_limit = { filter = { "energy", type = "fire" }, stacks = false, value = 1 },
})"},
    HookInfo{Hook::supporter_limit, number, own, "how many Supporters a player may play in a turn",
             "player amount", R"(card.ability["Example"] = {
  supporter_limit = { where = "active", value = 1 },
})"},
    HookInfo{Hook::attacks_per_turn, number, self,
             "how many attacks the subject may use in a turn: one after the other, with nothing "
             "between them except what the attack itself causes",
             "attacker target amount player", R"(card.ability["Example"] = {
  attacks_per_turn = { value = 1 },
})"},
    HookInfo{Hook::tool_limit, number, self, "how many Pokémon Tools the subject may have",
             "target player amount", R"(card.ability["Example"] = {
  tool_limit = { value = 1 },
})"},
    HookInfo{Hook::poison_counters, number, self,
             "how many damage counters the Poisoned subject gets between turns",
             "target player amount",
             R"(card.ability["Example"] = {
  poison_counters = { subject = "opponent", value = 2 },
})"},
    HookInfo{Hook::burn_counters, number, self,
             "how many damage counters the Burned subject gets between turns",
             "target player amount",
             R"(card.ability["Example"] = {
  burn_counters = { subject = "opponent", value = 1 },
})"},
    HookInfo{Hook::healing, number, self,
             "how many points of damage an effect is about to heal from the subject",
             "target player amount origin",
             R"(card.attack["Example"] = {
  after = function(game, it) game:heal(it.attacker, 20) end,
}

card.ability["Example"] = {
  healing = function(game, it) return it.amount * 2 end,
})"},
    HookInfo{Hook::lends_attacks, attacks, self,
             "attacks the subject can use in addition to its own, for their costs", "target player",
             R"(card.ability["Example"] = {
  lends_attacks = function(game, it)
    local attacks = {}
    for _, card in ipairs(it.self.cards) do
      if card ~= it.self.card then
        for _, attack in ipairs(card.attacks) do table.insert(attacks, attack) end
      end
    end
    return attacks
  end,
})"},
    HookInfo{Hook::may_attack, boolean, self,
             "may the subject attack? Asked for the Pokémon, then for each of its attacks, with "
             "`it.attack`",
             "attacker attack player",
             R"(card.ability["Example"] = {
  may_attack = function(game, it) return it.owner.bench_count > 0 end,
})"},
    HookInfo{Hook::may_retreat, boolean, self, "may the subject retreat?", "target player",
             R"(card.ability["Example"] = {
  may_retreat = {
    where = "active",
    subject = "opponent",
    effect = function(game, it) return it.target.is_evolved end,
  },
})"},
    HookInfo{Hook::may_evolve, boolean, self, "may the subject evolve into `it.card`?",
             "target card player", R"(card.ability["Example"] = {
  may_evolve = {
    subject = "any",
    effect = function(game, it) return it.card.hp <= 100 end,
  },
})"},
    HookInfo{Hook::may_play, boolean, self,
             "may the player play the Trainer card or Basic Pokémon `it.card`?", "card player",
             R"(card.ability["Example"] = {
  may_play = {
    where = "active",
    subject = "opponent",
    effect = function(game, it) return it.card.is_supporter end,
  },
})"},
    HookInfo{Hook::may_attach, boolean, self,
             "may the Energy card `it.card` be attached to the subject as the turn's attachment?",
             "target card player", R"(card.ability["Example"] = {
  may_attach = function(game, it) return #it.self.energy_cards < 4 end,
})"},
    HookInfo{Hook::may_use_ability, boolean, self, "may an Ability of the subject be used?",
             "target player", R"(card.ability["Example"] = {
  use = { effect = function(game, it) game:draw() end },
  may_use_ability = function(game, it) return it.owner.hand_count < 5 end,
})"},
    HookInfo{Hook::may_be_healed, boolean, self, "may damage counters be removed from the subject?",
             "target player origin",
             R"(card.attack["Example"] = {
  after = function(game, it) game:heal(it.attacker, 10) end,
}

card.ability["Example"] = {
  may_be_healed = function(game, it) return it.self.counters < 4 end,
})"},
    HookInfo{Hook::may_return, boolean, self,
             "may the subject, with everything on it, or `it.card` attached to it, be put into its "
             "owner's "
             "hand?",
             "target card player", R"(card.ability["Example"] = {
  may_return = { subject = "opponent", value = false },
})"},
    HookInfo{Hook::may_have_condition, boolean, self,
             "may the subject get the Special Condition `it.condition`?",
             "target condition player origin",
             R"(card.attack["Example"] = {
  after = function(game, it) game:set_condition(it.defender, "asleep") end,
}

card.ability["Example"] = {
  may_have_condition = function(game, it) return #it.self.energy_cards == 0 end,
})"},
    HookInfo{
        Hook::keeps_condition, boolean, self,
        "true: the Special Condition `it.condition` of the subject does not end when it evolves, "
        "devolves or is leveled up (EVO-04, EVO-10)",
        "target condition player", R"(card.ability["Example"] = {
  keeps_condition = {
    subject = "opponent",
    effect = function(game, it) return it.condition == "poisoned" end,
  },
})"},
    HookInfo{Hook::cures_condition, boolean, self,
             "true: the subject recovers from the Special Condition `it.condition` at once, and "
             "cannot get it",
             "target condition player", R"(card.in_play.cures_condition = {
  subject = "any",
  target = { has_energy = true },
  value = true,
})"},
    HookInfo{Hook::ability_works, boolean, self,
             "is `it.ability` of the subject in force? Asked for each of its Abilities",
             "target ability player", R"(card.ability["Example"] = {
  ability_works = {
    where = "active",
    subject = "opponent",
    effect = function(game, it) return it.target.is_active end,
  },
})"},
    HookInfo{Hook::attachment_works, boolean, self,
             "is the text of `it.card`, attached to the subject, in force?", "target card player",
             R"(card.ability["Example"] = {
  attachment_works = {
    where = "active",
    subject = "any",
    filter = "tool",
    value = false,
  },
})"},
    HookInfo{Hook::allow_damage, boolean, self,
             "false: all damage of an attack to the subject is prevented",
             "attacker target attack amount player origin", R"(card.ability["Example"] = {
  allow_damage = function(game, it) return it.self.is_active end,
})"},
    HookInfo{Hook::allow_effect, boolean, self,
             "false: an effect of a text on the subject, other than damage, is prevented",
             "attacker target effect player origin", R"(card.attack["Example"] = {
  after = function(game, it) game:put_counters(it.defender, 1) end,
}

card.ability["Example"] = {
  allow_effect = function(game, it) return it.attacker == nil end,
})"},
    HookInfo{Hook::evolves_as, boolean, self,
             "true: the subject may evolve into `it.card`, an Evolution card from the hand that "
             "names another Pokémon",
             "target card player", R"(card.ability["Example"] = {
  evolves_as = { filter = { evolves_from = "Bystander" }, value = true },
})"},
    HookInfo{Hook::ignores_evolution_wait, boolean, self,
             "true: the subject may evolve in the turn it was put into play (HELD-02)",
             "target card player", R"(card.ability["Example"] = {
  ignores_evolution_wait = function(game, it) return it.self.is_active end,
})"},
    HookInfo{Hook::ignores_first_turn, boolean, self,
             "true: the subject may evolve in its player's first turn (CARD-13)",
             "target card player", R"(card.ability["Example"] = {
  ignores_first_turn = function(game, it) return it.self.is_active end,
})"},
    HookInfo{Hook::ignores_first_turn_attack, boolean, self,
             "true: the subject may attack even though it is the first turn of the game (TURN-05)",
             "attacker player", R"(card.ability["Example"] = {
  ignores_first_turn_attack = function(game, it) return it.self.is_active end,
})"},
    HookInfo{Hook::ignores_attack_cost, boolean, self,
             "true: `it.attack` of the subject needs no Energy", "attacker attack player",
             R"(card.ability["Example"] = {
  ignores_attack_cost = function(game, it) return it.owner.hand_count == 4 end,
})"},
    HookInfo{Hook::ignores_condition, boolean, self,
             "true: the subject may attack even though it is Asleep or Paralyzed (`it.condition`)",
             "attacker condition player", R"(card.ability["Example"] = {
  ignores_condition = function(game, it) return it.condition == "asleep" end,
})"},
    HookInfo{Hook::ignores_turn_end, boolean, self,
             "true: evolving the subject into `it.card` does not end the turn, even though the "
             "card's class says it does (MEGA-03)",
             "target card player", R"(card.in_play.ignores_turn_end = {
  effect = function(game, it) return it.card.name == "M " .. it.target.name end,
})"},
    // ---- replacements
    HookInfo{Hook::would_announce_attack, nothing, self,
             "the subject's attack has been announced, but nothing it requires has been done yet; "
             "instead: "
             "it does nothing",
             "attacker attack player", R"(card.ability["Example"] = {
  would_announce_attack = {
    where = "active",
    subject = "opponent",
    effect = function(game, it)
      if not game:flip(it.opponent) then game:instead {} end
    end,
  },
})"},
    HookInfo{Hook::would_attack, nothing, self,
             "the subject's attack is about to be carried out; instead: it does nothing",
             "attacker attack player", R"(card.ability["Example"] = {
  would_attack = {
    where = "active",
    subject = "opponent",
    effect = function(game, it)
      if not game:flip() then game:instead {} end
    end,
  },
})"},
    HookInfo{Hook::would_be_damaged, damage, self,
             "damage of an attack is about to be put on the subject; instead: none is",
             "attacker target attack amount player origin", R"(card.ability["Example"] = {
  would_be_damaged = function(game, it)
    if game:flip() then return it.amount - 20 end
  end,
})"},
    HookInfo{Hook::would_be_knocked_out, nothing, self,
             "the subject is about to be Knocked Out; instead: it is not, or, with `knocked_out`, "
             "it counts as Knocked Out but is not discarded; `it.amount` is the damage that "
             "attacks have just done to it",
             "target attacker cause amount player", R"(card.ability["Example"] = {
  would_be_knocked_out = function(game, it)
    if it.cause ~= "attack_damage" or not game:flip() then return end
    game:instead { remaining_hp = 10 }
  end,
})"},
    HookInfo{Hook::would_be_discarded, nothing, self,
             "`it.card`, attached to the subject, is about to be discarded; instead: it stays",
             "target card player origin", R"(card.attack["Example"] = {
  after = function(game, it) game:discard_energy_cards(it.attacker) end,
}

card.ability["Example"] = {
  would_be_discarded = function(game, it)
    if it.card.is_energy and game:flip() then game:instead {} end
  end,
})"},
    HookInfo{Hook::would_flip, heads, own,
             "a player has flipped coins, a fixed number or until tails, and the result has not "
             "been used yet; instead: the same coins are flipped again. Coins flipped by these "
             "texts are not reflipped",
             "player attacker attack amount coins", R"(card.attack["Example"] = {
  damage = function(game, it) return 10 * game:flips(3) end,
}

card.ability["Example"] = {
  would_flip = {
    origin = "attack",
    uses = "once_per_turn_by_name",
    optional = true,
    effect = function(game, it) game:instead {} end,
  },
})"},
    HookInfo{
        Hook::would_use_ability, nothing, self,
        "an Ability of the subject, printed on `it.card`, has been used and is about to be carried "
        "out; instead: it does nothing, and counts as used",
        "target card player", R"(card.ability["Example"] = {
  use = { effect = function(game, it) game:draw() end },
  would_use_ability = {
    subject = "opponent",
    optional = true,
    uses = "once_per_turn",
    needs = { { "hand", count = 2 } },
    effect = function(game, it)
      game:discard(game:choose_exactly(2, "hand"))
      game:instead {}
    end,
  },
})"},
    // ---- triggers
    HookInfo{Hook::on_play, nothing, own, "a Trainer card was played from the hand",
             "card player from_hand", R"(card.ability["Example"] = {
  on_play = {
    filter = "supporter",
    effect = function(game, it) game:heal(it.self, 10) end,
  },
})"},
    HookInfo{Hook::on_bench, nothing, self,
             "the subject was played from the hand onto the Bench; a Pokémon that an effect puts "
             "there was not played",
             "target card player from_hand", R"(card.ability["Example"] = {
  on_bench = {
    optional = true,
    effect = function(game, it) game:draw() end,
  },
})"},
    HookInfo{
        Hook::on_put_onto_bench, nothing, self,
        "an effect put the subject onto the Bench, from the deck, the discard pile or the hand",
        "target card player from_hand", R"(card.attack["Example"] = {
  after = function(game, it) game:search { stage = "basic", to = "bench" } end,
}

card.ability["Example"] = {
  on_put_onto_bench = {
    subject = "own",
    effect = function(game, it) game:put_counters(it.target, 1) end,
  },
})"},
    HookInfo{Hook::on_evolve, nothing, self, "the subject evolved into `it.card`",
             "target card player from_hand", R"(card.ability["Example"] = {
  on_evolve = {
    subject = "any",
    effect = function(game, it) game:heal(it.target, 10) end,
  },
})"},
    HookInfo{Hook::on_level_up, nothing, self,
             "`it.card` was put on the subject and levels it up, which is not evolving (LVX-06)",
             "target card player from_hand", R"(card.ability["Example"] = {
  on_level_up = {
    subject = "opponent",
    effect = function(game, it) game:draw() end,
  },
})"},
    HookInfo{Hook::on_attach, nothing, self,
             "the Energy card or Pokémon Tool `it.card` was attached to the subject",
             "target card player from_hand", R"(card.ability["Example"] = {
  on_attach = {
    filter = "basic_energy",
    effect = function(game, it) game:heal(it.self, 10) end,
  },
})"},
    HookInfo{Hook::on_discard, nothing, self,
             "a card of the subject was discarded; with subject = \"this_card\", this card: from "
             "its Pokémon, from play as a Stadium, or from its owner's hand, deck or another pile. "
             "The attack, Trainer card or Ability that discarded it is carried out first",
             "card target attacker player from_hand", R"(card.attack["Example"] = {
  after = function(game, it) game:discard_top(2) end,
}

card.ability["Example"] = {
  on_discard = {
    subject = "own",
    from = "deck",
    origin = "attack",
    effect = function(game, it) game:put_counters(it.self, 1) end,
  },
})"},
    HookInfo{
        Hook::on_use_ability, nothing, self,
        "the subject has used an Ability, printed on `it.card`, and it has been carried out or "
        "stopped; an Ability that itself reacts to the use of an Ability does not trigger it",
        "target card player", R"(card.ability["Example"] = {
  once_per_turn = {
    effect = function(game, it) game:draw() end,
  },
  on_use_ability = {
    subject = "opponent",
    effect = function(game, it) game:put_counters(it.target, 1) end,
  },
})"},
    HookInfo{Hook::on_move_to_active, nothing, self, "the subject came to the Active Spot",
             "target player", R"(card.ability["Example"] = {
  on_move_to_active = function(game, it) game:draw() end,
})"},
    HookInfo{Hook::on_move_to_bench, nothing, self,
             "the subject went from the Active Spot to the Bench", "target player",
             R"(card.ability["Example"] = {
  on_move_to_bench = function(game, it) game:heal(it.self, 20) end,
})"},
    HookInfo{Hook::on_retreat, nothing, self, "the subject has retreated", "target player",
             R"(card.ability["Example"] = {
  on_retreat = {
    subject = "opponent",
    effect = function(game, it) game:put_counters(it.target, 1) end,
  },
})"},
    HookInfo{Hook::on_damage, nothing, self, "the subject was damaged by an attack",
             "target attacker amount cause player", R"(card.ability["Example"] = {
  on_damage = {
    where = "active",
    by = "opponent",
    effect = function(game, it) game:put_counters(it.attacker, 1) end,
  },
})"},
    HookInfo{Hook::on_knock_out, nothing, self,
             "the subject is Knocked Out; it and the cards attached to it are still there",
             "target attacker cause player", R"(card.ability["Example"] = {
  on_knock_out = {
    by = "opponent",
    only_if = function(game, it) return it.cause == "attack_damage" end,
    effect = function(game, it) game:put_counters(it.attacker, 3) end,
  },
})"},
    HookInfo{Hook::on_attack, nothing, self, "an attack of the subject was announced",
             "attacker player", R"(card.ability["Example"] = {
  on_attack = {
    subject = "opponent",
    effect = function(game, it) game:put_counters(it.attacker, 1) end,
  },
})"},
    HookInfo{Hook::on_turn_begin, nothing, own, "a turn begins, before the card is drawn", "player",
             R"(card.ability["Example"] = {
  on_turn_begin = function(game, it) game:heal(it.self, 10) end,
})"},
    HookInfo{Hook::on_turn_end, nothing, own, "a turn ends", "player",
             R"(card.ability["Example"] = {
  on_turn_end = function(game, it)
    if it.self.is_active then game:put_counters(it.self, 1) end
  end,
})"},
    HookInfo{Hook::on_checkup, nothing, any, "between turns", "player",
             R"(card.ability["Example"] = {
  on_checkup = {
    where = "active",
    effect = function(game, it)
      if it.opponent.active then game:put_counters(it.opponent.active, 1) end
    end,
  },
})"},
    HookInfo{Hook::on_remain_asleep, nothing, self,
             "between turns, the coins for Asleep were flipped and the subject remains Asleep; "
             "carried out after the Special Conditions",
             "target player", R"(card.ability["Example"] = {
  on_remain_asleep = function(game, it) game:heal(it.self, 20) end,
})"},
};

constexpr bool is_in_order()
{
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (table[i].hook != static_cast<Hook>(i)) return false;
    }
    return table.size() == hook_count;
}
static_assert(is_in_order());

}  // namespace

std::span<const HookInfo> hooks()
{
    return table;
}

const HookInfo& info(Hook hook)
{
    return table[static_cast<std::size_t>(hook)];
}

std::optional<HookKey> hook_key(std::string_view name)
{
    const auto use = std::ranges::find(use_keys, name, &UseKey::name);
    if (use != use_keys.end()) return HookKey{.hook = Hook::use, .uses = use->uses};
    const auto hook = hook_named(name);
    if (!hook) return std::nullopt;
    return HookKey{.hook = *hook};
}

bool event_holds(Hook hook, std::string_view field)
{
    std::string_view rest = info(hook).holds;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(' '), rest.size());
        if (rest.substr(0, end) == field) return true;
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return false;
}

bool holds(Hook hook, std::string_view field)
{
    return std::ranges::find(always_held, field) != always_held.end() || event_holds(hook, field);
}

std::string fields_at(Hook hook)
{
    std::string fields;
    for (const std::string_view field : always_held) {
        if (event_holds(hook, field)) continue;
        fields += (fields.empty() ? "" : ", ") + std::string(field);
    }
    std::string_view rest = info(hook).holds;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(' '), rest.size());
        fields += ", " + std::string(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return fields;
}

const char* describe(Answer answer)
{
    switch (answer) {
        case Answer::nothing:
            return "nothing";
        case Answer::number:
            return "a whole number or nothing";
        case Answer::boolean:
            return "true, false or nothing";
        case Answer::types:
            return "a type, a list of types or nothing";
        case Answer::attacks:
            return "an attack, a list of attacks or nothing";
        case Answer::damage:
            return "the damage, a whole number, or nothing";
        case Answer::cost:
            return "a whole number, a list of types, a table of numbers by type (including "
                   "\"any\"), or nothing";
        case Answer::ignored:
            return "\"weakness\", \"resistance\", \"effects\", a list of these, or nothing";
        case Answer::affinities:
            return "\"weakness\", \"resistance\", a list of these, or nothing";
        case Answer::heads:
            return "how many coins count as heads, or nothing";
    }
    return "nothing";
}

}  // namespace ptcg::script
