#pragma once

#include <lua.hpp>

namespace ptcg::script {

/// Returns a new Lua state whose hash seed is the same in every process, or null if there is no
/// memory.
///
/// Lua derives the seed from the clock and from addresses. Scripts cannot read anything that
/// depends on it, but the size of a table can. A script close to its memory limit could then fail
/// in one process and not in the next. A Lua whose state has another layout keeps its own seed.
[[nodiscard]] lua_State* new_state_with_fixed_seed(lua_Alloc allocate, void* data);

}  // namespace ptcg::script
