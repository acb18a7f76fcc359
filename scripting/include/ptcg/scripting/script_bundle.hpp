#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "ptcg/ids.hpp"

namespace ptcg {

/// The Lua source of one file of a pack.
struct ScriptChunk {
    std::string path;  ///< as shown in errors: "cards/my1/003-voltkit.lua"
    std::string source;
    std::string pack;    ///< id of its pack
    std::string card;    ///< id of its card; empty: shared Lua of the pack
    std::string module;  ///< shared Lua: the name it is required by ("lib/name" -> "name")
    DefId def = no_def;  ///< its card, once the library is built
};

/// All scripts that belong to a card library, in a fixed order, with the limits they run under.
/// Immutable once loaded; every thread makes its own ScriptHost from it. The number of a callback
/// is its position in the walk over the chunks, so all hosts agree on it.
struct ScriptBundle {
    std::vector<ScriptChunk> shared;  ///< lib/*.lua of the packs, dependencies first
    std::vector<ScriptChunk> cards;
    /// Which packs each pack's pack.toml names in "depends": what its files may require from.
    std::map<std::string, std::vector<std::string>> depends{};
};

/// What a script may use up. A host sets them for strangers' packs.
struct ScriptLimits {
    std::size_t load_bytes = 64u << 20;  ///< memory of one ScriptHost after loading
    std::size_t call_bytes = 8u << 20;   ///< growth during one call
    int engine_calls = 20'000;           ///< calls into the engine during one call
    int call_depth = 60;                 ///< nested calls of effects
    int watchdog_ms = 100;               ///< a call that takes longer is stopped; 0: never
    bool count_instructions = false;     ///< strict: a permanent instruction hook (slower)
};

}  // namespace ptcg
