#pragma once

#include <array>
#include <string>
#include <string_view>

#include "ptcg/card_library.hpp"
#include "ptcg/event.hpp"
#include "ptcg/ruleset.hpp"
#include "ptcg/view.hpp"

#include "ptcg/hosting/language.hpp"

namespace ptcg {

/// How players, cards and Pokémon are named to one reader, and in which language.
struct Naming {
    const CardLibrary* library = nullptr;
    std::array<std::string, players> names{"Player 1", "Player 2"};
    PlayerId you = PlayerId::none;  ///< the player addressed as "you"; none: both are called by
                                    ///< their names

    const Language* language = &english();
    bool has_ids = false;      ///< card names with their IDs before them: "(x1_96) Sparkit"
    bool has_checkup = false;  ///< the ruleset calls the step between turns Pokémon Checkup

    [[nodiscard]] const Texts& texts() const { return language->texts; }
    [[nodiscard]] bool is_you(PlayerId player) const { return player == you; }
    /// Returns "you", or the player's name.
    [[nodiscard]] std::string player(PlayerId player) const;
    /// Returns "your Emberkit", or "Lava Flow's Emberkit".
    [[nodiscard]] std::string owned(PlayerId owner, std::string_view name,
                                    Case which = Case::plain) const;
    /// Returns "in your deck", or "in Lava Flow's deck".
    [[nodiscard]] std::string of_zone(PlayerId owner, Zone zone) const;
    /// Returns the card's name in the language, or else as its facts have it, with "LV.X" if it is
    /// one; "a card" if the reader may not know it.
    [[nodiscard]] std::string card(DefId def) const;
    /// Returns "Secret Wonders 25": tells cards of the same name apart.
    [[nodiscard]] std::string print(DefId def) const;
    [[nodiscard]] std::string attack(DefId def, std::size_t attack) const;
    [[nodiscard]] std::string ability(DefId def, std::size_t ability) const;
};

/// Returns the names of two players, numbered if they are the same.
[[nodiscard]] std::array<std::string, players> told_apart(std::array<std::string, players> names);

/// Returns whether the rules have a Pokémon Checkup; older ones have a step between turns.
[[nodiscard]] bool has_checkup(const Ruleset& rules);

}  // namespace ptcg
