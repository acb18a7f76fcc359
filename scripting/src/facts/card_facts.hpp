#pragma once

#include <string>
#include <vector>

#include "ptcg/card_library.hpp"
#include "ptcg/scripting/allowance.hpp"

namespace ptcg {

/// The facts of a card, before it is in the library.
struct CardFacts {
    CardDef def;
    CardText text;
    std::vector<std::string> attack_names, ability_names;
    std::vector<Allowance> allowed;
};

}  // namespace ptcg
