#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/types.hpp"

/// Guesses from a printed text how its card will be written. This is only a beginning: the designer
/// decides.
namespace ptcg::tools {

/// A line of Lua that a phrase suggests. In `phrase`, `#` matches a number and `*` any word. In
/// `line`, `#` becomes that number and `@` a tenth of it, for points that become damage counters.
struct Hint {
    std::string_view phrase;
    std::string_view line;
};
/// Returns all hints, the more specific ones first.
[[nodiscard]] std::span<const Hint> hints();

/// Returns the lines that the text suggests, in its order.
[[nodiscard]] std::vector<std::string> guess_lines(std::string_view text);

/// Returns the names of the attack parts that the text calls for, in the order they run; never
/// empty.
[[nodiscard]] std::vector<std::string_view> guess_parts(std::string_view text, DamageMark mark);

/// A hook that an Ability's words call for, with the lines of Lua between its name and its end.
struct HookGuess {
    std::string_view phrase;
    std::string_view hook;
    std::string_view keys;  ///< of the handler, besides its effect; empty: just a function
    bool query = false;     ///< it returns a value and changes nothing
    bool chosen = false;    ///< a player uses it, so there is no need to ask whether they want to
};
[[nodiscard]] std::span<const HookGuess> hook_guesses();
/// Returns null if the words suggest nothing.
[[nodiscard]] const HookGuess* guess_hook(std::string_view text);

/// Returns whether the text is optional for its owner ("you may").
[[nodiscard]] bool says_may(std::string_view text);

/// Returns the units that a special Energy card provides; empty if the words do not say.
[[nodiscard]] std::vector<std::string> guess_provides(std::string_view text);
/// Returns whether an Energy card's text says only what it provides.
[[nodiscard]] bool only_provides(std::string_view text);

}  // namespace ptcg::tools
