// What happened: each number of an event also by its meaning.

#include <array>

#include "json/pieces.hpp"
#include "ptcg/explanation.hpp"
#include "ptcg/handler.hpp"
#include "ptcg/hosting/match_json.hpp"
#include "ptcg/state_fields.hpp"

namespace ptcg {
namespace {

using namespace std::string_view_literals;

constexpr std::array stop_reasons = {"tails"sv, "confused"sv, "requirement"sv, "prevented"sv};
static_assert(stop_reasons.size() == at(StopReason::prevented) + 1);

constexpr std::array effect_names = {"counters"sv,     "heal"sv,    "damage"sv,  "knock_out"sv,
                                     "condition"sv,    "recover"sv, "attach"sv,  "discard"sv,
                                     "move"sv,         "evolve"sv,  "devolve"sv, "leave_play"sv,
                                     "change_place"sv, "lasting"sv};
static_assert(effect_names.size() == at(EffectKind::count));

/// What `Event::value` counts.
struct Amount {
    EventKind kind;
    JsonKey name;
};
constexpr std::array amounts = {Amount{EventKind::match_began, "sudden_death"},
                                Amount{EventKind::mulligan, "mulligans"},
                                Amount{EventKind::prizes_set, "cards"},
                                Amount{EventKind::turn_began, "turn"},
                                Amount{EventKind::turn_ended, "turn"},
                                Amount{EventKind::damaged, "points"},
                                Amount{EventKind::counters_put, "points"},
                                Amount{EventKind::healed, "points"},
                                Amount{EventKind::counters_removed, "points"},
                                Amount{EventKind::knocked_out, "prizes"},
                                Amount{EventKind::looked_at, "cards"},
                                Amount{EventKind::sudden_death, "sudden_death"}};

/// What a bit of `Event::extra` says.
struct Remark {
    EventKind kind;
    std::uint8_t bit;
    JsonKey name;
};
constexpr std::array remarks = {Remark{EventKind::card_moved, 1, "under_deck"},
                                Remark{EventKind::card_moved, 2, "unknown_order"},
                                Remark{EventKind::card_moved, 4, "face_up"},
                                Remark{EventKind::card_shown, 4, "face_up"},
                                Remark{EventKind::looked_at, 1, "search"},
                                Remark{EventKind::looked_at, 2, "bottom"},
                                Remark{EventKind::evolved, 1, "leveled_up"}};

/// The names of the amounts by kind, so that none is searched for.
constexpr auto amount_names = [] {
    std::array<JsonKey, at(EventKind::count)> names{};
    for (const Amount& amount : amounts) names[at(amount.kind)] = amount.name;
    return names;
}();

/// Adds the word with this number, or null.
template <typename Words>
void add_word(JsonWriter& json, JsonKey key, const Words& words, int number)
{
    const auto place = static_cast<std::size_t>(number);
    json.key(key);
    if (number >= 0 && place < std::size(words)) {
        json.value(words[place]);
    } else {
        json.value(nullptr);
    }
}

void add_damage_steps(JsonWriter& json, const Event& event)
{
    json.key("changed_by");
    write_bits(json, event.extra, at(DamageStep::result),
               [](std::size_t i) { return name_of(static_cast<DamageStep>(i)); });
}

void add_lasting(JsonWriter& json, const CardLibrary& cards, const Event& event)
{
    add_word(json, "lasting", words_of(LastingKind{}), event.value);
    const bool named = event.kind == EventKind::lasting_began && event.def != no_def &&
                       event.value == static_cast<int>(LastingKind::script);
    if (!named || !cards.has(event.def)) return;
    const auto effects = cards.lasting(cards.def(event.def));
    if (event.extra < effects.size()) json.member("name", cards.name(effects[event.extra].name));
}

void add_prevented(JsonWriter& json, const Event& event)
{
    add_word(json, "prevented", effect_names, event.extra);
    if (event.extra == static_cast<std::uint8_t>(EffectKind::condition)) {
        add_condition(json, event.value);
    }
}

/// Adds the names of what the event has as numbers.
void add_meanings(JsonWriter& json, const CardLibrary& cards, const Event& event)
{
    switch (event.kind) {
        case EventKind::attack_announced:
        case EventKind::attack_copied:
            return add_text_name(json, cards, event.def, event.effect, true);
        case EventKind::used_text:
            return add_text_name(json, cards, event.def, event.effect, false);
        case EventKind::attack_stopped:
            return add_word(json, "stopped_by", stop_reasons, event.value);
        case EventKind::coin:
            json.member("heads", event.value == 1);
            if (event.spot != no_spot) add_condition(json, event.extra);
            return;
        case EventKind::condition_set:
        case EventKind::condition_removed:
            return add_condition(json, event.value);
        case EventKind::damaged:
        case EventKind::damage_prevented:
            return add_damage_steps(json, event);
        case EventKind::effect_prevented:
            return add_prevented(json, event);
        case EventKind::lasting_began:
        case EventKind::lasting_ended:
            return add_lasting(json, cards, event);
        case EventKind::looked_at:
            return add_player(json, "owner", owner_of(event.spot));
        case EventKind::match_ended:
            json.member("outcome", name_of(static_cast<Outcome>(event.extra)));
            json.member("reason", name_of(static_cast<WinReason>(event.value)));
            return;
        default:
            return;
    }
}

}  // namespace

void write_event(JsonWriter& json, const JsonCards& cards, const Event& event)
{
    const JsonObject object(json);
    json.member("kind", ptcg::name_of(event.kind));
    if (event.player != PlayerId::none) json.member("player", at(event.player));
    if (event.from != Zone::none) json.member("from", ptcg::name_of(event.from));
    if (event.to != Zone::none) json.member("to", ptcg::name_of(event.to));
    if (event.spot != no_spot) add_spot(json, "spot", event.spot);
    if (event.def != no_def) add_name(json, "card", cards, event.def);
    if (event.effect != 0xff) json.member("effect", event.effect);
    if (event.source != no_def) add_name(json, "source", cards, event.source);
    if (event.source_effect != 0xff) json.member("source_effect", event.source_effect);
    json.member("value", event.value);
    json.member("extra", event.extra);
    const JsonKey amount = amount_names[at(event.kind)];
    if (!amount.text().empty()) json.member(amount, event.value);
    if (event.extra != 0) {
        for (const Remark& remark : remarks) {
            if (remark.kind == event.kind && (event.extra & remark.bit) != 0) {
                json.member(remark.name, true);
            }
        }
    }
    add_meanings(json, cards.library(), event);
}

}  // namespace ptcg
