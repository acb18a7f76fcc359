#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "json_text.hpp"
#include "ptcg/card_library.hpp"
#include "ptcg/decision.hpp"
#include "ptcg/deck.hpp"
#include "ptcg/event.hpp"
#include "ptcg/match.hpp"
#include "ptcg/scripting/problem.hpp"
#include "ptcg/view.hpp"

/// Converts engine data to JSON in the forms that ptcg.h describes.
namespace ptcg::capi {

[[nodiscard]] std::string hex(std::uint64_t value);

[[nodiscard]] Json json_of(const Problems& problems);
[[nodiscard]] Json json_of(const std::vector<DeckProblem>& problems);
/// The lines of a deck list that cannot be read, in the form of the above.
[[nodiscard]] Json json_of_lines(const Problems& problems);
[[nodiscard]] Json json_of_card(const CardLibrary& cards, DefId card);
/// {"number", "id", "name"}; null for no card.
[[nodiscard]] Json json_of_name(const CardLibrary& cards, DefId card);
/// {"player", "place"}; null for no spot.
[[nodiscard]] Json json_of(Spot spot);
/// The number of a player, or null.
[[nodiscard]] Json json_of(PlayerId player);
/// What this audience may know of the open question, or how the match ended.
[[nodiscard]] Json json_of_decision(Match& match, Audience audience);
/// Why and where a script failed last; null if none has failed.
[[nodiscard]] Json json_of_failure(const Match& match);
[[nodiscard]] Json json_of(const CardLibrary& cards, const View& view);
[[nodiscard]] Json json_of(const CardLibrary& cards, const Event& event);

}  // namespace ptcg::capi
