#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// Text in columns of a terminal. All text is UTF-8; the characters used here are one column wide.
namespace ptcg::tools {

/// Columns the text takes up; marks that set a color take none.
[[nodiscard]] std::size_t width_of(std::string_view text);

/// The text cut to `width` columns, with an ellipsis where something is missing, and filled up with
/// spaces; in one line. REQUIRES: no marks in it.
[[nodiscard]] std::string fit(std::string_view text, std::size_t width);
[[nodiscard]] std::string fit_right(std::string_view text, std::size_t width);

/// The words of a text: what stands between characters that belong to none, as a rule blanks.
[[nodiscard]] inline bool is_no_blank(char c)
{
    return c != ' ';
}
[[nodiscard]] std::vector<std::string> words_of(std::string_view text,
                                                bool (*belongs)(char) = is_no_blank);

/// The words, which blanks and ends of lines keep apart, broken into lines of at most `width`
/// columns; all but the first, which keeps the spaces it begins with, begin with `indent` spaces. A
/// word longer than a line stands alone.
[[nodiscard]] std::vector<std::string> wrap(std::string_view text, std::size_t width,
                                            std::size_t indent = 0);

/// Items next to each other where they fit, broken between items only.
[[nodiscard]] std::vector<std::string> wrap_items(const std::vector<std::string>& items,
                                                  std::string_view separator, std::size_t width);

[[nodiscard]] std::string repeat(std::string_view text, std::size_t times);

/// The first letter as a capital one (a to z only).
[[nodiscard]] std::string capitalized(std::string text);

/// For comparing what people type: lower case, accents of the letter e dropped, spaces as hyphens.
[[nodiscard]] std::string folded(std::string_view text);

}  // namespace ptcg::tools
