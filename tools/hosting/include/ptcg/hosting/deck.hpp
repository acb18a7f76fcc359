#pragma once

#include <string>
#include <vector>

#include "ptcg/ids.hpp"

namespace ptcg {

/// A deck with its display name.
struct Deck {
    std::string name;
    std::vector<DefId> cards;
    std::string list = {};  ///< the text it was read from, which may name its format
};

}  // namespace ptcg
