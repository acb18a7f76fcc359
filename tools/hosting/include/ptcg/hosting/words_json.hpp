#pragma once

#include "ptcg/hosting/json_writer.hpp"
#include "ptcg/hosting/narrator.hpp"

/// JSON of what is told and asked in words, in the forms that ptcg.h describes. Each function
/// writes one value.
namespace ptcg {

/// {"from", "next", "lines": [{"text", "heading", "depth", "event", "cards": [{"number", "id",
/// "name"}, ...], "spots": [{"player", "place"}, ...]}, ...]}. "name" is as it stands in the text.
void write_narration(JsonWriter& json, const Narration& told, const Naming& naming);
/// {"asked", "question", "picks", "options": ["draw a card", ...]}
void write_question_words(JsonWriter& json, const QuestionWords& words);

}  // namespace ptcg
