#pragma once

#include <algorithm>
#include <cstdint>

#include <lua.hpp>

#include "sandbox/runtime.hpp"
#include "sandbox/script_source.hpp"

/// Limits the instructions and the time that scripts may use in an answer.
///
/// Instructions are counted by a Lua hook. Counting in every function would slow down a game by
/// about a twentieth. So the hook is set only for callbacks that can take long: those with a loop
/// of their own, and those that can call a Lua function (see straight_code.hpp). Any other callback
/// runs each of its instructions at most once, plus once for each step of `ipairs` or `pairs`. It
/// pays for all of them when it is called, and again at each such step. Operations that take long
/// in C pay with `charge`. The count depends only on what scripts do, so an answer that exceeds its
/// limit exceeds it on every machine.
///
/// The clock catches what the instruction count misses. The counting code reads it now and then, so
/// there is no thread and no signal that could conflict with the host.
namespace ptcg::script {

/// The instructions between two runs of the counting hook. A counted callback pays for this many in
/// advance.
inline constexpr int counted_at_once = 256;

/// Sets or removes the counting hook.
void set_counting(Runtime& runtime, Counting how);

/// Charges the current account for this many more instructions. Raises if it has none left.
void charge(lua_State* L, std::int64_t instructions);

/// The instructions charged for reading this many bytes of a string.
[[nodiscard]] constexpr std::int64_t cost_of_reading(std::size_t bytes)
{
    return static_cast<std::int64_t>(bytes / 8);
}

/// The instructions charged for compiling this many bytes of source. Lua takes up to 5 µs per byte
/// where each character makes it walk a list. Longer scripts are refused before they are compiled.
[[nodiscard]] constexpr std::int64_t cost_of_compiling(std::size_t bytes)
{
    return 24 * static_cast<std::int64_t>(std::min(bytes, longest_script));
}

/// The instructions charged for a step of `ipairs` or `pairs`: all that the callback has, since the
/// loop's body may run them. 0 where each instruction is counted.
[[nodiscard]] inline std::int64_t cost_of_step(const Runtime& runtime)
{
    const bool counted = runtime.call.callback == nullptr || runtime.counting != Counting::nothing;
    return counted ? 0 : runtime.call.callback->price;
}

/// Charges the current account for `instructions` and for what Lua has copied since the last
/// payment. Returns false if the account has nothing left.
[[nodiscard]] bool pay(Runtime& runtime, std::int64_t instructions);

/// Reads the clock unless it was read in the last millisecond. Returns false if the current account
/// has used up its time.
[[nodiscard]] bool has_time(Runtime& runtime);

/// Reads the clock and raises if the current account has no time left.
void look_at_clock(lua_State* L);

/// Returns the processor time of this thread, in nanoseconds.
[[nodiscard]] std::int64_t time_worked();

}  // namespace ptcg::script
