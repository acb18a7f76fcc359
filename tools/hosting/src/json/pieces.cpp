#include "json/pieces.hpp"

#include "ptcg/hosting/match_json.hpp"

namespace ptcg {

void write_name(JsonWriter& json, const JsonCards& cards, DefId card)
{
    cards.write(json, card);
}

void write_spot(JsonWriter& json, Spot spot)
{
    if (spot == no_spot) return json.value(nullptr);
    const JsonObject object(json);
    json.member("player", at(owner_of(spot)));
    json.member("place", place_of(spot));
}

void write_player(JsonWriter& json, PlayerId player)
{
    if (player == PlayerId::none) return json.value(nullptr);
    json.value(at(player));
}

void add_name(JsonWriter& json, JsonKey key, const JsonCards& cards, DefId card)
{
    json.key(key);
    write_name(json, cards, card);
}

void add_spot(JsonWriter& json, JsonKey key, Spot spot)
{
    json.key(key);
    write_spot(json, spot);
}

void add_player(JsonWriter& json, JsonKey key, PlayerId player)
{
    json.key(key);
    write_player(json, player);
}

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

void add_condition(JsonWriter& json, int number)
{
    json.key("condition");
    if (number >= 0 && number < static_cast<int>(condition_count)) {
        json.value(ptcg::name_of(static_cast<Condition>(number)));
    } else {
        json.value(nullptr);
    }
}

void write_types(JsonWriter& json, TypeSet types)
{
    write_bits(json, types.bits(), type_count,
               [](std::size_t i) { return name_of(static_cast<Type>(i)); });
}

void write_units(JsonWriter& json, const EnergyFacts& energy)
{
    const JsonArray list(json);
    for (std::size_t i = 0; i < energy.units; ++i) write_types(json, energy.unit[i]);
}

void write_affinities(JsonWriter& json, const std::array<Affinity, 2>& affinities, int sign)
{
    const JsonArray list(json);
    for (const Affinity& affinity : affinities) {
        if (affinity.types.empty()) continue;
        const JsonObject entry(json);
        json.key("types");
        write_types(json, affinity.types);
        if (affinity.times > 0) {
            json.member("times", affinity.times);
        } else {
            json.member("amount", sign * affinity.amount);
        }
    }
}

}  // namespace ptcg
