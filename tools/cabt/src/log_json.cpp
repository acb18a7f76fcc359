#include "log_json.hpp"

#include <array>

namespace ptcg::cabt {
namespace {

using namespace std::string_view_literals;

constexpr std::array log_words = {
    "Shuffle"sv,   "HasBasicPokemon"sv, "TurnStart"sv,    "TurnEnd"sv,
    "Draw"sv,      "DrawReverse"sv,     "MoveCard"sv,     "MoveCardReverse"sv,
    "Switch"sv,    "Change"sv,          "Play"sv,         "Attach"sv,
    "Evolve"sv,    "Devolve"sv,         "MoveAttached"sv, "Attack"sv,
    "HpChange"sv,  "Poisoned"sv,        "Burned"sv,       "Asleep"sv,
    "Paralyzed"sv, "Confused"sv,        "Coin"sv,         "Result"sv};
static_assert(log_words.size() == static_cast<std::size_t>(LogType::result) + 1);

void write_card(JsonWriter& json, const LogEntry& entry)
{
    json.member("cardId", entry.card.number);
    json.member("serial", entry.card.serial);
}

void write_areas(JsonWriter& json, const LogEntry& entry)
{
    json.member("fromArea", static_cast<int>(entry.from));
    json.member("toArea", static_cast<int>(entry.to));
}

/// Writes what the entry has besides its type, its player and its card.
void write_rest(JsonWriter& json, const LogEntry& entry)
{
    switch (entry.type) {
        case LogType::has_basic_pokemon:
            return json.member("hasBasicPokemon", entry.flag);
        case LogType::move_card:
        case LogType::move_card_reverse:
            return write_areas(json, entry);
        case LogType::change_active:
            json.member("cardIdActive", entry.card.number);
            json.member("serialActive", entry.card.serial);
            json.member("cardIdBench", entry.other.number);
            return json.member("serialBench", entry.other.serial);
        case LogType::attach:
        case LogType::evolve:
        case LogType::devolve:
            json.member("cardIdTarget", entry.other.number);
            return json.member("serialTarget", entry.other.serial);
        case LogType::move_attached:
            json.member("cardIdBefore", entry.other.number);
            json.member("serialBefore", entry.other.serial);
            json.member("cardIdAfter", entry.third.number);
            return json.member("serialAfter", entry.third.serial);
        case LogType::attack:
            return json.member("attackId", entry.value);
        case LogType::hp_change:
            json.member("value", entry.value);
            return json.member("putDamageCounter", entry.flag);
        case LogType::coin:
            return json.member("head", entry.flag);
        default:
            return;
    }
}

[[nodiscard]] bool has_card(LogType type)
{
    switch (type) {
        case LogType::draw:
        case LogType::move_card:
        case LogType::play:
        case LogType::attach:
        case LogType::evolve:
        case LogType::devolve:
        case LogType::move_attached:
        case LogType::attack:
        case LogType::hp_change:
            return true;
        default:
            return type >= LogType::poisoned && type <= LogType::confused;
    }
}

/// Returns the kind of the entry for somebody who does not see the card.
[[nodiscard]] LogType reversed(LogType type)
{
    if (type == LogType::draw) return LogType::draw_reverse;
    return type == LogType::move_card ? LogType::move_card_reverse : type;
}

}  // namespace

void write_entry(JsonWriter& json, const LogEntry& entry, std::optional<PlayerId> viewer)
{
    LogEntry shown = entry;
    if (viewer && (entry.seen & seen_by(*viewer)) == 0) shown.type = reversed(entry.type);
    const JsonObject object(json);
    if (viewer) {
        json.member("type", static_cast<int>(shown.type));
    } else {
        json.member("type", log_words[static_cast<std::size_t>(shown.type)]);
    }
    if (shown.type == LogType::result) {
        json.member("result", shown.value);
        return json.member("reason", shown.reason);
    }
    json.member("playerIndex", at(shown.player));
    if (shown.type >= LogType::poisoned && shown.type <= LogType::confused)
        json.member("isRecover", shown.flag);
    if (has_card(shown.type)) write_card(json, shown);
    write_rest(json, shown);
}

}  // namespace ptcg::cabt
