#pragma once

#include <string>
#include <vector>

#include "analysis/difference.hpp"
#include "analysis/wording.hpp"

/// Lists a state as facts, always the same ones in the same order, so that two states can be
/// compared fact by fact.
namespace ptcg::tools {

struct Fact {
    enum class Kind : std::uint8_t {
        value,  ///< one item
        list,
        pile,  ///< a list of cards, shown by its length
        loose  ///< a list of cards that also has those that are out of the game
    };
    std::string where;
    DifferencePart part = DifferencePart::table;
    Kind kind = Kind::value;
    bool ordered = false;  ///< for a list: players can notice the order
    std::vector<std::string> items;
};

/// Returns all facts except those of the Pokémon in play.
[[nodiscard]] std::vector<Fact> table_facts(const Wording& wording);

/// Returns what a Pokémon is and has; for an empty slot, the facts of nothing. `where` does not
/// include the place. `birth` adds facts that never change while the Pokémon is in play.
[[nodiscard]] std::vector<Fact> pokemon_facts(const Wording& wording, const Slot& slot, bool birth);

}  // namespace ptcg::tools
