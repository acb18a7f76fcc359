// JSON of what changes during a match: questions, views, events.

#include <array>

#include "json.hpp"
#include "names.hpp"
#include "ptcg/resolver.hpp"

namespace ptcg::capi {
namespace {

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
    if (option.def == no_def || !cards.has(option.def)) return json;
    const CardDef& def = cards.def(option.def);
    const bool names_ability = option.kind == OptionKind::use || option.kind == OptionKind::text;
    if (option.kind == OptionKind::attack && option.value < def.attack_count) {
        json.set("attack", cards.name(def.attacks[option.value].name));
    } else if (names_ability && option.value < def.ability_count) {
        json.set("ability", cards.name(def.abilities[option.value].name));
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
    if (!match.failure().empty()) json.set("failure", match.failure());
    if (match.stopped()) json.set("stopped", true);
    return json;
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

Json json_of_decision(Match& match)
{
    const Decision* const open = match.decision();
    if (open == nullptr) return ending_json(match);
    const CardLibrary& cards = match.library();
    Json json = {{"asked", json_of(open->asked)},
                 {"purpose", name_of(open->purpose)},
                 {"min", open->min},
                 {"max", open->max},
                 {"ordered", open->ordered},
                 {"number", match.state().decisions},
                 {"turn", match.turn()},
                 {"source", json_of_name(cards, open->source)}};
    Json options = Json::array();
    for (const Option& option : open->options) {
        options.push_back(option_json(cards, *open, option));
    }
    json.set("options", options);
    return json;
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
    return json;
}

}  // namespace ptcg::capi
