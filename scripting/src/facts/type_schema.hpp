#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/card_def.hpp"
#include "ptcg/scripting/toml_reader.hpp"

/// Energy types in TOML: of Pokémon, in costs, in Weakness and Resistance, and as Energy provided.
namespace ptcg {

/// The types in a list, each of which may be named only once.
[[nodiscard]] TypeSet types_in(TableReader& reader, const toml::array& list);

/// How a Weakness or Resistance is written.
struct AffinityForm {
    std::string_view amount;    ///< the key of what is added or taken away
    bool may_multiply = false;  ///< `times` may stand in its place
};

/// `weakness = { type = "water", times = 2 }`, or a list of two such tables.
void read_affinities(TableReader& card, std::string_view key, const AffinityForm& form,
                     std::array<Affinity, 2>& into);

/// `provides = ["fire", "any", ["grass", "water"]]`: units, and what each can be used as.
void read_provides(TableReader& reader, EnergyFacts& energy);

/// `cost = ["fire", "colorless"]`. Problems in it are said to be in `context`.
[[nodiscard]] Cost read_cost(TableReader& attack, std::string context);

}  // namespace ptcg
