#pragma once

#include <array>
#include <string>
#include <string_view>

#include "ptcg/card_library.hpp"
#include "ptcg/event.hpp"
#include "ptcg/ruleset.hpp"
#include "ptcg/view.hpp"

#include "language/language.hpp"

namespace ptcg::tools {

/// How one reader is told of players, cards and Pokémon, and in which language.
struct Naming {
    const CardLibrary* library = nullptr;
    std::array<std::string, players> names{"Player 1", "Player 2"};
    PlayerId you = PlayerId::none;  ///< who is addressed as "you"; none: both go by their names

    const Language* language = &english();
    bool has_checkup = false;  ///< the rules call what is between turns Pokémon Checkup

    [[nodiscard]] const Texts& texts() const { return language->texts; }
    [[nodiscard]] bool is_you(PlayerId player) const { return player == you; }
    /// "you", or the player's name.
    [[nodiscard]] std::string player(PlayerId player) const;
    /// "your Emberkit", or "Lava Flow's Emberkit".
    [[nodiscard]] std::string owned(PlayerId owner, std::string_view name,
                                    Case which = Case::plain) const;
    /// "of your deck", or "of Lava Flow's deck".
    [[nodiscard]] std::string of_zone(PlayerId owner, Zone zone) const;
    /// The card's name in the language, else as its facts have it, with "LV.X" where it is one; "a
    /// card" where the reader may not know it.
    [[nodiscard]] std::string card(DefId def) const;
    /// "Secret Wonders 25": tells cards of the same name apart.
    [[nodiscard]] std::string print(DefId def) const;
    [[nodiscard]] std::string attack(DefId def, std::size_t attack) const;
    [[nodiscard]] std::string ability(DefId def, std::size_t ability) const;
};

/// Whether the rules have a Pokémon Checkup; under older ones there is a step between turns.
[[nodiscard]] bool has_checkup(const Ruleset& rules);

/// The Pokémon at the spot of a view.
[[nodiscard]] const PokemonView& pokemon_at(const View& view, Spot spot);
/// 0 for the Active Spot, 1.. for the Bench.
[[nodiscard]] constexpr std::size_t place_of(Spot spot)
{
    return at(spot) % slots_per_player;
}
[[nodiscard]] constexpr Spot spot_at(PlayerId player, std::size_t place)
{
    return static_cast<Spot>(at(player) * slots_per_player + place);
}

}  // namespace ptcg::tools
