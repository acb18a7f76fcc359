#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ptcg/match.hpp"

/// Setting up the position a card test begins with.
namespace ptcg::tools {

/// A Pokémon in play, as a test describes it.
struct PokemonSetup {
    DefId card = no_def;
    std::optional<std::vector<DefId>> under;  ///< top one first; none: what it evolves from
    std::vector<DefId> attached;              ///< Energy first
    std::vector<Condition> conditions;
    int damage = 0;
    bool is_new = false;  ///< came into play, or evolved, this turn
};

/// One player's side. What is not mentioned is empty, or filled with basic Energy.
struct SideSetup {
    std::optional<PokemonSetup> active;
    std::vector<PokemonSetup> bench;
    std::vector<DefId> hand;
    std::optional<std::vector<DefId>> deck;  ///< top card first
    std::vector<DefId> discard;              ///< in the order they were discarded
    std::optional<std::vector<DefId>> prizes;
    int prize_count = 6;  ///< where `prizes` does not say which
};

struct PositionSetup {
    const Ruleset* rules = nullptr;
    std::string ruleset = "dp";   ///< its name
    PlayerId me = PlayerId::one;  ///< who plays the first side
    int turn = 3;
    DefId stadium = no_def;
    SideSetup side[players];  ///< the player whose turn it is, then the other
};

/// A match with explicit chance that stands in the main phase of `me`, in this position.
/// Cards that have no place in it lie in the Lost Zone. Throws TestFailure.
[[nodiscard]] Match start_in(const CardLibrary& library, EffectHost* effects,
                             const PositionSetup& position);

}  // namespace ptcg::tools
