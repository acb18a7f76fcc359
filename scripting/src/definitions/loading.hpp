#pragma once

#include <span>
#include <string>
#include <vector>

#include "definitions/definition_reader.hpp"
#include "definitions/reading.hpp"
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
