#pragma once

#include <span>
#include <string>
#include <vector>

#include "definitions/definition_reader.hpp"
#include "definitions/scripted_card.hpp"
#include "facts/card_facts.hpp"
#include "ptcg/scripting/problem.hpp"
#include "ptcg/scripting/script_bundle.hpp"
#include "sandbox/runtime.hpp"

namespace ptcg::script {

/// What running all chunks of a bundle has brought.
struct LoadedScripts {
    std::vector<ScriptedCard> cards;  ///< by number in ScriptBundle::cards
    std::vector<Callback> callbacks;  ///< by CallbackId; the functions stand in the registry
};

/// Opens the sandbox in a fresh Lua state and runs every chunk of the bundle once. Afterwards
/// everything scripts can reach is frozen. `names[i]` belongs to `bundle.cards[i]`.
[[nodiscard]] LoadedScripts load_scripts(Runtime& runtime, const ScriptBundle& bundle,
                                         std::span<const CardNames> names, Problems& problems);

}  // namespace ptcg::script

namespace ptcg {

/// Runs all chunks in a fresh sandbox. `facts[i]` belongs to `bundle.cards[i]`. Filters and names
/// are added to the library. All problems are reported.
std::vector<ScriptedCard> read_definitions(const ScriptBundle& bundle,
                                           std::span<const CardFacts* const> facts,
                                           CardLibrary& library, Problems& problems);

}  // namespace ptcg
