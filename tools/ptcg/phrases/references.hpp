#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace ptcg::tools::phrases {

/// For the result of each step: the name of its variable, or an expression, which may refer to
/// other steps.
using ResultNames = std::map<std::size_t, std::string>;

/// Returns what stands for the result of a step in Lua texts: `@3@`.
[[nodiscard]] std::string reference(std::size_t step);

/// Calls `visit` with the number of each step that a text refers to.
void each_reference(std::string_view text, const std::function<void(std::size_t)>& visit);

/// Returns the text with `replacement(n)` for each `@n@`.
[[nodiscard]] std::string replaced_references(
    std::string_view text, const std::function<std::string(std::size_t)>& replacement);

/// Returns the text with the names of results in place of the references.
[[nodiscard]] std::string resolved(std::string_view text, const ResultNames& names);

/// Changes the references of a text after a step is inserted at `at`.
void renumber(std::string& text, std::size_t at);

}  // namespace ptcg::tools::phrases
