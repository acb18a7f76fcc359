// What a viewer may know about the table.

#include <array>

#include "json/pieces.hpp"
#include "ptcg/hosting/match_json.hpp"
#include "ptcg/resolver.hpp"
#include "ptcg/state_fields.hpp"

namespace ptcg {
namespace {

using namespace std::string_view_literals;

void write_known(JsonWriter& json, const JsonCards& cards, const KnownCard& card)
{
    if (card.place != 0xff) return cards.write_at(json, card.def, card.place);
    const JsonObject object(json);
    cards.write_members(json, card.def);
}

void add_pile(JsonWriter& json, JsonKey key, const JsonCards& cards, const PileView& pile)
{
    json.key(key);
    const JsonObject object(json);
    json.member("count", pile.count);
    json.key("cards");
    const JsonArray known(json);
    for (std::size_t i = 0; i < pile.known_count; ++i) write_known(json, cards, pile.known[i]);
}

/// Adds what only a TableView has: how the Pokémon stands this turn.
void add_status(JsonWriter& json, const JsonCards& cards, const PokemonStatus& status)
{
    json.member("id", status.id);
    if (status.came_this_turn) json.member("came_this_turn", true);
    if (status.evolved_this_turn) json.member("evolved_this_turn", true);
    if (status.devolved_this_turn) json.member("devolved_this_turn", true);
    if (status.poison_counters != 0) json.member("poison_counters", status.poison_counters);
    if (status.burn_counters != 0) json.member("burn_counters", status.burn_counters);
    if (status.sleep_coins != 0) json.member("sleep_coins", status.sleep_coins);
    json.key("weakness");
    write_affinities(json, status.weakness, 1);
    json.key("resistance");
    write_affinities(json, status.resistance, -1);
    json.key("used");
    const JsonArray list(json);
    for (std::size_t i = 0; i < status.used_count; ++i) {
        const JsonObject used(json);
        add_name(json, "card", cards, status.used[i].def);
        add_text_name(json, cards.library(), status.used[i].def, status.used[i].ability, false);
    }
}

void add_attached(JsonWriter& json, const JsonCards& cards, const PokemonView& pokemon,
                  const PokemonStatus* status)
{
    const auto roles = words_of(Role{});
    json.key("attached");
    const JsonArray list(json);
    for (std::size_t i = 0; i < pokemon.attached_count; ++i) {
        const JsonObject card(json);
        cards.write_members(json, pokemon.attached[i].def);
        json.member("role", roles[at(pokemon.attached[i].role)]);
        if (status == nullptr || pokemon.attached[i].role != Role::energy) continue;
        json.key("provides");
        write_units(json, status->energy[i]);
    }
}

void write_pokemon(JsonWriter& json, const JsonCards& cards, const PokemonView& pokemon,
                   const PokemonStatus* status)
{
    if (!pokemon.present) return json.value(nullptr);
    const JsonObject object(json);
    if (pokemon.face_down) return json.member("face_down", true);
    add_name(json, "card", cards, pokemon.def);
    json.member("hp", pokemon.hp);
    json.member("damage", pokemon.damage);
    json.key("types");
    write_types(json, pokemon.types);
    json.key("conditions");
    write_bits(json, pokemon.conditions, condition_count,
               [](std::size_t i) { return ptcg::name_of(static_cast<Condition>(i)); });
    json.member("retreat_cost", pokemon.retreat_cost);
    json.member("evolved", pokemon.evolved);
    if (status != nullptr) add_status(json, cards, *status);
    add_attached(json, cards, pokemon, status);
}

/// Adds the ids of the limits that the player has used up in this game.
void add_limits_used(JsonWriter& json, const CardLibrary& cards, std::uint16_t used)
{
    const auto limits = cards.limits();
    json.key("limits_used");
    write_bits(json, used, limits.size(),
               [&](std::size_t i) { return std::string_view(limits[i].id); });
}

void write_side(JsonWriter& json, const JsonCards& cards, const View& view, PlayerId id,
                const TableView* table)
{
    const PlayerView& player = view.player[at(id)];
    const auto write_at = [&](std::size_t place) {
        const PokemonStatus* status =
            table == nullptr ? nullptr : &table->pokemon[at(spot_at(id, place))];
        write_pokemon(json, cards, player.pokemon[place], status);
    };
    const JsonObject object(json);
    json.key("active");
    write_at(0);
    json.key("bench");
    json.begin_array();
    for (std::size_t i = 0; i < player.bench_count; ++i) write_at(i + 1);
    json.end_array();
    add_pile(json, "hand", cards, player.hand);
    add_pile(json, "deck", cards, player.deck);
    add_pile(json, "discard", cards, player.discard);
    add_pile(json, "prizes", cards, player.prizes);
    add_pile(json, "lost_zone", cards, player.lost_zone);
    add_pile(json, "beside", cards, player.beside);
    json.member("turns_taken", player.turns_taken);
    if (table != nullptr) add_limits_used(json, cards.library(), table->limits_used[at(id)]);
}

/// The kinds of Trainer cards that an effect forbids; all, if it names none.
void add_trainers(JsonWriter& json, unsigned kinds)
{
    struct Kind {
        unsigned bit;
        TrainerKind kind;
    };
    static constexpr std::array all = {Kind{CardFilter::item, TrainerKind::item},
                                       Kind{CardFilter::supporter, TrainerKind::supporter},
                                       Kind{CardFilter::stadium, TrainerKind::stadium},
                                       Kind{CardFilter::tool, TrainerKind::tool}};
    json.key("trainers");
    const JsonArray list(json);
    for (const Kind& one : all) {
        if (kinds == 0 || (kinds & one.bit) != 0) json.value(ptcg::name_of(one.kind));
    }
}

/// Adds how much the effect is, in the terms of its kind.
void add_lasting_value(JsonWriter& json, const LastingView& effect)
{
    switch (effect.kind) {
        case LastingKind::damage_dealt:
        case LastingKind::damage_taken:
        case LastingKind::base_damage:
            return json.member("points", effect.value);
        case LastingKind::no_trainers:
            return add_trainers(json, static_cast<unsigned>(effect.value));
        default:
            if (effect.marker) json.member("markers", effect.value);
            return;
    }
}

void write_lasting(JsonWriter& json, const JsonCards& cards, const LastingView& effect)
{
    const CardLibrary& library = cards.library();
    const JsonObject object(json);
    json.member("kind", words_of(LastingKind{})[at(effect.kind)]);
    add_name(json, "source", cards, effect.def);
    json.member("origin", words_of(Origin{})[at(effect.origin)]);
    if (effect.origin == Origin::attack || effect.origin == Origin::ability) {
        add_text_name(json, library, effect.def, effect.source_effect,
                      effect.origin == Origin::attack);
    }
    json.member("owner", at(effect.owner));
    if (effect.spot != no_spot) add_spot(json, "spot", effect.spot);
    if (effect.player != PlayerId::none) json.member("player", at(effect.player));
    if (effect.name != no_name) json.member("name", library.name(effect.name));
    if (effect.attack.def != no_def) {
        json.key("about");
        const JsonObject about(json);
        add_name(json, "card", cards, effect.attack.def);
        add_text_name(json, library, effect.attack.def, effect.attack.index, true);
    }
    add_lasting_value(json, effect);
    if (effect.last_turn != LastingView::no_turn) json.member("last_turn", effect.last_turn);
    if (effect.later) json.member("later", true);
}

void add_table(JsonWriter& json, const JsonCards& cards, const TableView& table)
{
    json.key("stadium_used");
    write_bits(json, table.stadium_used, players, [](std::size_t i) { return i; });
    json.key("lasting");
    const JsonArray lasting(json);
    for (std::size_t i = 0; i < table.lasting_count; ++i) {
        write_lasting(json, cards, table.lasting[i]);
    }
}

}  // namespace

bool write_view(JsonWriter& json, Match& match, Audience audience, const JsonCards& cards)
{
    View view;
    TableView table;
    const bool seen = make_view(match.rules(), audience, view);
    const bool sound = make_table_view(match.rules(), audience, table) && seen;
    write_view(json, cards, view, &table, !sound);
    return sound;
}

void write_view(JsonWriter& json, const JsonCards& cards, const View& view, const TableView* table,
                bool faulty)
{
    const JsonObject object(json);
    json.member("schema", json_schema_version);
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
    if (table != nullptr) add_table(json, cards, *table);
    json.key("players");
    json.begin_array();
    for (const PlayerId id : both_players) write_side(json, cards, view, id, table);
    json.end_array();
    if (faulty) json.member("faulty", true);
}

}  // namespace ptcg
