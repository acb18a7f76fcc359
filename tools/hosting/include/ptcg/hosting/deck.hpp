#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ptcg/ids.hpp"

namespace ptcg {

/// A deck with its display name.
struct Deck {
    std::string name;
    std::vector<DefId> cards;
    std::string list = {};  ///< the text it was read from, which may name its format
};

/// Returns the name of a deck by that of its file: "powerhouse-tuned" -> "Powerhouse Tuned".
[[nodiscard]] std::string deck_title(std::string_view file_name);

}  // namespace ptcg
