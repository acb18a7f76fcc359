#pragma once

#include <string>
#include <vector>

#include "analysis/difference.hpp"
#include "analysis/wording.hpp"

/// A state as a list of facts, always the same ones in the same order, so that two states can be
/// compared fact by fact.
namespace ptcg::tools {

struct Fact {
    enum class Kind : std::uint8_t {
        value,  ///< one item
        list,
        pile  ///< a list of cards, told by its length
    };
    std::string where;
    DifferencePart part = DifferencePart::table;
    Kind kind = Kind::value;
    bool ordered = false;  ///< of a list: the order can be noticed
    std::vector<std::string> items;
};

/// Everything but the Pokémon in play.
[[nodiscard]] std::vector<Fact> table_facts(const Wording& wording);

/// What a Pokémon is and has; an empty slot gives the facts of nothing. `where` lacks the place.
/// `birth` facts never change while it is in play.
[[nodiscard]] std::vector<Fact> pokemon_facts(const Wording& wording, const Slot& slot, bool birth);

}  // namespace ptcg::tools
