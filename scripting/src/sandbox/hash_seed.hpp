#pragma once

#include <lua.hpp>

namespace ptcg::script {

/// A new Lua state whose hashes have the same seed in every process; null if there is no memory.
///
/// Lua makes the seed from the clock and from addresses. Nothing a script can read depends on it,
/// but how much room a table takes can, so that a script at the edge of its memory could fail in
/// one process and not in the next. A Lua whose state looks different inside keeps a seed of its
/// own.
[[nodiscard]] lua_State* new_state_with_fixed_seed(lua_Alloc allocate, void* data);

}  // namespace ptcg::script
