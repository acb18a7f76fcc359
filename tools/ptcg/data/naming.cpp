#include "data/naming.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace ptcg::tools {

std::string Naming::player(PlayerId player) const
{
    if (at(player) >= players) return std::string(texts().nobody);
    return is_you(player) ? std::string(texts().you) : names[at(player)];
}

std::string Naming::owned(PlayerId owner, std::string_view thing) const
{
    if (is_you(owner)) return fill(texts().my, {{"thing", thing}});
    return fill(texts().owners, {{"owner", player(owner)}, {"thing", thing}});
}

std::string Naming::card(DefId def) const
{
    return def == no_def ? std::string(texts().a_card) : library->text(def).name;
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

const PokemonView& pokemon_at(const View& view, Spot spot)
{
    static constexpr PokemonView nothing{};
    if (at(spot) >= slots_per_match) return nothing;
    return view.player[at(owner_of(spot))].pokemon[place_of(spot)];
}

}  // namespace ptcg::tools
