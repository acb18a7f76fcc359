#pragma once

#include "ptcg/hosting/json_writer.hpp"
#include "ptcg/hosting/narrator.hpp"

/// JSON of what is told and asked in words, in the forms that ptcg.h describes. Each function
/// writes one value.
namespace ptcg {

/// {"from", "next", "lines": [{"text", "heading", "depth", "event", "cards": [{"number", "id",
/// "name"}, ...], "spots": [{"player", "place"}, ...]}, ...]}. "name" is as it stands in the text.
void write_narration(JsonWriter& json, const Narration& told, const Naming& naming);
/// One of its lines without "event", a number that counts also what the audience cannot notice.
void write_story_line(JsonWriter& json, const StoryLine& line, const Naming& naming);
/// {"asked", "question", "picks", "options": ["draw a card", ...]}
void write_question_words(JsonWriter& json, const QuestionWords& words);

}  // namespace ptcg
