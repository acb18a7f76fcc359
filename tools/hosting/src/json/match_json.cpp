// The open question, and how a match ended.

#include "ptcg/hosting/match_json.hpp"

#include <array>

#include "json/pieces.hpp"

namespace ptcg {
namespace {

using namespace std::string_view_literals;

constexpr std::array outcome_names = {"running"sv, "won"sv, "draw"sv, "void"sv, "decision_cap"sv};
static_assert(outcome_names.size() == outcome_count);

constexpr std::array reason_names = {"none"sv,        "prizes"sv,  "no_pokemon"sv,
                                     "no_cards"sv,    "concede"sv, "both_ways"sv,
                                     "card_effect"sv, "time"sv,    "forfeit"sv};
static_assert(reason_names.size() == win_reason_count);

void write_option(JsonWriter& json, const JsonCards& cards, const Decision& decision,
                  const Option& option)
{
    const JsonObject object(json);
    json.member("kind", ptcg::name_of(option.kind));
    json.member("count", option.count);
    if (option.zone != Zone::none) json.member("zone", ptcg::name_of(option.zone));
    if (option.place != 0xff) json.member("place", option.place);
    if (option.spot != no_spot) add_spot(json, "spot", option.spot);
    if (option.def != no_def) add_name(json, "card", cards, option.def);
    json.member("value", option.value);
    switch (option.kind) {
        case OptionKind::word:
            if (option.value < decision.words.size()) {
                json.member("word", decision.words[option.value]);
            }
            return;
        case OptionKind::condition:
            return add_condition(json, option.value);
        case OptionKind::number:
            return json.member("number", option.value);
        case OptionKind::attack:
        case OptionKind::use:
        case OptionKind::text:
            return add_text_name(json, cards.library(), option.def, option.value,
                                 option.kind == OptionKind::attack);
        default:
            return;
    }
}

void write_ending(JsonWriter& json, const Match& match, std::uint32_t number)
{
    const JsonObject object(json);
    json.member("schema", json_schema_version);
    json.member("asked", nullptr);
    json.member("outcome", name_of(match.outcome()));
    add_player(json, "winner", match.winner());
    json.member("reason", name_of(match.reason()));
    json.member("number", number);
    json.member("turn", match.turn());
    if (!match.failure().empty()) json.member("script_failed", true);
    if (match.stopped()) json.member("stopped", true);
}

}  // namespace

std::string_view name_of(Outcome outcome)
{
    return outcome_names[at(outcome)];
}

std::string_view name_of(WinReason reason)
{
    return reason_names[at(reason)];
}

void write_decision(JsonWriter& json, Match& match, Audience audience)
{
    write_decision(json, match, audience, match.library());
}

void write_decision(JsonWriter& json, Match& match, Audience audience, const JsonCards& cards)
{
    write_decision(json, match, audience, cards, match.state().decisions);
}

void write_decision(JsonWriter& json, Match& match, Audience audience, const JsonCards& cards,
                    std::uint32_t number)
{
    const Decision* const open = match.decision();
    if (open == nullptr) return write_ending(json, match, number);
    const bool of_player = open->asked == PlayerId::one || open->asked == PlayerId::two;
    const JsonObject object(json);
    json.member("schema", json_schema_version);
    add_player(json, "asked", open->asked);
    json.member("purpose", ptcg::name_of(open->purpose));
    if (audience != seen_by_all && (!of_player || audience != seen_by(open->asked))) {
        return json.member("turn", match.turn());
    }
    json.member("min", open->min);
    json.member("max", open->max);
    json.member("ordered", open->ordered);
    json.member("number", number);
    json.member("turn", match.turn());
    json.member("secret", open->secret);
    add_name(json, "source", cards, open->source);
    if (open->effect != 0xff) {
        json.member("effect", open->effect);
        json.member("origin_attack", open->origin_attack);
        add_text_name(json, cards.library(), open->source, open->effect, open->origin_attack);
    }
    json.key("options");
    const JsonArray options(json);
    for (const Option& option : open->options) write_option(json, cards, *open, option);
}

void write_failure(JsonWriter& json, const Match& match)
{
    if (match.failure().empty()) return json.value(nullptr);
    const FailurePlace& place = match.failure_place();
    const JsonObject object(json);
    json.member("message", match.failure());
    json.member("pack", place.pack);
    json.member("card", place.card);
    json.member("file", place.file);
    json.member("line", place.line);
    json.member("limit", place.limit);
}

}  // namespace ptcg
