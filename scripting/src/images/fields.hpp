#pragma once

#include "definitions/scripted_card.hpp"
#include "facts/card_facts.hpp"
#include "facts/pack_schema.hpp"
#include "images/archive.hpp"
#include "sandbox/runtime.hpp"

/// Which fields the parts of a card have, for an archive that writes or reads them. The list of
/// names in brackets does not compile unless it is complete.
namespace ptcg {

/// T for an archive that reads, const T for one that writes.
template <typename Archive, typename T>
using Field = std::conditional_t<Archive::reads, T, const T>;

template <typename Archive>
void fields(Archive& archive, Field<Archive, Cost>& x)
{
    auto& [of, total] = x;
    archive(of, total);
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, Requirement>& x)
{
    Need need = x.need;
    bool or_next = x.or_next;
    archive(need, or_next, x.count, x.filter);
    if constexpr (Archive::reads) {
        x.need = need;
        x.or_next = or_next;
    }
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, AttackDef>& x)
{
    auto& [name, cost, damage, mark, has_text, ignores, limit, part, needs] = x;
    archive(name, cost, damage, mark, has_text, ignores, part, needs);
    archive.limit(limit);
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, AbilityDef>& x)
{
    auto& [name, kind, limit] = x;
    archive(name, kind);
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
    archive(kind, units, unit);
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, CardDef>& x)
{
    auto& [name, evolves_from, evolves_into, whole, classes, attaches_to, class_rules, kind, stage,
           trainer, energy_kind, hp, types, retreat, prizes, rule_box, attaches_to_pokemon,
           leaves_at_end_of_turn, machine, counts_as_basic_in_play, basic_in_setup, part, parts,
           parts_from, copies, attack_count, ability_count, kinds, first_handler, handler_count,
           first_lasting, lasting_count, listeners, weakness, resistance, energy, attacks,
           abilities] = x;
    archive(name, evolves_from, evolves_into, whole, classes, attaches_to, class_rules, kind, stage,
            trainer, energy_kind, hp, types, retreat, prizes, rule_box, attaches_to_pokemon,
            leaves_at_end_of_turn, machine, counts_as_basic_in_play, basic_in_setup, part, parts,
            parts_from, copies, attack_count, ability_count, weakness, resistance, energy);
    // The library fills in these when the card is added.
    static_cast<void>(std::tie(kinds, first_handler, handler_count, first_lasting, lasting_count,
                               listeners));
    if (attack_count > attacks.size() || ability_count > abilities.size()) throw BrokenArchive();
    for (std::size_t i = 0; i < attack_count; ++i) archive(attacks[i]);
    for (std::size_t i = 0; i < ability_count; ++i) archive(abilities[i]);
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, CardText>& x)
{
    auto& [id, name, label, file, text, level, attack_text, ability_text, set_code, number, prints,
           names, pack, has_script, needs_script] = x;
    archive(id, name, label, file, text, level, attack_text, ability_text, set_code, number, names,
            has_script, needs_script);
    static_cast<void>(std::tie(prints, pack));  // known when the card is added
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, Allowance>& x)
{
    auto& [card, code, reason, file, line, column] = x;
    archive(card, code, reason, file, line, column);
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, CardFacts>& x)
{
    auto& [def, text, attack_names, ability_names, allowed] = x;
    archive(def, text, attack_names, ability_names, allowed);
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, CardFilter>& x)
{
    auto& [kinds, properties, lacks, other_kinds, ability_kinds, weak_to, resists, types, names,
           name_includes, other_than, evolves_from, evolves_over, hp_at_most, classes,
           other_classes] = x;
    archive(kinds, properties, lacks, other_kinds, ability_kinds, weak_to, resists, types, names,
            name_includes, other_than, evolves_from, evolves_over, hp_at_most, classes,
            other_classes);
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, Handler>& x)
{
    auto& [hook, ability, where, subject, uses, optional, stacks, ends_turn, of_class, any_order, by,
           discards_first, from, origins, ability_kinds, filter, attacker, target, doer, effect,
           condition, value, needs] = x;
    archive(hook, ability, where, subject, uses, optional, stacks, ends_turn, of_class, any_order, by,
            discards_first, from, origins, ability_kinds, filter, attacker, target, doer, effect,
            condition, value, needs);
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, ScriptedCard::Lasting>& x)
{
    auto& [name, handlers] = x;
    archive(name, handlers);
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, ScriptedCard>& x)
{
    auto& [parts, attack_needs, attack_ignores, handlers, lasting] = x;
    archive(parts, attack_needs, attack_ignores, handlers, lasting);
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, script::Callback>& x)
{
    auto& [card, account, kind, part, hook, counting, price, where] = x;
    archive(kind, part, hook, counting, price, where);
    static_cast<void>(std::tie(card, account));  // numbers of the bundle
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
    // Found by their names once all classes are known.
    static_cast<void>(std::tie(counts_as, attaches_to, limits));
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, ClassEntry>& x)
{
    auto& [made, limits, counts_as, attaches_to] = x;
    archive(made, limits, counts_as, attaches_to);
}

}  // namespace ptcg
