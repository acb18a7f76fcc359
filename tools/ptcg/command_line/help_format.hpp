#pragma once

#include <cstddef>
#include <string>
#include <string_view>

/// Formats the help of a command, wrapped to the terminal. Descriptions and footers contain no line
/// breaks within a paragraph. The continuation of an indented line is aligned below its first word.
namespace ptcg::tools::cli {

/// Returns the text with each line wrapped and ended.
[[nodiscard]] std::string help_text(std::string_view text);

/// Returns the name, with its description in a second column that begins at `column`. If the name
/// is too long for that, the description begins on the next line.
[[nodiscard]] std::string help_entry(std::string_view name, std::string_view what,
                                     std::size_t column);

}  // namespace ptcg::tools::cli
