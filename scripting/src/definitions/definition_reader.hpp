#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "definitions/registration.hpp"
#include "definitions/scripted_card.hpp"
#include "sandbox/runtime.hpp"

namespace ptcg::script {

/// The attacks and Abilities of a card, by number.
struct CardNames {
    std::string id, name;
    std::vector<std::string> attacks, abilities;
    bool known = true;  ///< false: its facts could not be read, so names are not checked
};

/// Where a script's definitions go.
struct DefinitionTarget {
    const ScriptChunk& chunk;
    std::string_view source;  ///< of the chunk
    const CardNames& names;
    Runtime& runtime;
    Problems& problems;
    /// Keeps a function for the engine and returns its number.
    std::function<CallbackId(const Node& function, Callback about)> keep;
};

/// Checks what a card's script registered, in a fixed order: attacks by number and part, Abilities
/// by number and hook, play, passive effects by hook, lasting effects by name. Functions are
/// numbered in that order.
[[nodiscard]] ScriptedCard read_definition(const std::vector<Registered>& registered,
                                           const DefinitionTarget& target);

}  // namespace ptcg::script
