#include "ptcg/hosting/words_json.hpp"

#include "ptcg/hosting/match_json.hpp"

namespace ptcg {

namespace {

enum class EventNumber : bool { none, given };

void write_line(JsonWriter& json, const StoryLine& line, const Naming& naming, EventNumber event)
{
    const JsonObject object(json);
    json.member("text", line.text);
    json.member("heading", line.heading);
    json.member("depth", line.depth);
    if (event == EventNumber::given) json.member("event", line.first);
    json.key("cards");
    json.begin_array();
    for (const DefId card : line.cards) {
        const JsonObject named(json);
        json.member("number", at(card));
        json.member("id", naming.library->text(card).id);
        json.member("name", naming.card(card));
    }
    json.end_array();
    json.key("spots");
    const JsonArray spots(json);
    for (const Spot spot : line.spots) write_spot(json, spot);
}

}  // namespace

void write_story_line(JsonWriter& json, const StoryLine& line, const Naming& naming)
{
    write_line(json, line, naming, EventNumber::none);
}

void write_narration(JsonWriter& json, const Narration& told, const Naming& naming)
{
    const JsonObject object(json);
    json.member("from", told.from);
    json.member("next", told.next);
    json.key("lines");
    const JsonArray lines(json);
    for (const StoryLine& line : told.lines) write_line(json, line, naming, EventNumber::given);
}

void write_question_words(JsonWriter& json, const QuestionWords& words)
{
    const JsonObject object(json);
    json.key("asked");
    write_player(json, words.asked);
    json.member("question", words.question);
    json.member("picks", words.picks);
    json.key("options");
    const JsonArray options(json);
    for (const std::string& option : words.options) json.value(option);
}

}  // namespace ptcg
