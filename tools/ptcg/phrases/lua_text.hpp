#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ptcg::tools::phrases {

/// Returns whether a character can be in a name of Lua, or in the name of a slot.
[[nodiscard]] bool is_name_character(char c);

/// Returns whether the word occurs in Lua source, other than as a field.
[[nodiscard]] bool uses_word(std::string_view source, std::string_view word);

/// Returns the parameters of a script's function with this body: `game` and `it`, with "_" for one
/// that only holds the place of another, then `passed`.
[[nodiscard]] std::string parameters_of(std::string_view body,
                                        const std::vector<std::string>& passed = {});

/// Returns "a + b" for "(a + b)", and other expressions unchanged.
[[nodiscard]] std::string without_parentheses(std::string value);

/// Returns the expression in parentheses if it has an `or`, which binds less than `and`.
[[nodiscard]] std::string with_or_in_parentheses(std::string expression);

}  // namespace ptcg::tools::phrases
