#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/types.hpp"

/// What the words of a printed text tell about how it will be written. Only a beginning: whoever
/// writes the card decides.
namespace ptcg::tools {

/// A line of Lua that a phrase suggests. In `phrase`, `#` is a number and `*` any word; in `line`,
/// `#` is that number and `@` a tenth of it, for points that become damage counters.
struct Hint {
    std::string_view phrase;
    std::string_view line;
};
/// All there are, the more exact ones first.
[[nodiscard]] std::span<const Hint> hints();

/// The lines suggested by what the text says, in its order.
[[nodiscard]] std::vector<std::string> guess_lines(std::string_view text);

/// Parts of an attack that the text asks for, by name, in the order they run; never empty.
[[nodiscard]] std::vector<std::string_view> guess_parts(std::string_view text, DamageMark mark);

/// A hook an Ability's words call for, with the lines of Lua between its name and its end.
struct HookGuess {
    std::string_view phrase;
    std::string_view hook;
    std::string_view keys;  ///< of the handler, besides its effect; empty: only a function
    bool query = false;     ///< answers a value and changes nothing
    bool chosen = false;    ///< somebody uses it, and need not be asked whether they want to
};
[[nodiscard]] std::span<const HookGuess> hook_guesses();
/// Null if the words tell nothing.
[[nodiscard]] const HookGuess* guess_hook(std::string_view text);

/// Whether the text leaves it to its owner ("you may").
[[nodiscard]] bool says_may(std::string_view text);

/// The units that a special Energy card provides; empty if the words do not tell.
[[nodiscard]] std::vector<std::string> guess_provides(std::string_view text);
/// Whether an Energy card's text says no more than what it provides.
[[nodiscard]] bool only_provides(std::string_view text);

}  // namespace ptcg::tools
