#pragma once

#include <vector>

#include "ptcg/card_library.hpp"
#include "ptcg/deck.hpp"
#include "ptcg/hosting/json_writer.hpp"
#include "ptcg/scripting/problem.hpp"

/// JSON of what does not change during a match, in the forms that ptcg.h describes.
namespace ptcg {

void write_card(JsonWriter& json, const CardLibrary& cards, DefId card);
void write_problems(JsonWriter& json, const Problems& problems);
void write_deck_problems(JsonWriter& json, const std::vector<DeckProblem>& problems);
/// The lines of a deck list that cannot be read, in the form of the above.
void write_unreadable_lines(JsonWriter& json, const Problems& problems);

}  // namespace ptcg
