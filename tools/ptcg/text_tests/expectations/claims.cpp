#include "text_tests/expectations/claims.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "text_tests/expectations/noun_meaning.hpp"

namespace ptcg::tools {
namespace {

/// In these nobody's Pokémon may evolve.
constexpr int first_turns = 2;

/// What a claim makes of a fact that it is about.
enum class Change : std::uint8_t { add, set, clear };

/// Claims that change all facts of one kind about their Pokémon.
struct PlainClaim {
    ClaimKind kind;
    Rule rule;
    Change change;
};
constexpr PlainClaim plain_claims[] = {
    {ClaimKind::hp, Rule::hp, Change::add},
    {ClaimKind::retreat, Rule::retreat_cost, Change::add},
    {ClaimKind::no_retreat_cost, Rule::retreat_cost, Change::clear},
    {ClaimKind::no_weakness, Rule::weakness, Change::clear},
    {ClaimKind::no_resistance, Rule::resistance, Change::clear},
    {ClaimKind::free_attacks, Rule::attack_cost, Change::clear},
    {ClaimKind::attacks_a_turn, Rule::attacks_per_turn, Change::set},
    {ClaimKind::no_attack, Rule::may_attack, Change::clear},
    {ClaimKind::no_retreat, Rule::may_retreat, Change::clear},
    {ClaimKind::no_return, Rule::may_return, Change::clear},
    {ClaimKind::more_poison, Rule::poison_counters, Change::add},
    {ClaimKind::more_burn, Rule::burn_counters, Change::add},
    {ClaimKind::tool_limit, Rule::tool_limit, Change::set},
};

[[nodiscard]] bool has(const std::vector<SlotId>& slots, int slot)
{
    return std::ranges::find(slots, static_cast<SlotId>(slot)) != slots.end();
}

[[nodiscard]] bool has(const std::vector<std::string>& words, std::string_view word)
{
    return std::ranges::find(words, word) != words.end();
}

[[nodiscard]] TypeSet types_of(const std::vector<std::string>& words)
{
    TypeSet types;
    for (const std::string& word : words) {
        const std::optional<Type> type = type_named(word);
        if (!type) throw NotExpected(fmt::format("there is no type \"{}\"", word));
        types.add(*type);
    }
    return types;
}

/// Carries out one claim.
class Applied {
public:
    Applied(const Claim& claim, const Tabletop& table, RuleFacts& facts)
        : claim_(claim), table_(table), facts_(facts)
    {
    }

    void apply()
    {
        for (const PlainClaim& plain : plain_claims) {
            if (plain.kind == claim_.kind) return apply(plain);
        }
        switch (claim_.kind) {
            case ClaimKind::types:
                return set_all(Rule::types, types_of(claim_.words).bits());
            case ClaimKind::weakness:
                return set_all(Rule::weakness, types_of(claim_.words).bits());
            case ClaimKind::energy_types:
                return set_all(Rule::energy_types, types_of(claim_.words).bits());
            case ClaimKind::energy_units:
                return set_units();
            case ClaimKind::prizes:
                return change_prizes();
            case ClaimKind::attack_cost:
            case ClaimKind::attack_for:
                return change_costs();
            case ClaimKind::earlier_attacks:
                return lend_attacks();
            case ClaimKind::immune:
                return forbid_conditions();
            case ClaimKind::evolves_early:
            case ClaimKind::evolves_at_once:
                return let_evolve();
            case ClaimKind::evolves_into:
                return let_evolve_into();
            case ClaimKind::turn_goes_on:
                return let_turn_go_on();
            case ClaimKind::attacks_first:
                return let_attack_first();
            case ClaimKind::no_evolving:
                return forbid(Rule::may_evolve, nullptr);
            case ClaimKind::no_playing:
                return forbid(Rule::may_play, claim_.noun);
            case ClaimKind::no_tools:
                return switch_off_tools();
            case ClaimKind::no_abilities:
            case ClaimKind::no_self_knock_outs:
                return switch_off_abilities();
            case ClaimKind::no_effects:
            case ClaimKind::no_effects_of_cards:
                return prevent_effects();
            case ClaimKind::takes_none:
            case ClaimKind::takes_none_from:
            case ClaimKind::takes_none_to:
                return prevent_damage();
            case ClaimKind::bench_limit:
                return set_bench_limit();
            default:
                return;  // about an attack's damage
        }
    }

private:
    template <typename Visit>
    void each(Rule rule, const Visit& visit)
    {
        for (auto& [key, value] : facts_) {
            const bool is_about = key.who == no_slot || has(claim_.who, static_cast<int>(key.who));
            if (key.rule == rule && is_about) visit(key, value);
        }
    }

    void apply(const PlainClaim& plain)
    {
        each(plain.rule, [&](const RuleKey&, int& value) {
            const int old = plain.change == Change::add ? value : 0;
            value = plain.change == Change::clear ? 0 : std::max(old + claim_.amount, 0);
        });
    }

    void set_all(Rule rule, int to)
    {
        each(rule, [&](const RuleKey&, int& value) { value = to; });
    }

    /// Of basic Energy.
    void set_units()
    {
        each(Rule::energy_units, [&](const RuleKey& key, int& value) {
            const CardDef& def = table_.def(static_cast<CardIndex>(key.detail));
            const bool basic = def.energy_kind == EnergyKind::basic;
            if (basic && def.energy.unit[0].intersects(types_of(claim_.words))) {
                value = claim_.amount;
            }
        });
    }

    void change_prizes()
    {
        each(Rule::prizes, [&](const RuleKey& key, int& value) {
            if (key.detail != static_cast<int>(Harm::attack_damage)) return;
            if (has(claim_.by, key.by)) value = std::max(value + claim_.amount, 0);
        });
    }

    void change_costs()
    {
        const bool has_name = !claim_.words.empty();
        each(Rule::attack_cost, [&](const RuleKey& key, int& value) {
            if (has_name && name_of_attack(attack_of_cost(key.detail)) != claim_.words[0]) return;
            const auto type = key.detail % static_cast<int>(type_count);
            if (claim_.kind == ClaimKind::attack_for) {
                value = types_of({claim_.words.at(1)}).has(static_cast<Type>(type)) ? 1 : 0;
            } else if (type == static_cast<int>(Type::colorless)) {
                value = std::max(value + claim_.amount, 0);
            }
        });
    }

    [[nodiscard]] std::string_view name_of_attack(int number) const
    {
        const CardDef& def = table_.library().def(card_of_number(number));
        return table_.library().name(def.attacks[index_of_number(number)].name);
    }

    /// The attacks of the cards below the top one.
    void lend_attacks()
    {
        for (const SlotId slot : claim_.who) {
            const std::vector<CardIndex>& stack = table_.pokemon(slot).stack;
            for (std::size_t i = 0; i + 1 < stack.size(); ++i) {
                const CardDef& def = table_.def(stack[i]);
                for (int number = 0; number < def.attack_count; ++number) {
                    lend(slot, number_of(table_.id(stack[i]), number),
                         def.attacks[static_cast<std::size_t>(number)].cost);
                }
            }
        }
    }

    void lend(SlotId slot, int attack, const Cost& cost)
    {
        facts_[{Rule::attack, slot, attack}] = 1;
        for (std::size_t i = 0; i < type_count; ++i) {
            const int detail = cost_number(attack, static_cast<Type>(i));
            facts_[{Rule::attack_cost, slot, detail}] = cost.of[i];
        }
    }

    /// All Special Conditions, unless some are named.
    void forbid_conditions()
    {
        each(Rule::may_have, [&](const RuleKey& key, int& value) {
            const std::string_view condition = name_of(static_cast<Condition>(key.detail));
            if (claim_.words.empty() || has(claim_.words, condition)) value = 0;
        });
    }

    void let_attack_first()
    {
        constexpr unsigned helpless = 1u << static_cast<unsigned>(Condition::asleep) |
                                      1u << static_cast<unsigned>(Condition::paralyzed);
        each(Rule::may_attack, [&](const RuleKey& key, int& value) {
            const Tabletop::Pokemon& one = table_.pokemon(key.who);
            if (table_.turn() == 1 && one.active && (one.conditions & helpless) == 0) value = 1;
        });
    }

    void let_evolve_into()
    {
        const ClassId wanted = table_.library().find_class(claim_.words.at(0));
        each(Rule::may_evolve, [&](const RuleKey& key, int& value) {
            const CardDef& into = table_.def(static_cast<CardIndex>(key.detail));
            const bool fits = wanted != no_class && into.classes.has(wanted) &&
                              table_.library().name(into.evolves_from) == claim_.words.at(1);
            if (fits && table_.turn() > first_turns && !table_.pokemon(key.who).is_new) value = 1;
        });
    }

    void let_turn_go_on()
    {
        each(Rule::turn_goes_on, [&](const RuleKey& key, int& value) {
            const CardDef& into = table_.def(static_cast<CardIndex>(key.detail));
            if (table_.library().name(into.name) == claim_.words.at(0)) value = 1;
        });
    }

    /// When the Pokémon came into play does not count.
    void let_evolve()
    {
        if (claim_.kind == ClaimKind::evolves_at_once && table_.turn() <= first_turns) return;
        each(Rule::may_evolve, [&](const RuleKey& key, int& value) {
            const CardDef& into = table_.def(static_cast<CardIndex>(key.detail));
            const bool fits = into.evolves_from == table_.def(key.who).name &&
                              !table_.def(key.who).lies_on_another();
            const bool is_named =
                claim_.words.empty() || into.types.intersects(types_of(claim_.words));
            if (fits && is_named) value = 1;
        });
    }

    /// What a player's cards in hand may not do.
    void forbid(Rule rule, const phrases::Form* noun)
    {
        for (auto& [key, value] : facts_) {
            if (key.rule != rule) continue;
            const auto card = static_cast<CardIndex>(key.detail);
            if (owner_of(card) != claim_.player) continue;
            if (noun == nullptr || is_meant(table_, *noun, card)) value = 0;
        }
    }

    /// All Abilities, except those named.
    void switch_off_abilities()
    {
        each(Rule::ability_works, [&](const RuleKey& key, int& value) {
            const CardDef& def = table_.library().def(card_of_number(key.detail));
            const AbilityDef& ability = def.abilities[index_of_number(key.detail)];
            if (is_no_ability(ability.kind)) return;  // HELD-01, TRAIT-01
            if (claim_.kind == ClaimKind::no_self_knock_outs && !ability.knocks_out_self) return;
            if (!has(claim_.words, table_.library().name(ability.name))) value = 0;
        });
    }

    /// An attack that a Tool has is gone, too.
    void switch_off_tools()
    {
        each(Rule::tool_works, [](const RuleKey&, int& value) { value = 0; });
        std::erase_if(facts_, [&](const auto& fact) {
            const RuleKey& key = fact.first;
            if (key.rule != Rule::attack && key.rule != Rule::attack_cost) return false;
            const int attack = key.rule == Rule::attack ? key.detail : attack_of_cost(key.detail);
            const CardDef& def = table_.library().def(card_of_number(attack));
            return def.trainer == TrainerKind::tool && has(claim_.who, static_cast<int>(key.who));
        });
    }

    void prevent_effects()
    {
        std::vector<int> prevented;
        if (claim_.kind == ClaimKind::no_effects_of_cards) {
            for (const DefId card : some_trainers(table_.library())) {
                if (!is_meant(table_.library(), *claim_.noun, card)) continue;
                prevented.push_back(effect_of(claim_.player, card));
            }
        }
        for (const SlotId slot : claim_.by) {
            if (has(claim_.words, "attack")) prevented.push_back(effect_of(Origin::attack, slot));
            if (has(claim_.words, "ability")) prevented.push_back(effect_of(Origin::ability, slot));
        }
        each(Rule::is_affected, [&](const RuleKey& key, int& value) {
            if (std::ranges::find(prevented, key.by) != prevented.end()) value = 0;
        });
    }

    void prevent_damage()
    {
        each(Rule::is_damaged, [&](const RuleKey& key, int& value) {
            const bool too_little =
                claim_.kind == ClaimKind::takes_none_from && key.detail < claim_.amount;
            const bool too_much =
                claim_.kind == ClaimKind::takes_none_to && key.detail > claim_.amount;
            if (has(claim_.by, key.by) && !too_little && !too_much) value = 0;
        });
    }

    void set_bench_limit()
    {
        facts_[{Rule::bench_limit, no_slot, static_cast<int>(at(claim_.player))}] = claim_.amount;
    }

    const Claim& claim_;
    const Tabletop& table_;
    RuleFacts& facts_;
};

}  // namespace

void apply(const Claim& claim, const Tabletop& table, RuleFacts& facts)
{
    Applied(claim, table, facts).apply();
}

}  // namespace ptcg::tools
