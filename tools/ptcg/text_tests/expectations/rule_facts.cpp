#include "text_tests/expectations/rule_facts.hpp"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>

#include "ptcg/permissions.hpp"

namespace ptcg::tools {
namespace {

/// Asks the rules of a match about everything.
class RuleReader {
public:
    RuleReader(Match& match, const Tabletop& table)
        : match_(match), rules_(match.rules()), table_(table)
    {
    }

    [[nodiscard]] RuleFacts read()
    {
        for (const PlayerId player : both_players) {
            note(Rule::bench_limit, no_slot, rules_.bench_limit(player),
                 static_cast<int>(at(player)));
            for (const SlotId slot : table_.pokemon_of(player)) read_pokemon(slot);
        }
        read_hand();
        read_effects();
        read_prizes();
        return std::move(facts_);
    }

private:
    void note(Rule rule, SlotId who, int value, int detail = 0, int by = 0)
    {
        facts_.emplace(RuleKey{rule, who, detail, by}, value);
    }

    void read_pokemon(SlotId slot)
    {
        note(Rule::hp, slot, rules_.hp(slot));
        note(Rule::retreat_cost, slot, rules_.retreat_cost(slot));
        note(Rule::types, slot, rules_.types(slot).bits());
        note(Rule::weakness, slot, rules_.weakness(slot).bits());
        note(Rule::resistance, slot, rules_.resistance(slot).bits());
        note(Rule::tool_limit, slot, rules_.tool_limit(slot));
        note(Rule::may_attack, slot, rules_.may_attack(slot).allowed() ? 1 : 0);
        note(Rule::attacks_per_turn, slot, rules_.attacks_per_turn(slot));
        read_attacks(slot);
        read_conditions(slot);
        const CardIndex top = table_.pokemon(slot).stack.back();
        for (int i = 0; i < table_.def(top).ability_count; ++i) {
            const AbilityRef ability{table_.id(top), static_cast<std::uint8_t>(i)};
            note(Rule::ability_works, slot, rules_.ability_works(slot, ability) ? 1 : 0,
                 number_of(ability.def, i));
        }
        note(Rule::may_return, slot, rules_.may_return(slot) ? 1 : 0, static_cast<int>(no_card));
        for (const CardIndex card : table_.pokemon(slot).attached) read_attached(slot, card);
    }

    void read_attacks(SlotId slot)
    {
        for (const AttackRef& attack : rules_.attacks_of(slot)) {
            const int number = number_of(attack.def, attack.index);
            note(Rule::attack, slot, 1, number);
            const Cost cost = rules_.attack_cost(slot, attack);
            for (std::size_t i = 0; i < type_count; ++i) {
                note(Rule::attack_cost, slot, cost.of[i],
                     cost_number(number, static_cast<Type>(i)));
            }
        }
    }

    void read_conditions(SlotId slot)
    {
        EffectContext context;
        context.target = slot;
        context.player = owner_of(slot);
        for (std::size_t i = 0; i < condition_count; ++i) {
            context.condition = static_cast<Condition>(i);
            const bool may = rules_.allowed(Hook::may_have_condition, context) &&
                             !rules_.granted(Hook::cures_condition, context);
            note(Rule::may_have, slot, may ? 1 : 0, static_cast<int>(i));
        }
        context.amount = 1;
        note(Rule::poison_counters, slot, asked(Hook::poison_counters, context));
        note(Rule::burn_counters, slot, asked(Hook::burn_counters, context));
    }

    [[nodiscard]] int asked(Hook hook, EffectContext context) const
    {
        return rules_.query(hook, context);
    }

    void read_attached(SlotId slot, CardIndex card)
    {
        const int detail = static_cast<int>(card);
        note(Rule::may_return, slot, rules_.may_return(slot, card) ? 1 : 0, detail);
        if (table_.def(card).trainer == TrainerKind::tool) {
            note(Rule::tool_works, slot, rules_.attachment_works(slot, card) ? 1 : 0, detail);
        }
        if (table_.def(card).kind != CardKind::energy) return;
        const EnergyFacts energy = rules_.provides(card);
        TypeSet types;
        for (std::size_t i = 0; i < energy.units; ++i) types.add(energy.unit[i]);
        note(Rule::energy_units, slot, energy.units, detail);
        note(Rule::energy_types, slot, types.bits(), detail);
    }

    /// What the player whose turn it is may do.
    void read_hand()
    {
        const Decision* const open = match_.decision();
        if (open == nullptr) return;
        const PlayerId me = open->asked;
        note(Rule::may_retreat, table_.active(me), rules_.may_retreat(me).allowed() ? 1 : 0);
        for (const CardIndex card : table_.pile(me, Zone::hand)) {
            const int detail = static_cast<int>(card);
            if (table_.def(card).kind == CardKind::trainer) {
                note(Rule::may_play, no_slot, rules_.may_play(card).allowed() ? 1 : 0, detail);
            }
            if (!table_.def(card).is_evolution()) continue;
            for (const SlotId slot : table_.pokemon_of(me)) {
                const bool may = rules_.may_evolve(slot, card).allowed();
                note(Rule::may_evolve, slot, may ? 1 : 0, detail);
                if (!table_.def(card).has(evolving_ends_turn)) continue;
                EffectContext context;
                context.player = me;
                context.target = slot;
                context.event_card = card;
                context.from = Zone::hand;
                const bool goes_on = rules_.granted(Hook::ignores_turn_end, context);
                note(Rule::turn_goes_on, slot, goes_on ? 1 : 0, detail);
            }
        }
    }

    void read_effects()
    {
        const std::vector<DefId> trainers = some_trainers(table_.library());
        for (const PlayerId player : both_players) {
            const SlotId doer = table_.active(player);
            for (const Origin origin : {Origin::attack, Origin::ability}) {
                read_effects_of({.def = table_.id(table_.pokemon(doer).stack.back()),
                                 .origin = origin,
                                 .effect = 0,
                                 .slot = doer,
                                 .player = player},
                                effect_of(origin, doer));
            }
            read_damage_by(doer, player);
            for (const DefId def : trainers) {
                read_effects_of({.def = def, .origin = Origin::trainer, .player = player},
                                effect_of(player, def));
            }
        }
    }

    void read_damage_by(SlotId attacker, PlayerId player)
    {
        EffectContext context;
        context.attacker = attacker;
        context.player = context.event_player = player;
        context.event_origin = Origin::attack;
        context.event_def = table_.id(table_.pokemon(attacker).stack.back());
        context.attack = {context.event_def, 0};
        for (const PlayerId hit : both_players) {
            for (const SlotId target : table_.pokemon_of(hit)) {
                if (target == attacker) continue;
                context.target = target;
                for (const int points : {10, 40, 60, 100, 150, 200, 250}) {
                    context.amount = points;
                    const bool is = rules_.allowed(Hook::allow_damage, context);
                    note(Rule::is_damaged, target, is ? 1 : 0, points, static_cast<int>(attacker));
                }
            }
        }
    }

    void read_effects_of(const Source& source, int by)
    {
        constexpr EffectKind kinds[] = {EffectKind::counters, EffectKind::condition,
                                        EffectKind::discard, EffectKind::change_place};
        const Queries::WithSource with(rules_, source);
        for (const PlayerId player : both_players) {
            for (const SlotId slot : table_.pokemon_of(player)) {
                for (const EffectKind kind : kinds) {
                    note(Rule::is_affected, slot, rules_.affects(slot, kind) ? 1 : 0,
                         static_cast<int>(kind), by);
                }
            }
        }
    }

    /// Prize cards for Pokémon that the other player's Active one has Knocked Out.
    void read_prizes()
    {
        const MatchState before = match_.state();
        for (const Harm harm : {Harm::attack_damage, Harm::attack_effect, Harm::other_effect}) {
            MatchState harmed = before;
            for (const PlayerId player : both_players) {
                const SlotId attacker = table_.active(opponent_of(player));
                for (const SlotId slot : table_.pokemon_of(player)) {
                    Slot& one = harmed.now.slots[at(slot)];
                    one.harm = harm;
                    one.harmed_by = attacker;
                    one.harmed_by_def = table_.id(table_.pokemon(attacker).stack.back());
                    one.harmed_by_player = opponent_of(player);
                }
            }
            match_.restore(harmed);
            const Queries& rules = match_.rules();
            for (const PlayerId player : both_players) {
                const auto attacker = static_cast<int>(table_.active(opponent_of(player)));
                for (const SlotId slot : table_.pokemon_of(player)) {
                    note(Rule::prizes, slot, rules.prizes_for(slot), static_cast<int>(harm),
                         attacker);
                }
            }
        }
        match_.restore(before);
    }

    Match& match_;
    const Permissions& rules_;
    const Tabletop& table_;
    RuleFacts facts_;
};

}  // namespace

int effect_of(Origin origin, SlotId pokemon)
{
    return static_cast<int>(origin) * int{slots_per_match} + static_cast<int>(pokemon);
}

int effect_of(PlayerId player, DefId trainer)
{
    constexpr int trainers = 1000;  // more than the numbers of Pokémon
    return trainers + 2 * static_cast<int>(at(trainer)) + static_cast<int>(at(player));
}

std::vector<DefId> some_trainers(const CardLibrary& library)
{
    std::vector<DefId> found;
    for (const TrainerKind kind :
         {TrainerKind::item, TrainerKind::supporter, TrainerKind::stadium}) {
        for (std::size_t i = 0; i < library.size(); ++i) {
            const auto id = static_cast<DefId>(i);
            if (library.def(id).kind != CardKind::trainer || library.def(id).trainer != kind) {
                continue;
            }
            found.push_back(id);
            break;
        }
    }
    return found;
}

RuleFacts facts_of(Match& match, const Tabletop& table)
{
    return RuleReader(match, table).read();
}

std::string told(const RuleKey& key, const Tabletop& table)
{
    constexpr std::string_view rules[] = {
        "HP",
        "Retreat Cost",
        "types",
        "Weakness",
        "Resistance",
        "Prize cards",
        "may use the attack",
        "attack cost",
        "attacks each turn",
        "may attack",
        "may retreat",
        "may go to the hand",
        "may have the Special Condition",
        "may evolve into",
        "may become, without ending the turn,",
        "may be played",
        "its Ability works",
        "its Tool works",
        "is damaged",
        "is affected",
        "counters for Poison",
        "counters for Burn",
        "units of Energy",
        "types of Energy",
        "Tools",
        "Bench",
    };
    const std::string who = key.who == no_slot ? "a player" : table.label(key.who);
    return fmt::format("{}: {} ({}, {})", who, rules[static_cast<std::size_t>(key.rule)],
                       key.detail, key.by);
}

}  // namespace ptcg::tools
