#pragma once

#include <cstddef>
#include <string>
#include <string_view>

/// The help of a command, wrapped to the terminal. Descriptions and footers are written without
/// line ends of their own; a line that begins with blanks goes on below its first word.
namespace ptcg::tools::cli {

/// Each line of the text wrapped, and ended.
[[nodiscard]] std::string help_text(std::string_view text);

/// The name, and what it is in the second column, which begins at `column`: below, where the name
/// reaches into that.
[[nodiscard]] std::string help_entry(std::string_view name, std::string_view what,
                                     std::size_t column);

}  // namespace ptcg::tools::cli
