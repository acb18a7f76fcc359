#pragma once

#include <string_view>

#include "ptcg/hosting/json_cards.hpp"
#include "ptcg/hosting/json_writer.hpp"
#include "ptcg/types.hpp"

/// Values that JSON of several kinds contains.
namespace ptcg {

void add_name(JsonWriter& json, JsonKey key, const JsonCards& cards, DefId card);
void add_spot(JsonWriter& json, JsonKey key, Spot spot);
void add_player(JsonWriter& json, JsonKey key, PlayerId player);
/// Adds the name of the card's attack or Ability with this number, if it has one, as "attack" or
/// "ability".
void add_text_name(JsonWriter& json, const CardLibrary& cards, DefId card, std::uint8_t number,
                   bool is_attack);
/// Adds the name of the condition with this number, or null, as "condition".
void add_condition(JsonWriter& json, int number);

/// A list of the names of the types.
void write_types(JsonWriter& json, TypeSet types);
/// A list of the units, each a list of the types it can be used as.
void write_units(JsonWriter& json, const EnergyFacts& energy);
/// A list of {"types", "times"} or {"types", "amount"}, which is negative if `sign` is -1.
void write_affinities(JsonWriter& json, const std::array<Affinity, 2>& affinities, int sign);

/// Writes a list of the names of the bits that are set.
template <typename Name>
void write_bits(JsonWriter& json, unsigned bits, std::size_t count, const Name& name)
{
    const JsonArray list(json);
    for (std::size_t i = 0; i < count; ++i) {
        if ((bits >> i & 1u) != 0) json.value(name(i));
    }
}

}  // namespace ptcg
