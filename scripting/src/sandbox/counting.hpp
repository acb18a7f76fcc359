#pragma once

#include <algorithm>
#include <cstdint>

#include <lua.hpp>

#include "sandbox/runtime.hpp"
#include "sandbox/script_source.hpp"

/// What scripts use up of the instructions an answer may take, and the clock behind that.
///
/// Instructions are counted by a hook of Lua, which makes every function about a twentieth of a
/// game slower. So it is set only for texts that can take long: those with a loop of their own, and
/// those that can call a function of Lua (see straight_code.hpp). Any other text runs each of its
/// instructions at most once, and again for each step of `ipairs` or `pairs`: it pays for all of
/// them when it is called, and at each such step. What takes C long pays
/// for itself: `charge`. All this is a function of what scripts do, so an answer that goes beyond
/// its limit does so on every machine.
///
/// The clock is for what instructions do not tell: it is looked at now and then by whoever is
/// counting, so there is no thread and no signal, and nothing for a host to get in the way of.
namespace ptcg::script {

/// So many instructions are counted at once; a text that is counted pays for them beforehand.
inline constexpr int counted_at_once = 256;

/// Sets the hook that counts, or takes it off.
void set_counting(Runtime& runtime, Counting how);

/// From here on the account in use pays for so many instructions more. Raises if it has none left.
void charge(lua_State* L, std::int64_t instructions);

/// As many instructions as are worth looking through so many bytes of text.
[[nodiscard]] constexpr std::int64_t cost_of_reading(std::size_t bytes)
{
    return static_cast<std::int64_t>(bytes / 8);
}

/// What it costs to compile so many bytes of source: Lua takes up to 5 µs a byte where each sign
/// makes it walk through a list. Longer scripts are refused before they are compiled.
[[nodiscard]] constexpr std::int64_t cost_of_compiling(std::size_t bytes)
{
    return 24 * static_cast<std::int64_t>(std::min(bytes, longest_script));
}

/// What a step of `ipairs` or `pairs` can lead to: all that the text has. Nothing where each
/// instruction is counted.
[[nodiscard]] inline std::int64_t cost_of_step(const Runtime& runtime)
{
    const bool counted = runtime.call.callback == nullptr || runtime.counting != Counting::nothing;
    return counted ? 0 : runtime.call.callback->price;
}

/// Takes what a text pays before it runs, and what Lua has allocated since somebody paid. False if
/// the account has nothing left.
[[nodiscard]] bool pay(Runtime& runtime, std::int64_t instructions);

/// Looks at the clock, if it has not been looked at in the last millisecond. False if the account
/// in use has worked for as long as it may.
[[nodiscard]] bool has_time(Runtime& runtime);

/// Looks at the clock and raises if the account in use has no time left.
void look_at_clock(lua_State* L);

/// Processor time of this thread, in nanoseconds.
[[nodiscard]] std::int64_t time_worked();

}  // namespace ptcg::script
