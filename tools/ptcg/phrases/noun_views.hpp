#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "phrases/draft_state.hpp"
#include "phrases/nouns.hpp"

namespace ptcg::tools::phrases {

/// Returns whether it can be asked of a slot, after a point: `$cards.filter`.
[[nodiscard]] bool is_view(std::string_view name);

/// Returns what a view says of a noun; nothing if the Pokémon or cards themselves are needed.
[[nodiscard]] std::optional<std::string> view_of(DraftState& state, const Noun& noun,
                                                 std::string_view view);

/// Returns what a view says of a number.
[[nodiscard]] std::string view_of(int number, std::string_view view);

}  // namespace ptcg::tools::phrases
