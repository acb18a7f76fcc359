// JSON of what changes during a match: questions, views, events.

#include <array>

#include "json.hpp"
#include "names.hpp"
#include "ptcg/resolver.hpp"
#include "ptcg/state_fields.hpp"

namespace ptcg::capi {
namespace {

/// Adds the name of the card's attack or Ability with this number, if it has one.
void set_text_name(Json& json, const CardLibrary& cards, DefId card, std::uint8_t number,
                   bool is_attack)
{
    if (card == no_def || !cards.has(card)) return;
    const CardDef& def = cards.def(card);
    if (is_attack && number < def.attack_count) {
        json.set("attack", cards.name(def.attacks[number].name));
    } else if (!is_attack && number < def.ability_count) {
        json.set("ability", cards.name(def.abilities[number].name));
    }
}

Json option_json(const CardLibrary& cards, const Decision& decision, const Option& option)
{
    Json json = {{"kind", name_of(option.kind)}, {"count", option.count}};
    if (option.zone != Zone::none) json.set("zone", name_of(option.zone));
    if (option.place != 0xff) json.set("place", option.place);
    if (option.spot != no_spot) json.set("spot", json_of(option.spot));
    if (option.def != no_def) json.set("card", json_of_name(cards, option.def));
    json.set("value", option.value);
    if (option.kind == OptionKind::word && option.value < decision.words.size()) {
        json.set("word", decision.words[option.value]);
    }
    if (option.kind == OptionKind::condition && option.value < condition_count) {
        json.set("condition", name_of(static_cast<Condition>(option.value)));
    }
    const bool names_attack = option.kind == OptionKind::attack;
    if (names_attack || option.kind == OptionKind::use || option.kind == OptionKind::text) {
        set_text_name(json, cards, option.def, option.value, names_attack);
    }
    return json;
}

Json ending_json(const Match& match)
{
    Json json = {{"asked", nullptr},
                 {"outcome", capi::name_of(match.outcome())},
                 {"winner", json_of(match.winner())},
                 {"reason", capi::name_of(match.reason())},
                 {"number", match.state().decisions},
                 {"turn", match.turn()}};
    if (!match.failure().empty()) json.set("script_failed", true);
    if (match.stopped()) json.set("stopped", true);
    return json;
}

/// Returns the word with this number, or null.
template <typename Words>
Json word_of(const Words& words, int number)
{
    const auto place = static_cast<std::size_t>(number);
    return number >= 0 && place < std::size(words) ? Json(words[place]) : Json(nullptr);
}

Json condition_json(int number)
{
    const bool known = number >= 0 && number < static_cast<int>(condition_count);
    return known ? Json(name_of(static_cast<Condition>(number))) : Json(nullptr);
}

/// Adds the names of what the event has as numbers.
void set_names(Json& json, const CardLibrary& cards, const Event& event)
{
    constexpr std::array<std::string_view, 4> stop_reasons = {"tails", "confused", "requirement",
                                                              "prevented"};
    switch (event.kind) {
        case EventKind::attack_announced:
        case EventKind::attack_copied:
            return set_text_name(json, cards, event.def, event.effect, true);
        case EventKind::used_text:
            return set_text_name(json, cards, event.def, event.effect, false);
        case EventKind::attack_stopped:
            return json.set("stopped_by", word_of(stop_reasons, event.value));
        case EventKind::coin:
            json.set("heads", event.value == 1);
            if (event.spot != no_spot) json.set("condition", condition_json(event.extra));
            return;
        case EventKind::condition_set:
        case EventKind::condition_removed:
            return json.set("condition", condition_json(event.value));
        case EventKind::lasting_began:
        case EventKind::lasting_ended:
            return json.set("lasting", word_of(words_of(LastingKind{}), event.value));
        case EventKind::match_ended:
            json.set("outcome", capi::name_of(static_cast<Outcome>(event.extra)));
            json.set("reason", capi::name_of(static_cast<WinReason>(event.value)));
            return;
        default:
            return;
    }
}

Json known_card(const CardLibrary& cards, const KnownCard& card)
{
    Json json = json_of_name(cards, card.def);
    if (card.place != 0xff) json.set("place", card.place);
    return json;
}

Json pile_json(const CardLibrary& cards, const PileView& pile)
{
    Json known = Json::array();
    for (std::size_t i = 0; i < pile.known_count; ++i) {
        known.push_back(known_card(cards, pile.known[i]));
    }
    return {{"count", pile.count}, {"cards", known}};
}

Json pokemon_json(const CardLibrary& cards, const PokemonView& pokemon)
{
    if (!pokemon.present) return nullptr;
    if (pokemon.face_down) return Json::object({{"face_down", true}});
    Json types = Json::array();
    for (std::size_t i = 0; i < type_count; ++i) {
        const auto type = static_cast<Type>(i);
        if (pokemon.types.has(type)) types.push_back(name_of(type));
    }
    Json conditions = Json::array();
    for (std::size_t i = 0; i < condition_count; ++i) {
        if ((pokemon.conditions >> i & 1u) != 0) {
            conditions.push_back(name_of(static_cast<Condition>(i)));
        }
    }
    constexpr std::array roles = {"none", "stage", "part", "energy", "tool", "other"};
    Json attached = Json::array();
    for (std::size_t i = 0; i < pokemon.attached_count; ++i) {
        Json card = json_of_name(cards, pokemon.attached[i].def);
        card.set("role", roles[at(pokemon.attached[i].role)]);
        attached.push_back(card);
    }
    return {{"card", json_of_name(cards, pokemon.def)},
            {"hp", pokemon.hp},
            {"damage", pokemon.damage},
            {"types", types},
            {"conditions", conditions},
            {"retreat_cost", pokemon.retreat_cost},
            {"evolved", pokemon.evolved},
            {"attached", attached}};
}

Json player_json(const CardLibrary& cards, const PlayerView& player)
{
    Json bench = Json::array();
    for (std::size_t i = 0; i < player.bench_count; ++i) {
        bench.push_back(pokemon_json(cards, player.pokemon[i + 1]));
    }
    return {{"active", pokemon_json(cards, player.pokemon[0])},
            {"bench", bench},
            {"hand", pile_json(cards, player.hand)},
            {"deck", pile_json(cards, player.deck)},
            {"discard", pile_json(cards, player.discard)},
            {"prizes", pile_json(cards, player.prizes)},
            {"lost_zone", pile_json(cards, player.lost_zone)},
            {"beside", pile_json(cards, player.beside)},
            {"turns_taken", player.turns_taken}};
}

}  // namespace

Json json_of_decision(Match& match, Audience audience)
{
    const Decision* const open = match.decision();
    if (open == nullptr) return ending_json(match);
    const bool of_player = open->asked == PlayerId::one || open->asked == PlayerId::two;
    if (audience != seen_by_all && (!of_player || audience != seen_by(open->asked))) {
        return {{"asked", json_of(open->asked)},
                {"purpose", name_of(open->purpose)},
                {"turn", match.turn()}};
    }
    const CardLibrary& cards = match.library();
    Json json = {{"asked", json_of(open->asked)},
                 {"purpose", name_of(open->purpose)},
                 {"min", open->min},
                 {"max", open->max},
                 {"ordered", open->ordered},
                 {"number", match.state().decisions},
                 {"turn", match.turn()},
                 {"secret", open->secret},
                 {"source", json_of_name(cards, open->source)}};
    if (open->effect != 0xff) {
        json.set("effect", open->effect);
        json.set("origin_attack", open->origin_attack);
        set_text_name(json, cards, open->source, open->effect, open->origin_attack);
    }
    Json options = Json::array();
    for (const Option& option : open->options) {
        options.push_back(option_json(cards, *open, option));
    }
    json.set("options", options);
    return json;
}

Json json_of_failure(const Match& match)
{
    if (match.failure().empty()) return nullptr;
    const FailurePlace& place = match.failure_place();
    return {{"message", match.failure()}, {"pack", place.pack}, {"card", place.card},
            {"file", place.file},         {"line", place.line}, {"limit", place.limit}};
}

Json json_of(const CardLibrary& cards, const View& view)
{
    Json json = {{"audience", view.audience},
                 {"turn", view.turn},
                 {"turn_player", json_of(view.turn_player)},
                 {"starting_player", json_of(view.starting_player)},
                 {"outcome", capi::name_of(view.outcome)},
                 {"winner", json_of(view.winner)},
                 {"reason", capi::name_of(view.reason)},
                 {"energy_attached", view.energy_attached},
                 {"supporters_played", view.supporters_played},
                 {"stadiums_played", view.stadiums_played},
                 {"retreats", view.retreats},
                 {"stadium", json_of_name(cards, view.stadium)},
                 {"stadium_owner", json_of(view.stadium_owner)}};
    Json players = Json::array();
    for (const PlayerView& player : view.player) players.push_back(player_json(cards, player));
    json.set("players", players);
    return json;
}

Json json_of(const CardLibrary& cards, const Event& event)
{
    Json json = Json::object({{"kind", name_of(event.kind)}});
    if (event.player != PlayerId::none) json.set("player", at(event.player));
    if (event.from != Zone::none) json.set("from", name_of(event.from));
    if (event.to != Zone::none) json.set("to", name_of(event.to));
    if (event.spot != no_spot) json.set("spot", json_of(event.spot));
    if (event.def != no_def) json.set("card", json_of_name(cards, event.def));
    if (event.effect != 0xff) json.set("effect", event.effect);
    if (event.source != no_def) json.set("source", json_of_name(cards, event.source));
    if (event.source_effect != 0xff) json.set("source_effect", event.source_effect);
    json.set("value", event.value);
    json.set("extra", event.extra);
    set_names(json, cards, event);
    return json;
}

}  // namespace ptcg::capi
