#pragma once

#include <cstddef>
#include <tuple>
#include <type_traits>

#include "definitions/scripted_card.hpp"
#include "facts/card_facts.hpp"
#include "facts/pack_schema.hpp"
#include "images/archive.hpp"
#include "sandbox/runtime.hpp"

/// Lists the fields of a card's parts for an archive that writes or reads them. Each list of names
/// in brackets compiles only while it names all fields. A new field must be added to the archive,
/// or to the fields left out, with the reason.
namespace ptcg {

/// T for an archive that reads, const T for one that writes.
template <typename Archive, typename T>
using Field = std::conditional_t<Archive::reads, T, const T>;

/// These fields are not stored.
template <typename... Values>
constexpr void left_out(const Values&...)
{
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, Cost>& x)
{
    auto& [of, total, spared] = x;
    archive(of, total, spared);
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, Requirement>& x)
{
    auto& [need, or_next, count, filter] = x;
    Need need_alone = need;  // the fields are parts of a byte
    bool or_next_alone = or_next;
    archive(need_alone, or_next_alone, count, filter);
    if constexpr (Archive::reads) {
        x.need = need_alone;
        x.or_next = or_next_alone;
    }
}

/// Stores the needs in use: the first empty one ends them.
template <typename Archive, typename Needs>
void needs_fields(Archive& archive, Needs& needs)
{
    std::uint8_t count = 0;
    if constexpr (!Archive::reads) {
        while (count < needs.size() && needs[count].need != Need::none) ++count;
    }
    archive(count);
    archive.first(count, needs);
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, AttackDef>& x)
{
    auto& [name, cost, damage, mark, has_text, ignores, limit, first_turn, condition, own_cost,
           part, needs] = x;
    archive(name, cost, damage, mark, has_text, ignores, first_turn, condition, own_cost, part);
    archive.limit(limit);
    needs_fields(archive, needs);
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, AbilityDef>& x)
{
    auto& [name, kind, knocks_out_self, limit] = x;
    archive(name, kind, knocks_out_self);
    archive.limit(limit);
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, Affinity>& x)
{
    auto& [types, times, amount] = x;
    archive(types, times, amount);
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, EnergyFacts>& x)
{
    auto& [kind, units, unit] = x;
    archive(kind, units);
    archive.first(units, unit);
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, CardDef>& x)
{
    auto& [name, evolves_from, evolves_into, only_by, whole, classes, attaches_to, only_on,
           class_rules, kind, stage, trainer, energy_kind, hp, types, retreat, prizes, rule_box,
           attaches_to_pokemon, stays_in_discard, leaves_at_end_of_turn, machine,
           counts_as_basic_in_play, basic_in_setup, active_in_setup, part, parts, parts_from,
           copies, attack_count, ability_count, speaks_from_pile, kinds, first_handler,
           handler_count, first_lasting, lasting_count, listeners, weakness, resistance, energy,
           attacks, abilities] = x;
    archive(name, evolves_from, evolves_into, only_by, whole, classes, attaches_to, only_on,
            class_rules, kind, stage, trainer, energy_kind, hp, types, retreat, prizes, rule_box,
            attaches_to_pokemon, stays_in_discard, leaves_at_end_of_turn, machine,
            counts_as_basic_in_play, basic_in_setup, active_in_setup, part, parts, parts_from,
            copies, attack_count, ability_count, weakness, resistance, energy);
    // The library sets these when the card is added.
    left_out(speaks_from_pile, kinds, first_handler, handler_count, first_lasting, lasting_count,
             listeners);
    archive.first(attack_count, attacks);
    archive.first(ability_count, abilities);
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, CardText>& x)
{
    auto& [id, name, label, file, text, level, attack_text, ability_text, set_code, number, prints,
           names, pack, has_script, needs_script] = x;
    archive(id, name, label, file, text, level, attack_text, ability_text, set_code, number, names,
            has_script, needs_script);
    left_out(prints, pack);  // set when the card is added
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, Allowance>& x)
{
    auto& [card, code, reason, file, line, column] = x;
    archive(card, code, reason, file, line, column);
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, CardFilter>& x)
{
    auto& [kinds, properties, lacks, other_kinds, ability_kinds, weak_to, resists, types, names,
           any, name_includes, other_than, ability, evolves_from, evolves_over, hp_at_most, classes,
           other_classes] = x;
    archive(kinds, properties, lacks, other_kinds, ability_kinds, weak_to, resists, types, names,
            any, name_includes, other_than, ability, evolves_from, evolves_over, hp_at_most,
            classes, other_classes);
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, Handler>& x)
{
    auto& [hook, ability, where, subject, uses, optional, stacks, ends_turn, of_class, first_turn,
           any_order, by, discards_first, from, origins, ability_kinds, does, group, filter,
           attacker, target, doer, effect, condition, value, symbol, needs] = x;
    archive(hook, ability, where, subject, uses, optional, stacks, ends_turn, of_class, first_turn,
            any_order, by, discards_first, from, origins, ability_kinds, does, group, filter,
            attacker, target, doer, effect, condition, value, symbol);
    needs_fields(archive, needs);
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, ScriptedCard::Lasting>& x)
{
    auto& [name, handlers] = x;
    archive(name, handlers);
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, script::Callback>& x)
{
    auto& [card, account, kind, part, form, hook, counting, price, where] = x;
    archive(kind, part, form, hook, counting, price, where);
    left_out(card, account);  // indexes in the bundle
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, Place>& x)
{
    auto& [file, line, column] = x;
    archive(file, line, column);
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, Dependency>& x)
{
    auto& [id, place] = x;
    archive(id, place);
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, Manifest>& x)
{
    auto& [id, name, version, api, code, description, authors, depends, languages, holds_classes,
           allowed] = x;
    archive(id, name, version, api, code, description, authors, depends, languages, holds_classes,
            allowed);
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, PrintEntry>& x)
{
    auto& [id, of, id_place, of_place] = x;
    archive(id, of, id_place, of_place);
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, GameLimit>& x)
{
    auto& [id, rule] = x;
    archive(id, rule);
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, ClassEntry::Named>& x)
{
    auto& [id, place] = x;
    archive(id, place);
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, CardClass>& x)
{
    auto& [id, name, stage_name, evolution, prizes, rule_box, rules, parts, parts_from, counts_as,
           attaches_to, deck_limit, deck_limit_per_name, limits, data_words, data_sets] = x;
    archive(id, name, stage_name, evolution, prizes, rule_box, rules, parts, parts_from, deck_limit,
            deck_limit_per_name, data_words, data_sets);
    left_out(counts_as, attaches_to, limits);  // looked up by name once all classes are known
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, ClassEntry>& x)
{
    auto& [made, limits, counts_as, attaches_to] = x;
    archive(made, limits, counts_as, attaches_to);
}

}  // namespace ptcg
