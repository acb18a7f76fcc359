#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/card_def.hpp"
#include "words/word_lists.hpp"

/// The vocabulary of what a card registers: the parts of an attack, the keys of a handler, its
/// needs. The readers and the reference use these tables.
namespace ptcg::script {

/// A key of a table that a card registers.
struct Key {
    std::string_view name;
    std::string_view type;      ///< as shown to editors
    std::string_view fallback;  ///< the default, as shown in the reference; empty: none
    std::string_view doc;
    std::string_view example;  ///< what a card registers; see Member::example
    const WordList* words = nullptr;
};

/// The fields that a card's file can set: card.attack and so on.
inline constexpr std::array card_sections = {
    Key{"attack", "table<string, AttackParts|(fun(game: Game, it: It))>", "",
        "card.attack[\"Name\"]: what an attack does, in parts; an attack without text has none",
        R"(card.attack["Example"] = function(game, it)
  if game:flip() then game:set_condition(it.defender, "paralyzed") end
end)"},
    Key{"ability", "table<string, Handlers>", "",
        "card.ability[\"Name\"]: an Ability, Poké-Power, Poké-Body or held item; handlers by hook",
        R"(card.ability["Example"] = {
  on_bench = function(game, it) game:draw() end,
})"},
    Key{"play", "Handler|(fun(game: Game, it: It))", "",
        "the effect of a Trainer card: a handler, or just the function",
        R"(card.play = {
  needs = { { "hand", count = 1 } },
  effect = function(game, it)
    game:discard(game:choose("hand", { purpose = "discard" }))
    game:draw(3)
  end,
})"},
    Key{"in_play", "Handlers", "",
        "what a card does while it is attached or is the Stadium in play; handlers by hook",
        R"(card.in_play = {
  hp = function(game, it) return it.amount + 20 end,
  on_attach = {
    subject = "this_card",
    effect = function(game, it) game:heal(it.target, 10) end,
  },
})"},
    Key{"lasting", "table<string, Handlers>", "",
        "card.lasting[\"name\"]: a lasting effect, started by game:lasting; handlers by hook, "
        "except the hooks of texts that are used",
        R"(card.attack["Example"] = function(game, it)
  game:lasting(it.defender, "wet", "opponents_next_turn")
end

card.lasting["wet"] = {
  attack_cost = function(game, it) return it.amount + 1 end,
})"}};

/// Returns the names of a table's keys.
[[nodiscard]] inline std::vector<std::string> names_of(std::span<const Key> keys)
{
    std::vector<std::string> names;
    for (const Key& key : keys) names.emplace_back(key.name);
    return names;
}

/// The parts in the order in which they run, then the other keys.
inline constexpr std::array attack_keys = {
    Key{"choose", "(fun(game: Game, it: It): any)", "",
        "choices the attack requires, made when it is announced, before any Confusion flip; the "
        "later parts receive its return values as arguments, up to four numbers, booleans or "
        "handles",
        R"(card.attack["Example"] = {
  choose = function(game, it)
    return game:choose("opponent_pokemon", { purpose = "damage" })
  end,
  after = function(game, it, target)
    game:put_counters(target, 2)
  end,
})"},
    Key{"target", "Target", "none",
        "a Pokémon or card that the attack requires the player to choose, by its place and what "
        "must match: the same as a `choose` that asks for it. The later parts receive it, or nil "
        "if there is none",
        R"(card.attack["Example"] = {
  target = { "opponent_bench", "damaged" },
  after = function(game, it, target) game:damage(target, 20) end,
})"},
    Key{"fails_unless", "(fun(game: Game, it: It, ...: any): any)", "",
        "coin flips and costs without which the attack may not be used: if it returns `false`, the "
        "attack does nothing; further return values go to the later parts",
        R"(card.attack["Example"] = {
  fails_unless = function(game, it) return game:flip() end,
})"},
    Key{"before", "(fun(game: Game, it: It, ...: any): any)", "",
        "effects before the damage; its return values go to the later parts",
        R"(card.attack["Example"] = {
  before = function(game, it)
    game:discard_energy_cards(it.defender)
  end,
})"},
    Key{"damage", "(fun(game: Game, it: It, ...: any): any)", "the printed damage",
        "returns the base damage to the Defending Pokémon; values returned after the number go to "
        "`after`. Use only one of `damage`, `more` and `times`",
        R"(card.attack["Example"] = {
  damage = function(game, it) return it.defender.is_evolved and 90 or it.attack.damage end,
})"},
    Key{"more", "(fun(game: Game, it: It, ...: any): any)", "nothing",
        "returns what is added to the printed damage, or false for nothing; otherwise like "
        "`damage`",
        R"(card.attack["Example"] = {
  more = function(game, it) return it.attacker.is_damaged and 20 end,
})"},
    Key{"times", "(fun(game: Game, it: It, ...: any): any)", "once",
        "returns how many times the printed damage is done; otherwise like `damage`",
        R"(card.attack["Example"] = {
  times = function(game) return game:flips(2) end,
})"},
    Key{"after", "(fun(game: Game, it: It, ...: any))", "", "everything else, after the damage",
        R"(card.attack["Example"] = {
  more = function(game) return game:flip() and 20 end,
  after = function(game, it) game:damage(it.attacker, 10) end,
})"},
    Key{"needs", "Need[]", "none", "requirements for using the attack",
        R"(card.attack["Example"] = {
  needs = { "opponent_bench" },
  target = { "opponent_bench", purpose = "damage" },
  after = function(game, it, target) game:damage(target, 20) end,
})"},
    Key{"only_if", "(fun(game: Game, it: It): boolean?)", "none",
        "a further condition for using it, which may not ask or change anything; what `needs` can "
        "express belongs there",
        R"(card.attack["Example"] = {
  only_if = function(game, it)
    return it.owner.hand_count <= it.opponent.hand_count
  end,
})"},
    Key{"cost", "(fun(game: Game, it: It): integer|Type[]|table|nil)", "the printed cost",
        "what it costs, returned as in the hook `attack_cost`; it may not ask or change anything",
        R"(card.attack["Example"] = {
  cost = function(game, it)
    if it.attacker.has_any_condition then return {} end
  end,
})"},
    Key{"first_turn", "boolean", "false",
        "true: it may be used in the first turn of the game, in which there is no attack (TURN-05)",
        R"(card.attack["Example"] = {
  first_turn = true,
  after = function(game, it) game:draw() end,
})"},
    Key{"ignores", "Ignores|Ignores[]", "nothing",
        "what does not affect the attack's own damage: a word or a list of words",
        R"(card.attack["Example"] = {
  ignores = { "weakness", "resistance" },
})",
        &ignores_list}};

/// The meaning of the number that an attack's damage part returns.
enum class DamageForm : std::uint8_t {
    whole,  ///< the base damage
    more,   ///< added to the printed damage
    times   ///< how many times the printed damage is done
};

/// The keys that contain parts.
struct AttackPartKey {
    std::string_view name;
    AttackPart part;
    DamageForm form = DamageForm::whole;
};
inline constexpr std::array attack_part_keys = {
    AttackPartKey{"choose", AttackPart::choose},
    AttackPartKey{"fails_unless", AttackPart::require},
    AttackPartKey{"before", AttackPart::before},
    AttackPartKey{"damage", AttackPart::damage},
    AttackPartKey{"more", AttackPart::damage, DamageForm::more},
    AttackPartKey{"times", AttackPart::damage, DamageForm::times},
    AttackPartKey{"after", AttackPart::after}};
static_assert(attack_keys.size() == attack_part_keys.size() + 6);

inline constexpr std::array handler_keys = {
    Key{"effect", "(fun(game: Game, it: It): any)", "",
        "what it does; for a query, what it returns. A handler that has nothing else may be just "
        "the function",
        R"(card.ability["Example"] = {
  on_bench = { effect = function(game, it) game:draw() end },
})"},
    Key{"only_if", "(fun(game: Game, it: It): boolean?)", "none",
        "a further condition for it, which may not ask or change anything; what `needs` can "
        "express belongs there",
        R"(card.ability["Example"] = {
  once_per_turn = {
    only_if = function(game, it) return it.owner.hand_count < it.opponent.hand_count end,
    effect = function(game, it) game:draw() end,
  },
})"},
    Key{"value", "integer|boolean|table|string", "none",
        "for a query, instead of `effect`: a number that is added, or a boolean that is the "
        "answer; for `attack_cost`, also more or fewer symbols of one type, as in `{ any = -1 }`; "
        "for `ignores` and `applies_on_bench`, the words",
        R"(card.ability["Example"] = {
  retreat_cost = -1,
  damage_dealt = { where = "bench", subject = "own", value = 10 },
})"},
    Key{"where", "Where", "\"in_play\"",
        "where the Pokémon this text is on must be; in a pile, only a text that is used works",
        R"(card.ability["Example"] = {
  damage_dealt = { where = "bench", subject = "own", value = 10 },
})",
        &where_list},
    Key{"subject", "Subject", "\"self\"; see the hooks",
        "whose Pokémon or action the event must be about",
        R"(card.ability["Example"] = {
  on_evolve = {
    subject = "opponent",
    effect = function(game, it) game:put_counters(it.target, 1) end,
  },
})",
        &subject_list},
    Key{"uses", "Uses|{ group: string }", "\"no_limit\"",
        "how often it may be used; `{ group = \"...\" }`: one text of that group per turn for each "
        "player; not for queries",
        R"(card.ability["Example"] = {
  on_move_to_active = {
    uses = "once_per_turn_by_name",
    effect = function(game, it) game:draw() end,
  },
})",
        &uses_list},
    Key{"optional", "boolean", "false",
        "true: \"you may\", so its owner is asked first; not for queries",
        R"(card.ability["Example"] = {
  on_bench = {
    optional = true,
    effect = function(game, it)
      game:search { "basic_energy", to = "hand" }
    end,
  },
})"},
    Key{"stacks", "boolean", "true", "false: it counts once, however many copies are in play",
        R"(card.ability["Example"] = {
  damage_taken = { subject = "own", stacks = false, value = -10 },
})"},
    Key{"ends_turn", "boolean", "false", "true: using it ends the turn; not for queries",
        R"(card.ability["Example"] = {
  use = {
    ends_turn = true,
    effect = function(game, it) game:draw(2) end,
  },
})"},
    Key{"first_turn", "boolean", "false",
        "for `card.play`, true: it may be played in the first turn of the game, in which its kind "
        "of Trainer card may not (TURN-06, TURN-07)",
        R"(card.play = {
  first_turn = true,
  effect = function(game, it) game:draw(3) end,
})"},
    Key{"filter", "Filter", "any",
        "which card the event must be about: played, attached, evolved into",
        R"(local fire = ptcg.filter { "energy", type = "fire" }

card.ability["Example"] = {
  on_attach = {
    filter = fire,
    effect = function(game, it) game:heal(it.self, 20) end,
  },
})"},
    Key{"attacker", "Filter", "any", "which Pokémon must attack, in events about an attack",
        R"(card.ability["Example"] = {
  allow_damage = { by = "opponent", attacker = { stage = "basic" }, value = false },
})"},
    Key{"target", "Filter", "any", "which Pokémon the event must be about",
        R"(card.ability["Example"] = {
  damage_dealt = { target = { evolved = true, active = true }, value = 20 },
  allow_damage = {
    subject = "own", by = "opponent", target = { benched = true }, value = false,
  },
})"},
    Key{"by", "By", "\"any\"", "whose text, attack or action must do it",
        R"(card.ability["Example"] = {
  allow_effect = { by = "opponent", origin = "attack", value = false },
})",
        &by_list},
    Key{"origin", "Origin|Origin[]", "any",
        "what kind of text must do it: a word or a list of words",
        R"(card.ability["Example"] = {
  allow_effect = { by = "opponent", origin = { "trainer", "ability" }, value = false },
})",
        &origin_list},
    Key{"does", "EffectKind|EffectKind[]", "any",
        "in `allow_effect`, what the effect does: a word or a list of words",
        R"(card.ability["Example"] = {
  allow_effect = { by = "opponent", does = { "counters", "condition" }, value = false },
})",
        &effect_list},
    Key{"discards_first", "By", "\"any\"",
        "for `bench_size`: whose Bench is trimmed first if both are too large, while the text "
        "applies and when its Stadium leaves play; \"any\": that of the player whose turn it is",
        R"(card.in_play = {
  bench_size = { subject = "any", discards_first = "own", effect = function() return 4 end },
})",
        &by_list},
    Key{"doer", "Filter", "any", "which card's text must do it",
        R"(card.ability["Example"] = {
  allow_effect = {
    by = "opponent",
    origin = "trainer",
    doer = { "trainer", not_kind = { "tool", "stadium" } },
    value = false,
  },
})"},
    Key{"ability_kind", "AbilityKind|AbilityKind[]", "any",
        "in events about an Ability, what kind it must be: a word or a list of words",
        R"(card.ability["Example"] = {
  once_per_turn = {
    effect = function(game, it) game:draw() end,
  },
  on_use_ability = {
    subject = "opponent",
    ability_kind = { "ability", "poke-power" },
    effect = function(game, it) game:put_counters(it.target, 2) end,
  },
})",
        &ability_kind_list},
    Key{"from", "CameFrom", "\"hand\" in on_evolve, on_level_up and on_attach, else \"anywhere\"",
        "where the event's card must have come from",
        R"(card.ability["Example"] = {
  on_attach = {
    from = "anywhere",
    effect = function(game, it)
      game:remove_conditions(it.target, "asleep")
    end,
  },
})",
        &from_list},
    Key{"needs", "Need[]", "none",
        "requirements for using it, at most six; `{ any = { ... } }`: one of those in "
        "the "
        "list; checked without running a script",
        R"(card.ability["Example"] = {
  once_per_turn = {
    needs = { "no_condition", { "discard", "basic_energy" } },
    effect = function(game, it)
      local energy = game:choose("discard", { "basic_energy", purpose = "attach" })
      game:attach(energy, it.self)
    end,
  },
})"}};

/// The name of a need, and what may follow it.
struct NeedWord {
    std::string_view name;
    Need need;
    bool counts;
    bool filters;
    std::string_view doc;  ///< `count` is 1 if not given
};

inline constexpr std::array need_words = {
    NeedWord{"own_bench", Need::own_bench, true, true,
             "at least `count` matching Pokémon on the player's own Bench"},
    NeedWord{"opponent_bench", Need::opponent_bench, true, true,
             "at least `count` matching Pokémon on the opponent's Bench"},
    NeedWord{"bench_space", Need::bench_space, true, false,
             "room for `count` more Pokémon on the player's own Bench"},
    NeedWord{"deck", Need::deck, true, false, "at least `count` cards in the player's own deck"},
    NeedWord{"opponent_deck", Need::opponent_deck, true, false,
             "at least `count` cards in the opponent's deck"},
    NeedWord{"hand", Need::hand, true, true,
             "at least `count` matching cards in the player's own hand, besides this card"},
    NeedWord{"opponent_hand", Need::opponent_hand, true, true,
             "at least `count` cards in the opponent's hand"},
    NeedWord{"discard", Need::discard, true, true,
             "at least `count` matching cards in the player's own discard pile"},
    NeedWord{"opponent_discard", Need::opponent_discard, true, true,
             "at least `count` matching cards in the opponent's discard pile"},
    NeedWord{"lost_zone", Need::lost_zone, true, true,
             "at least `count` matching cards in the player's own Lost Zone"},
    NeedWord{"own_pokemon", Need::own_pokemon, true, true,
             "at least `count` matching Pokémon of the player in play"},
    NeedWord{"opponent_pokemon", Need::opponent_pokemon, true, true,
             "at least `count` matching Pokémon of the opponent in play"},
    NeedWord{"attached", Need::attached, true, true,
             "at least `count` matching cards attached to this Pokémon"},
    NeedWord{"own_prizes_at_most", Need::own_prizes_at_most, true, false,
             "the owner has at most `count` Prize cards left"},
    NeedWord{"opponent_prizes_at_most", Need::opponent_prizes_at_most, true, false,
             "the opponent has at most `count` Prize cards left"},
    NeedWord{"no_condition", Need::no_condition, false, false,
             "this Pokémon has no Special Condition"},
    NeedWord{"hand_at_most", Need::hand_at_most, true, false,
             "at most `count` cards in the player's own hand, besides this card"},
    NeedWord{"own_prizes_at_least", Need::own_prizes_at_least, true, false,
             "the owner has at least `count` Prize cards left"},
    NeedWord{"more_prizes_left", Need::more_prizes_left, false, false,
             "the owner has more Prize cards left than the opponent"},
    NeedWord{"first_turn", Need::first_turn, false, false, "it is the owner's first turn"},
    NeedWord{"stadium", Need::stadium, false, true, "a matching Stadium is in play"},
    NeedWord{"knocked_out_last_turn", Need::knocked_out_last_turn, true, true,
             "at least `count` matching Pokémon of the player were Knocked Out during the "
             "opponent's last turn"},
    NeedWord{"knocked_out_by_attack_last_turn", Need::knocked_out_by_attack_last_turn, true, true,
             "at least `count` matching Pokémon of the player were Knocked Out by damage from an "
             "attack during the opponent's last turn"}};

}  // namespace ptcg::script
