#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/hosting/text.hpp"

/// Text in columns of a terminal. All text is UTF-8; the characters used here are one column wide.
namespace ptcg::tools {

/// Returns the columns the text takes up; marks that set a color take none.
[[nodiscard]] std::size_t width_of(std::string_view text);

/// Returns the text cut to `width` columns, with an ellipsis if something is cut off, and padded
/// with spaces; in one line. REQUIRES: no marks in it.
[[nodiscard]] std::string fit(std::string_view text, std::size_t width);
[[nodiscard]] std::string fit_right(std::string_view text, std::size_t width);

/// Returns the words of a text: the runs of characters that `belongs` accepts, by default all but
/// spaces.
[[nodiscard]] inline bool is_no_blank(char c)
{
    return c != ' ';
}
[[nodiscard]] std::vector<std::string> words_of(std::string_view text,
                                                bool (*belongs)(char) = is_no_blank);

/// Breaks words, which are separated by spaces and line ends, into lines of at most `width`
/// columns. The first line keeps its leading spaces; all others begin with `indent` spaces. A word
/// longer than a line gets its own line.
[[nodiscard]] std::vector<std::string> wrap(std::string_view text, std::size_t width,
                                            std::size_t indent = 0);

/// Breaks those lines of a text that are longer than `width`. What goes on in the next line is
/// indented like the line and two columns more or, in a numbered list, like the item.
[[nodiscard]] std::string wrap_lines(std::string_view text, std::size_t width);

/// Puts items next to each other where they fit; breaks lines only between items.
[[nodiscard]] std::vector<std::string> wrap_items(const std::vector<std::string>& items,
                                                  std::string_view separator, std::size_t width);

[[nodiscard]] std::string repeat(std::string_view text, std::size_t times);

/// For comparing what people type: lowercase, accents of the letter e dropped, spaces as hyphens.
[[nodiscard]] std::string folded(std::string_view text);

}  // namespace ptcg::tools
