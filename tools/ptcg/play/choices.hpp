#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ptcg/hosting/naming.hpp"
#include "ptcg/hosting/prompt.hpp"

namespace ptcg::tools {

/// One thing to choose from: an option, or several that do the same with different targets.
struct Choice {
    std::string text;                    ///< "attack with Bite (30) [RC]"
    std::string effect;                  ///< of the attack or the Ability; empty if it has none
    std::vector<std::uint16_t> options;  ///< at least one

    [[nodiscard]] bool is_group() const { return options.size() > 1; }
};

/// Returns one choice for each option, in their order.
[[nodiscard]] std::vector<Choice> choices_of(const Decision& decision, const View& view,
                                             const Naming& naming);

/// Returns the choices with those that differ only in the Pokémon joined into one ("attach Fire
/// Energy to …"), where the first of them was. Joins nothing if several picks are wanted.
[[nodiscard]] std::vector<Choice> joined(const std::vector<Choice>& choices,
                                         const Decision& decision, const Naming& naming);

}  // namespace ptcg::tools
