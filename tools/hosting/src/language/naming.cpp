#include "ptcg/hosting/naming.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace ptcg {

namespace {

/// Returns "(x1_96) Sparkit", with the id as battle logs have it.
std::string with_id(std::string id, std::string_view name)
{
    const std::size_t dash = id.rfind('-');
    if (dash != std::string::npos) id[dash] = '_';
    return fmt::format("({}) {}", id, name);
}

}  // namespace

std::string Naming::player(PlayerId player) const
{
    if (at(player) >= players) return texts().words.nobody.plain();
    return is_you(player) ? texts().words.you.plain() : names[at(player)];
}

std::string Naming::owned(PlayerId owner, std::string_view name, Case which) const
{
    const PokemonTexts& pokemon = texts().pokemon[at(which)];
    if (is_you(owner)) return fill(pokemon.your, {{"name", name}});
    return fill(pokemon.named, {{"owner", player(owner)}, {"name", name}});
}

std::string Naming::of_zone(PlayerId owner, Zone zone) const
{
    if (zone >= Zone::none) return {};
    if (is_you(owner)) return texts().of_own_zones[at(zone)].in({.you = true});
    return fill(texts().of_zones[at(zone)], {{"owner", player(owner)}});
}

std::string Naming::card(DefId def) const
{
    if (def == no_def) return texts().words.a_card.plain();
    const CardText& text = library->text(def);
    const auto translated =
        std::find_if(text.names.begin(), text.names.end(),
                     [&](const auto& name) { return name.first == language->code; });
    const std::string& named = translated != text.names.end() ? translated->second : text.name;
    const std::string name = has_ids ? with_id(text.id, named) : named;
    const CardDef& facts = library->def(def);
    // In the rules it has the name of the Pokémon it is put on; a reader must be able to tell them
    // apart.
    return facts.has(levels_up) ? fmt::format("{} {}", name, library->class_stage(facts)) : name;
}

std::string Naming::print(DefId def) const
{
    const CardText& text = library->text(def);
    return text.set_code.empty() ? text.id : fmt::format("{} {}", text.set_code, text.number);
}

std::string Naming::attack(DefId def, std::size_t attack) const
{
    if (def == no_def || attack >= library->def(def).attack_count) return "?";
    return std::string(library->name(library->def(def).attacks[attack].name));
}

std::string Naming::ability(DefId def, std::size_t ability) const
{
    if (def == no_def || ability >= library->def(def).ability_count) return {};
    return std::string(library->name(library->def(def).abilities[ability].name));
}

std::array<std::string, players> told_apart(std::array<std::string, players> names)
{
    if (names[0] != names[1]) return names;
    for (std::size_t i = 0; i < players; ++i) names[i] += fmt::format(" {}", i + 1);
    return names;
}

bool has_checkup(const Ruleset& rules)
{
    return rules.paralysis_ends == ParalysisEnds::own_checkup;
}

}  // namespace ptcg
