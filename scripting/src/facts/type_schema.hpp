#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/card_def.hpp"
#include "ptcg/scripting/toml_reader.hpp"

/// Energy types in TOML: of Pokémon, in costs, in Weakness and Resistance, and as Energy provided.
namespace ptcg {

/// Returns the list under `key`, which contains types; null if there is none. A word or letters in
/// its place are reported with the list to write.
[[nodiscard]] const toml::array* type_list(TableReader& reader, std::string_view key);

/// Returns the types in a list. Each may be named only once.
[[nodiscard]] TypeSet types_in(TableReader& reader, const toml::array& list);

/// The notation of a Weakness or Resistance.
struct AffinityForm {
    std::string_view amount;    ///< the key of the amount that is added or subtracted
    bool may_multiply = false;  ///< `times` is allowed instead
};

/// `weakness = { type = "water", times = 2 }`, or a list of two such tables.
void read_affinities(TableReader& card, std::string_view key, const AffinityForm& form,
                     std::array<Affinity, 2>& into);

/// `provides = ["fire", "any", ["grass", "water"]]`: units, and what each can be used as.
void read_provides(TableReader& reader, EnergyFacts& energy);

/// Reads `cost = ["fire", "colorless"]`. Problems in it are reported for `context`.
[[nodiscard]] Cost read_cost(TableReader& attack, std::string context);

}  // namespace ptcg
