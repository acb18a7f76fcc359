#include "ptcg/hosting/match_json.hpp"

#include <array>

#include "ptcg/resolver.hpp"
#include "ptcg/state_fields.hpp"

namespace ptcg {
namespace {

using namespace std::string_view_literals;

constexpr std::array outcome_names = {"running"sv, "won"sv, "draw"sv, "void"sv, "decision_cap"sv};
static_assert(outcome_names.size() == outcome_count);

constexpr std::array reason_names = {"none"sv,    "prizes"sv,    "no_pokemon"sv,  "no_cards"sv,
                                     "concede"sv, "both_ways"sv, "card_effect"sv, "time"sv};
static_assert(reason_names.size() == win_reason_count);

/// Adds the name of the card's attack or Ability with this number, if it has one.
void add_text_name(JsonWriter& json, const CardLibrary& cards, DefId card, std::uint8_t number,
                   bool is_attack)
{
    if (card == no_def || !cards.has(card)) return;
    const CardDef& def = cards.def(card);
    if (is_attack && number < def.attack_count) {
        json.member("attack", cards.name(def.attacks[number].name));
    } else if (!is_attack && number < def.ability_count) {
        json.member("ability", cards.name(def.abilities[number].name));
    }
}

void add_name(JsonWriter& json, std::string_view key, const CardLibrary& cards, DefId card)
{
    json.key(key);
    write_name(json, cards, card);
}

void add_spot(JsonWriter& json, std::string_view key, Spot spot)
{
    json.key(key);
    write_spot(json, spot);
}

void add_player(JsonWriter& json, std::string_view key, PlayerId player)
{
    json.key(key);
    write_player(json, player);
}

// ---- questions

void write_option(JsonWriter& json, const CardLibrary& cards, const Decision& decision,
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
    if (option.kind == OptionKind::word && option.value < decision.words.size()) {
        json.member("word", decision.words[option.value]);
    }
    if (option.kind == OptionKind::condition && option.value < condition_count) {
        json.member("condition", ptcg::name_of(static_cast<Condition>(option.value)));
    }
    const bool names_attack = option.kind == OptionKind::attack;
    if (names_attack || option.kind == OptionKind::use || option.kind == OptionKind::text) {
        add_text_name(json, cards, option.def, static_cast<std::uint8_t>(option.value),
                      names_attack);
    }
}

void write_ending(JsonWriter& json, const Match& match)
{
    const JsonObject object(json);
    json.member("asked", nullptr);
    json.member("outcome", name_of(match.outcome()));
    add_player(json, "winner", match.winner());
    json.member("reason", name_of(match.reason()));
    json.member("number", match.state().decisions);
    json.member("turn", match.turn());
    if (!match.failure().empty()) json.member("script_failed", true);
    if (match.stopped()) json.member("stopped", true);
}

// ---- events

/// Adds the word with this number, or null.
template <typename Words>
void add_word(JsonWriter& json, std::string_view key, const Words& words, int number)
{
    const auto place = static_cast<std::size_t>(number);
    json.key(key);
    if (number >= 0 && place < std::size(words)) {
        json.value(words[place]);
    } else {
        json.value(nullptr);
    }
}

void add_condition(JsonWriter& json, int number)
{
    json.key("condition");
    if (number >= 0 && number < static_cast<int>(condition_count)) {
        json.value(ptcg::name_of(static_cast<Condition>(number)));
    } else {
        json.value(nullptr);
    }
}

/// Adds the names of what the event has as numbers.
void add_names(JsonWriter& json, const CardLibrary& cards, const Event& event)
{
    constexpr std::array stop_reasons = {"tails"sv, "confused"sv, "requirement"sv, "prevented"sv};
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
        case EventKind::lasting_began:
        case EventKind::lasting_ended:
            return add_word(json, "lasting", words_of(LastingKind{}), event.value);
        case EventKind::match_ended:
            json.member("outcome", name_of(static_cast<Outcome>(event.extra)));
            json.member("reason", name_of(static_cast<WinReason>(event.value)));
            return;
        default:
            return;
    }
}

// ---- views

/// Begins the object of a card, which the caller ends; nothing for no card.
void add_name_members(JsonWriter& json, const CardLibrary& cards, DefId card)
{
    const CardText& text = cards.text(card);
    json.member("number", at(card));
    json.member("id", text.id);
    json.member("name", text.name);
}

void write_known(JsonWriter& json, const CardLibrary& cards, const KnownCard& card)
{
    const JsonObject object(json);
    if (card.def != no_def && cards.has(card.def)) add_name_members(json, cards, card.def);
    if (card.place != 0xff) json.member("place", card.place);
}

void add_pile(JsonWriter& json, std::string_view key, const CardLibrary& cards,
              const PileView& pile)
{
    json.key(key);
    const JsonObject object(json);
    json.member("count", pile.count);
    json.key("cards");
    const JsonArray known(json);
    for (std::size_t i = 0; i < pile.known_count; ++i) write_known(json, cards, pile.known[i]);
}

void add_attached(JsonWriter& json, const CardLibrary& cards, const PokemonView& pokemon)
{
    constexpr std::array roles = {"none"sv, "stage"sv, "part"sv, "energy"sv, "tool"sv, "other"sv};
    json.key("attached");
    const JsonArray list(json);
    for (std::size_t i = 0; i < pokemon.attached_count; ++i) {
        const JsonObject card(json);
        const DefId def = pokemon.attached[i].def;
        if (def != no_def && cards.has(def)) add_name_members(json, cards, def);
        json.member("role", roles[at(pokemon.attached[i].role)]);
    }
}

void write_pokemon(JsonWriter& json, const CardLibrary& cards, const PokemonView& pokemon)
{
    if (!pokemon.present) return json.value(nullptr);
    const JsonObject object(json);
    if (pokemon.face_down) return json.member("face_down", true);
    add_name(json, "card", cards, pokemon.def);
    json.member("hp", pokemon.hp);
    json.member("damage", pokemon.damage);
    json.key("types");
    json.begin_array();
    for (std::size_t i = 0; i < type_count; ++i) {
        const auto type = static_cast<Type>(i);
        if (pokemon.types.has(type)) json.value(ptcg::name_of(type));
    }
    json.end_array();
    json.key("conditions");
    json.begin_array();
    for (std::size_t i = 0; i < condition_count; ++i) {
        if ((unsigned{pokemon.conditions} >> i & 1u) != 0) {
            json.value(ptcg::name_of(static_cast<Condition>(i)));
        }
    }
    json.end_array();
    json.member("retreat_cost", pokemon.retreat_cost);
    json.member("evolved", pokemon.evolved);
    add_attached(json, cards, pokemon);
}

void write_side(JsonWriter& json, const CardLibrary& cards, const PlayerView& player)
{
    const JsonObject object(json);
    json.key("active");
    write_pokemon(json, cards, player.pokemon[0]);
    json.key("bench");
    json.begin_array();
    for (std::size_t i = 0; i < player.bench_count; ++i) {
        write_pokemon(json, cards, player.pokemon[i + 1]);
    }
    json.end_array();
    add_pile(json, "hand", cards, player.hand);
    add_pile(json, "deck", cards, player.deck);
    add_pile(json, "discard", cards, player.discard);
    add_pile(json, "prizes", cards, player.prizes);
    add_pile(json, "lost_zone", cards, player.lost_zone);
    add_pile(json, "beside", cards, player.beside);
    json.member("turns_taken", player.turns_taken);
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

void write_name(JsonWriter& json, const CardLibrary& cards, DefId card)
{
    if (card == no_def || !cards.has(card)) return json.value(nullptr);
    const JsonObject object(json);
    add_name_members(json, cards, card);
}

void write_spot(JsonWriter& json, Spot spot)
{
    if (spot == no_spot) return json.value(nullptr);
    const JsonObject object(json);
    json.member("player", at(owner_of(spot)));
    json.member("place", at(spot) % slots_per_player);
}

void write_player(JsonWriter& json, PlayerId player)
{
    if (player == PlayerId::none) return json.value(nullptr);
    json.value(at(player));
}

void write_decision(JsonWriter& json, Match& match, Audience audience)
{
    const Decision* const open = match.decision();
    if (open == nullptr) return write_ending(json, match);
    const bool of_player = open->asked == PlayerId::one || open->asked == PlayerId::two;
    const JsonObject object(json);
    add_player(json, "asked", open->asked);
    json.member("purpose", ptcg::name_of(open->purpose));
    if (audience != seen_by_all && (!of_player || audience != seen_by(open->asked))) {
        return json.member("turn", match.turn());
    }
    const CardLibrary& cards = match.library();
    json.member("min", open->min);
    json.member("max", open->max);
    json.member("ordered", open->ordered);
    json.member("number", match.state().decisions);
    json.member("turn", match.turn());
    json.member("secret", open->secret);
    add_name(json, "source", cards, open->source);
    if (open->effect != 0xff) {
        json.member("effect", open->effect);
        json.member("origin_attack", open->origin_attack);
        add_text_name(json, cards, open->source, open->effect, open->origin_attack);
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

void write_view(JsonWriter& json, const CardLibrary& cards, const View& view, bool faulty)
{
    const JsonObject object(json);
    json.member("audience", view.audience);
    json.member("turn", view.turn);
    add_player(json, "turn_player", view.turn_player);
    add_player(json, "starting_player", view.starting_player);
    json.member("outcome", name_of(view.outcome));
    add_player(json, "winner", view.winner);
    json.member("reason", name_of(view.reason));
    json.member("energy_attached", view.energy_attached);
    json.member("supporters_played", view.supporters_played);
    json.member("stadiums_played", view.stadiums_played);
    json.member("retreats", view.retreats);
    add_name(json, "stadium", cards, view.stadium);
    add_player(json, "stadium_owner", view.stadium_owner);
    json.key("players");
    json.begin_array();
    for (const PlayerView& player : view.player) write_side(json, cards, player);
    json.end_array();
    if (faulty) json.member("faulty", true);
}

void write_event(JsonWriter& json, const CardLibrary& cards, const Event& event)
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
    add_names(json, cards, event);
}

}  // namespace ptcg
