#pragma once

#include <vector>

#include "ptcg/card_library.hpp"
#include "ptcg/deck.hpp"
#include "ptcg/hosting/json_writer.hpp"
#include "ptcg/hosting/language.hpp"
#include "ptcg/scripting/problem.hpp"

/// JSON of what does not change during a match: cards in the form that schema/ptcg.schema.json
/// describes, the rest in the forms that ptcg.h does.
namespace ptcg {

/// Everything that is printed on a card, and the classes whose rules it has. Its texts are in the
/// language as far as it has them: `Language::card_text`, and the translated name.
void write_card(JsonWriter& json, const CardLibrary& cards, DefId card,
                const Language& language = english());
void write_problems(JsonWriter& json, const Problems& problems);
/// The rules that a deck breaks; "line" is 0, for they are about the whole deck.
void write_deck_problems(JsonWriter& json, const std::vector<DeckProblem>& problems);
/// The lines of a deck list that cannot be read, in the form of the above.
void write_unreadable_lines(JsonWriter& json, const Problems& problems);

}  // namespace ptcg
