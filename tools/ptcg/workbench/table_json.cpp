#include "workbench/table_json.hpp"

#include <nlohmann/json.hpp>

#include "advice/reasons_json.hpp"
#include "analysis/legality.hpp"

#include "ptcg/hosting/match_json.hpp"
#include "ptcg/hosting/prompt.hpp"
#include "ptcg/hosting/story.hpp"

namespace ptcg::tools {
namespace {

void write_table_words(JsonWriter& json, Match& match, const Naming& naming)
{
    const JsonObject words(json);
    const Decision* const open = match.decision();
    if (open == nullptr) return json.member("question", Story(naming).result(match) + ".");
    json.member("question", bare_question_text(*open, naming));
    json.member("picks", picks_text(*open, naming.texts().picking));
    View view;
    static_cast<void>(make_view(match.rules(), seen_by_all, view));
    json.key("options");
    const JsonArray options(json);
    for (const std::string& option : option_texts(*open, view, naming)) json.value(option);
}

/// Returns the move that the request wants; a spot that there is not is as good as none.
[[nodiscard]] server::WantedMove move_of(const nlohmann::json& what)
{
    server::WantedMove move{text_member(what, "kind"), text_member(what, "name"), {}};
    const auto spot = what.find("spot");
    if (spot == what.end() || !spot->is_object()) return move;
    const std::uint32_t player = number_member(*spot, "player");
    const std::uint32_t place = number_member(*spot, "place");
    if (player < players && place < slots_per_player) {
        move.spot = spot_at(static_cast<PlayerId>(player), place);
    }
    return move;
}

}  // namespace

void write_table(JsonWriter& json, Match& match, const Naming& naming, std::uint32_t number)
{
    json.key("view");
    write_view(json, match, seen_by_all, *naming.library);
    json.key("question");
    write_decision(json, match, seen_by_all, *naming.library, number);
    json.member("q", number);
    json.key("words");
    write_table_words(json, match, naming);
}

server::BenchReply why_reply(Match& match, const nlohmann::json& request, const Language& language)
{
    const auto what = request.find("what");
    if (what == request.end() || !what->is_object()) {
        return refused("\"what\" must be an object", 400);
    }
    const Decision* const open = match.decision();
    if (open == nullptr || at(open->asked) >= players) return refused("no player is asked");
    const PlayerId me = open->asked;
    const Result<WantedAction> action = action_of(match.library(), move_of(*what), me);
    if (!action) return refused(action.error().message);
    const auto reasons = why_not(match, me, action.value(), me, Voice::player, language);
    if (!reasons) return refused(reasons.error().message);
    JsonWriter json;
    {
        const JsonObject object(json);
        write_reasons(json, reasons.value());
    }
    return {200, std::string(json.text())};
}

server::BenchReply refused(std::string_view why, unsigned status)
{
    JsonWriter json;
    {
        const JsonObject object(json);
        json.member("error", why);
    }
    return {status, std::string(json.text())};
}

std::string text_member(const nlohmann::json& request, const char* name)
{
    const auto found = request.find(name);
    return found != request.end() && found->is_string() ? found->get<std::string>() : "";
}

std::uint32_t number_member(const nlohmann::json& request, const char* name)
{
    const auto found = request.find(name);
    const bool fits = found != request.end() && found->is_number_unsigned() &&
                      found->get<std::uint64_t>() <= UINT32_MAX;
    return fits ? found->get<std::uint32_t>() : 0;
}

std::vector<std::uint16_t> picks_member(const nlohmann::json& request)
{
    std::vector<std::uint16_t> picks;
    const auto found = request.find("picks");
    if (found == request.end() || !found->is_array()) return picks;
    for (const nlohmann::json& pick : *found) {
        // A number that no option has is refused by the match.
        const bool fits = pick.is_number_unsigned() && pick.get<std::uint64_t>() < UINT16_MAX;
        picks.push_back(fits ? pick.get<std::uint16_t>() : std::uint16_t{UINT16_MAX});
    }
    return picks;
}

}  // namespace ptcg::tools
