#pragma once

#include <string_view>

#include "ptcg/event.hpp"
#include "ptcg/hosting/json_cards.hpp"
#include "ptcg/hosting/json_writer.hpp"
#include "ptcg/match.hpp"
#include "ptcg/table_view.hpp"
#include "ptcg/view.hpp"

/// JSON of what changes during a match, in the forms that schema/ptcg.schema.json describes. Each
/// function writes one value.
namespace ptcg {

/// The "schema" of every view, question and card. It rises when a member changes or goes; members
/// may be added without that.
inline constexpr int json_schema_version = 1;

/// {"number", "id", "name"}; null for no card.
void write_name(JsonWriter& json, const JsonCards& cards, DefId card);
/// {"player", "place"}; null for no spot.
void write_spot(JsonWriter& json, Spot spot);
/// The number of a player, or null.
void write_player(JsonWriter& json, PlayerId player);

/// What this audience may know of the open question, or how the match ended.
void write_decision(JsonWriter& json, Match& match, Audience audience);
/// The same; `cards` are those of the match's library.
void write_decision(JsonWriter& json, Match& match, Audience audience, const JsonCards& cards);
/// The same with the number by which this audience knows the question. That of the match counts the
/// questions to both players, and so tells each how many the other was asked.
void write_decision(JsonWriter& json, Match& match, Audience audience, const JsonCards& cards,
                    std::uint32_t number);
/// Why and where a script failed last; null if none has failed.
void write_failure(JsonWriter& json, const Match& match);

/// What this audience may know about the table. Returns false if a card text failed: the view then
/// says that it may be wrong ("faulty"). `cards` are those of the match's library.
bool write_view(JsonWriter& json, Match& match, Audience audience, const JsonCards& cards);
/// The same of a View, and of the TableView of the same audience: without one, what only that has
/// is left out.
void write_view(JsonWriter& json, const JsonCards& cards, const View& view,
                const TableView* table = nullptr, bool faulty = false);

/// An event as `as_seen_by` returns it.
void write_event(JsonWriter& json, const JsonCards& cards, const Event& event);

[[nodiscard]] std::string_view name_of(Outcome outcome);
[[nodiscard]] std::string_view name_of(WinReason reason);

}  // namespace ptcg
