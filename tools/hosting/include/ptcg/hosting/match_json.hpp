#pragma once

#include <span>

#include "ptcg/card_library.hpp"
#include "ptcg/event.hpp"
#include "ptcg/hosting/json_writer.hpp"
#include "ptcg/match.hpp"
#include "ptcg/view.hpp"

/// JSON of what changes during a match, in the forms that ptcg.h describes. Each function writes
/// one value.
namespace ptcg {

/// {"number", "id", "name"}; null for no card.
void write_name(JsonWriter& json, const CardLibrary& cards, DefId card);
/// {"player", "place"}; null for no spot.
void write_spot(JsonWriter& json, Spot spot);
/// The number of a player, or null.
void write_player(JsonWriter& json, PlayerId player);

/// What this audience may know of the open question, or how the match ended.
void write_decision(JsonWriter& json, Match& match, Audience audience);
/// Why and where a script failed last; null if none has failed.
void write_failure(JsonWriter& json, const Match& match);
/// `faulty`: a script failed while the view was made, so it may be wrong; it says so.
void write_view(JsonWriter& json, const CardLibrary& cards, const View& view, bool faulty = false);
void write_event(JsonWriter& json, const CardLibrary& cards, const Event& event);

[[nodiscard]] std::string_view name_of(Outcome outcome);
[[nodiscard]] std::string_view name_of(WinReason reason);

}  // namespace ptcg
